import { createHash } from 'node:crypto';
import { ean13CheckDigit } from '#shared/goods/gtin.ts';

/**
 * The namespace of all ids and random draws. Ids, prices and stock of the demo depend on this text, so it
 * must not change.
 */
const namespace = 'vitrina-demo-catalogue';

function digest(parts: readonly (string | number)[]): Buffer {
  return createHash('sha1')
    .update([namespace, ...parts].join('\u0000'))
    .digest();
}

/** A version 5 UUID that depends only on the given words, so other changes do not affect it. */
export function demoUuid(...parts: (string | number)[]): string {
  const bytes = digest(['id', ...parts]).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A number from [0, 1), drawn evenly; the same words always give the same number. */
export function draw(...parts: (string | number)[]): number {
  return digest(['draw', ...parts]).readUIntBE(0, 6) / 2 ** 48;
}

/** Picks one of the items; the same words always pick the same item. Throws on an empty list. */
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
