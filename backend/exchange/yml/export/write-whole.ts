import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { FeedError } from '../feed/feed-error.ts';

/** Suffix of a file that is still being written. */
export const DRAFT = '.part';

/**
 * Writes a file from chunks. The file has a temporary name until it is complete. Throws FeedError if it
 * cannot be written.
 */
export async function writeWhole(
  file: string,
  pieces: AsyncIterable<string>,
  { gzip = false }: { gzip?: boolean } = {},
): Promise<void> {
  const draft = `${file}.${randomUUID()}${DRAFT}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    const target = createWriteStream(draft);
    // In byte mode, the stream buffers a limited number of bytes. In object mode, the limit would be a number
    // of chunks, which may be of any size.
    const source = Readable.from(pieces, { objectMode: false });
    await (gzip ? pipeline(source, createGzip(), target) : pipeline(source, target));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const isOfFile = error instanceof Error && 'syscall' in error && 'path' in error && 'code' in error;
    if (isOfFile) throw new FeedError(`The file ${file} cannot be written (${String(error.code)}).`);
    throw error;
  }
}
