import { DEEPEST, type XmlFault, XmlReader } from '../../../../platform/xml/xml-reader.ts';
import { FeedError } from '../feed-error.ts';
import type { Issue } from '../issue.ts';
import type { FeedItem } from '../raw-offer.ts';
import { FeedReader } from './feed-reader.ts';
import { LenientXml } from './lenient-xml.ts';
import type { TextChunk } from './read-text.ts';

export type FeedChunk = {
  items: FeedItem[];
  bytesRead: number;
  /** Warnings about errors in the XML that were corrected. */
  remarks?: Issue[];
};

/**
 * Reads a feed as a stream, so that memory does not grow with its length. For each chunk of text, yields the
 * items that are complete after it. Corrects common errors of the XML (lenient-xml.ts). Throws FeedError with
 * the line if the text is not XML, declares entities, ends too early, or is not a YML feed.
 */
export async function* readFeed(chunks: AsyncIterable<TextChunk>): AsyncGenerator<FeedChunk> {
  const reader = new FeedReader();
  const lenient = new LenientXml();
  const lineOf = (line: number) => line + lenient.skippedLines;
  const xml = new XmlReader({
    open: (name, attributes, line) => reader.open(name, attributes, lineOf(line)),
    text: (text, line) => reader.text(text, lineOf(line)),
    close: (name) => reader.close(name),
    // Many feeds only refer to the file shops.dtd; this is ignored. A DTD that contains declarations is
    // refused.
    ignoresDoctype: (text) => !/[[<&%]/.test(text),
    fail: (fault, line) => {
      throw new FeedError(`Line ${lineOf(line)}: ${sentenceOf(fault)}.`);
    },
  });

  let bytesRead = 0;
  for await (const chunk of chunks) {
    ({ bytesRead } = chunk);
    xml.write(lenient.write(chunk.text));
    yield { items: reader.take(), bytesRead, remarks: [...(chunk.remarks ?? []), ...lenient.takeRemarks()] };
  }
  xml.write(lenient.end());
  xml.close();
  reader.finish();
  yield { items: reader.take(), bytesRead, remarks: lenient.takeRemarks() };
}

/** Describes an error in the XML as one sentence. */
function sentenceOf(fault: XmlFault): string {
  switch (fault.kind) {
    case 'NOT_XML': {
      const isCut = /unclosed|unexpected end|must contain a root/i.test(fault.detail);
      return `the feed ${isCut ? 'is cut off or not closed' : 'is not XML'} (${fault.detail})`;
    }
    case 'DOCTYPE':
      return 'the feed declares a DTD of its own, which is refused';
    case 'TOO_DEEP':
      return `elements are nested more than ${DEEPEST} deep`;
    case 'TOO_LONG':
      return 'more than a million characters without an element';
  }
}
