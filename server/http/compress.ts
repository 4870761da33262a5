import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** Whether a text is compressed for one answer or for many. */
export type Sent = 'once' | 'often';

/**
 * What to compress a text with, the best first. A listing of 110 KB, sent once: 17.6 KB in 0.4 ms as zstd, 17.5 KB in
 * 0.65 ms as brotli. Sent often, brotli makes 15.8 KB of it in 1 ms, for which zstd takes 28 ms.
 */
export const ENCODINGS: Readonly<Record<Sent, readonly Encoding[]>> = {
  once: ['zstd', 'br', 'gzip'],
  often: ['br', 'zstd', 'gzip'],
};

/**
 * What of brotli is worth its time. A listing of 95 KB: 12.9 KB in 1.0 ms with 4, 11.9 KB in 2.0 ms with 5. What is sent
 * many times is worth 6, which takes two thirds of the time of 7 for some 4 % more bytes.
 */
const BROTLI_QUALITY: Record<Sent, number> = { once: 4, often: 6 };

/** 5 makes as many bytes as brotli 4. 9 makes 4 % fewer in twice the time; what is above it takes several times as long. */
const ZSTD_LEVEL: Record<Sent, number> = { once: 5, often: 9 };

/**
 * Compresses a whole text, here and now: less than a fifth of what a page takes to be rendered. In the threads of Node it
 * takes longer, and leaves objects behind that only a full collection of garbage frees, which cost as much again.
 */
export function compress(bytes: Uint8Array, encoding: Encoding, sent: Sent): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  if (encoding === 'zstd')
    return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL[sent] } });
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[sent],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
