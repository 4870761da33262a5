import { open } from 'node:fs/promises';
import { FeedError } from '../feed-error.ts';
import type { Issue } from '../issue.ts';

/**
 * A chunk of the feed's text, how many bytes of the file were read so far, and warnings about a wrong
 * encoding.
 */
export type TextChunk = { text: string; bytesRead: number; remarks?: Issue[] };

export type FeedText = { size: number; chunks: AsyncIterable<TextChunk> };

/** The XML declaration must be within this many bytes at the beginning of the file. */
const HEAD = 4096;
/** Number of bytes that are read from the file at a time. */
const CHUNK = 256 * 1024;

/** This many bytes at the beginning of the file show whether the declared encoding is wrong. */
const SAMPLE = 128 * 1024;

const encodings: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
};

/**
 * Opens a feed file as text in the encoding of its XML declaration: UTF-8 (default) or windows-1251. If the
 * bytes show that the declaration is wrong, the other of these two encodings is used. Throws FeedError if the
 * file cannot be read. While the text is read, FeedError is also thrown for bytes that do not fit the
 * encoding.
 */
export async function openText(file: string): Promise<FeedText> {
  const handle = await open(file).catch((error: unknown) => {
    throw new FeedError(`The feed ${file} cannot be read (${codeOf(error)}).`);
  });
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new FeedError(`The feed ${file} is not a file.`);
    const sample = Buffer.alloc(SAMPLE);
    const { bytesRead } = await handle.read(sample, 0, sample.length, 0);
    const declared = encodingOf(sample.subarray(0, Math.min(HEAD, bytesRead)));
    const encoding = writtenIn(sample.subarray(0, bytesRead), declared);
    const why = `declares the encoding ${declared}, but is in ${encoding}; it is read as that`;
    const remarks = encoding === declared ? [] : [{ line: 1, offerId: '', field: 'xml', why }];
    const stream = handle.createReadStream({ start: 0, highWaterMark: CHUNK });
    return { size: stat.size, chunks: decode(stream, encoding, remarks) };
  } catch (error) {
    await handle.close();
    if (error instanceof FeedError) throw error;
    throw new FeedError(`The feed ${file} cannot be read (${codeOf(error)}).`);
  }
}

/**
 * The encoding that the XML declaration names, as a label for TextDecoder. Throws FeedError for any but UTF-8
 * and windows-1251.
 */
export function encodingOf(head: Uint8Array): string {
  const text = Buffer.from(head).toString('latin1');
  if (/^(\xff\xfe|\xfe\xff|\0)/.test(text) || /^<\0/.test(text))
    throw new FeedError('The feed is in UTF-16; save it in UTF-8 or windows-1251.');
  if (text.startsWith('\x1f\x8b')) throw new FeedError('The feed is compressed with gzip; unpack it first.');
  const declared =
    /^(?:\xef\xbb\xbf|\s|<!--(?:(?!-->).)*-->)*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/s.exec(
      text,
    )?.[1];
  const encoding = encodings[(declared ?? 'utf-8').toLowerCase()];
  if (!encoding)
    throw new FeedError(
      `The feed declares the encoding ${declared}; only UTF-8 and windows-1251 are understood.`,
    );
  return encoding;
}

/**
 * The encoding in which the text is really written: the declared one or, if the beginning of the text shows
 * that the declaration is wrong, the other of the two supported encodings.
 */
function writtenIn(bytes: Uint8Array, declared: string): string {
  const isUtf8 = isRussian(bytes, 'utf-8');
  if (declared !== 'utf-8') return isUtf8 ? 'utf-8' : declared;
  return !isUtf8 && isRussian(bytes, 'windows-1251') ? 'windows-1251' : declared;
}

/**
 * Matches words of lower-case Russian letters, which every feed contains. If a text is decoded with the wrong
 * encoding, it has only capitals and signs instead.
 */
const RUSSIAN_WORDS = /(?<![\p{L}])[А-ЯЁа-яё][а-яё]{3,}(?![\p{L}])/gu;

/** Whether bytes are Russian text in this encoding. Russian text in windows-1251 is never valid UTF-8. */
function isRussian(bytes: Uint8Array, encoding: 'utf-8' | 'windows-1251'): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    if (encoding === 'utf-8') return /[а-яё]{2}/i.test(text);
    const words = text.match(RUSSIAN_WORDS)?.join('').length ?? 0;
    const letters = text.match(/[^\0-\x7f]/g)?.length ?? 0;
    return letters > 0 && words > letters / 2;
  } catch {
    return false;
  }
}

async function* decode(
  bytes: AsyncIterable<Buffer>,
  encoding: string,
  remarks: Issue[],
): AsyncGenerator<TextChunk> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let bytesRead = 0;
  const inEncoding = (part?: Buffer) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch {
      throw new FeedError(
        `The feed is not in ${encoding} throughout (before byte ${bytesRead}); is the declared encoding correct?`,
      );
    }
  };
  for await (const part of bytes) {
    bytesRead += part.length;
    yield { text: inEncoding(part), bytesRead };
  }
  yield { text: inEncoding(), bytesRead, remarks };
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
