import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FeedError } from './feed-error.ts';

/** Writes a file piece by piece; it appears under its name when it is whole. Throws FeedError when it cannot be. */
export async function writeWhole(file: string, pieces: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await pipeline(Readable.from(pieces), createWriteStream(draft));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const isOfFile = error instanceof Error && 'syscall' in error && 'path' in error && 'code' in error;
    if (isOfFile) throw new FeedError(`The file ${file} cannot be written (${String(error.code)}).`);
    throw error;
  }
}
