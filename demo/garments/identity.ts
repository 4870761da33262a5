import { createHash } from 'node:crypto';
import { ean13CheckDigit } from '#shared/goods/gtin.ts';

/**
 * Part of every text from which ids and random numbers are computed. Ids, prices and stock of the demo depend
 * on it, so it must never change.
 */
const namespace = 'vitrina-demo-catalogue';

function digest(parts: readonly (string | number)[]): Buffer {
  return createHash('sha1')
    .update([namespace, ...parts].join('\u0000'))
    .digest();
}

/** A UUID (version 5) computed from the given words only, so that changes elsewhere do not affect it. */
export function demoUuid(...parts: (string | number)[]): string {
  const bytes = digest(['id', ...parts]).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * A random number from 0 (included) to 1 (excluded), computed from the words: the same words always give the
 * same number.
 */
export function draw(...parts: (string | number)[]): number {
  return digest(['draw', ...parts]).readUIntBE(0, 6) / 2 ** 48;
}

/**
 * Picks an item at random, computed from the words: the same words always pick the same one. Throws if the
 * list is empty.
 */
export function pick<T>(from: readonly T[], ...parts: (string | number)[]): T {
  const chosen = from[Math.floor(draw(...parts) * from.length)];
  if (chosen === undefined) throw new RangeError('Nothing to pick from.');
  return chosen;
}

/**
 * An EAN-13 from the range 20…29, which GS1 reserves for internal use by shops. The same words always give
 * the same barcode.
 */
export function demoBarcode(...parts: (string | number)[]): string {
  const digits = digest(['ean', ...parts]).readUIntBE(0, 6) % 10 ** 11;
  const twelve = `2${String(digits).padStart(11, '0')}`;
  return `${twelve}${ean13CheckDigit(twelve)}`;
}
