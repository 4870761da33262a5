import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PictureFiles } from './picture-files.ts';

const BYTES = Uint8Array.of(1, 2, 3);

let folder: string;
let files: PictureFiles;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  files = new PictureFiles(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Returns a job that makes a file. It ends when the test calls `finish`, and fails when no caller waits for
 * it any longer.
 */
function slowMaking() {
  const begun = Promise.withResolvers<void>();
  const bytes = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const make = (abandoned: AbortSignal) => {
    begun.resolve();
    abandoned.addEventListener('abort', () => bytes.reject(new Error('abandoned')));
    return bytes.promise;
  };
  return { make, begun: begun.promise, finish: () => bytes.resolve(BYTES) };
}

test('a picture file is made once for concurrent callers, and stored', async () => {
  const { make, finish } = slowMaking();
  const first = files.take('a.avif', make);
  const second = files.take('a.avif', () => Promise.reject(new Error('made twice')));
  finish();
  expect(await Promise.all([first, second])).toEqual([BYTES, BYTES]);
  expect(await files.has('a.avif')).toBe(true);
});

test('the making of a picture file continues as long as one caller waits for it', async () => {
  const { make, begun, finish } = slowMaking();
  const leaves = new AbortController();
  files.take('a.avif', make, leaves.signal);
  const stays = files.take('a.avif', make, new AbortController().signal);
  await begun;
  leaves.abort();
  finish();
  expect(await stays).toEqual(BYTES);
});

test('the making of a picture file is aborted when no caller waits any longer; the next caller starts it again', async () => {
  const { make, begun } = slowMaking();
  const [one, other] = [new AbortController(), new AbortController()];
  const taken = [files.take('a.avif', make, one.signal), files.take('a.avif', make, other.signal)];
  const ends = Promise.allSettled(taken);
  await begun;
  one.abort();
  other.abort();
  const again = files.take('a.avif', async () => BYTES);
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await again).toEqual(BYTES);
});
