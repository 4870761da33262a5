import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from '../http/compress.ts';
import { createDenseCompressor } from './dense-copies.ts';

const page = readFileSync(new URL('../../docs/specification.md', import.meta.url));

it('the dense copy of a page is smaller than the first copy and has the same content', async () => {
  const dense = await createDenseCompressor(() => 0)(page);
  expect(dense?.length).toBeLessThan(compress(page, 'br', 'often').length * 0.95);
  expect(brotliDecompressSync(dense ?? '').equals(page)).toBe(true);
});

it('the compressor of dense copies handles one page at a time, and then pauses nine times as long as it worked', async () => {
  let now = 1000;
  const compressDensely = createDenseCompressor(() => now);
  const working = compressDensely(page);
  expect(working).toBeDefined();
  expect(compressDensely(page)).toBeUndefined();
  now = 1030;
  await working;
  expect(compressDensely(page)).toBeUndefined();
  now = 1299;
  expect(compressDensely(page)).toBeUndefined();
  now = 1300;
  await expect(compressDensely(page)).resolves.toBeDefined();
});
