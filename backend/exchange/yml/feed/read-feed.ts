import { SaxesParser } from 'saxes';
import { FeedError } from './feed-error.ts';
import { FeedReader } from './feed-reader.ts';
import type { Issue } from './issue.ts';
import { LenientXml } from './lenient-xml.ts';
import type { FeedItem } from './raw-offer.ts';
import type { TextChunk } from './read-text.ts';

export type FeedChunk = {
  items: FeedItem[];
  bytesRead: number;
  /** Warnings about errors of the document that were corrected. */
  remarks?: Issue[];
};

/** Maximum characters between two parser events. More means an element without end. */
const SILENCE_LIMIT = 1_000_000;

/**
 * Reads a feed in a stream: memory does not grow with its length. Yields the items that each chunk of text
 * completed. Corrects common errors of the document (lenient-xml.ts). Throws FeedError, with the line, if the text is not XML, declares entities, is cut off, or is
 * not a YML feed.
 */
export async function* readFeed(chunks: AsyncIterable<TextChunk>): AsyncGenerator<FeedChunk> {
  const parser = new SaxesParser();
  const reader = new FeedReader();
  const lenient = new LenientXml();
  const line = () => parser.line + lenient.skippedLines;
  let lastEvent = 0;
  const noteEvent = () => {
    lastEvent = parser.position;
  };
  parser.on('error', (error) => {
    throw notXml(error.message, line());
  });
  parser.on('doctype', (text) => {
    noteEvent();
    // Many feeds have a plain reference to shops.dtd. It is never followed. A DTD with declarations of its
    // own is refused.
    if (/[[<&%]/.test(text))
      throw new FeedError(`Line ${line()}: the feed declares a DTD of its own, which is refused.`);
  });
  let startLine = 1;
  parser.on('opentagstart', () => {
    startLine = line();
  });
  parser.on('opentag', ({ name, attributes }) => {
    noteEvent();
    reader.open(name, attributes, startLine);
  });
  parser.on('closetag', ({ name }) => {
    noteEvent();
    reader.close(name);
  });
  parser.on('text', (text) => reader.text(text, line()));
  parser.on('cdata', (text) => {
    noteEvent();
    reader.text(text, line());
  });
  parser.on('comment', noteEvent);

  let bytesRead = 0;
  for await (const chunk of chunks) {
    ({ bytesRead } = chunk);
    parser.write(lenient.write(chunk.text));
    if (parser.position - lastEvent > SILENCE_LIMIT)
      throw new FeedError(`Line ${line()}: more than a million characters without an element.`);
    yield { items: reader.take(), bytesRead, remarks: lenient.takeRemarks() };
  }
  parser.write(lenient.end());
  parser.close();
  reader.finish();
  yield { items: reader.take(), bytesRead, remarks: lenient.takeRemarks() };
}

/** The parser's message begins with a position; this replaces it with the line in words. */
function notXml(message: string, line: number): FeedError {
  const why = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
  const isCut = /unclosed|unexpected end|must contain a root/i.test(why);
  return new FeedError(
    `Line ${line}: the feed ${isCut ? 'is cut off or not closed' : 'is not XML'} (${why}).`,
  );
}
