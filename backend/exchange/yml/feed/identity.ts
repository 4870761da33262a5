import { createHash } from 'node:crypto';
import { ean13CheckDigit } from '#shared/goods/gtin.ts';

const namespace = 'vitrina-feed';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const digest = (...parts: string[]) =>
  createHash('sha1')
    .update([namespace, ...parts].join('\u0000'))
    .digest();

/**
 * A version 5 UUID that depends only on the given strings. A second import of the same feed thus finds the
 * same goods.
 */
export function feedUuid(...parts: string[]): string {
  const bytes = digest('id', ...parts).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The id of goods in the shop, computed from their id in the feed. If that is a UUID, it stays as it is, so
 * that an import of exported goods finds the same goods.
 */
export const idFor = (kind: 'group' | 'article', feedId: string): string =>
  UUID.test(feedId) ? feedId.toLowerCase() : feedUuid(kind, feedId);

/** A barcode for an article that has none: an EAN-13 from the range that GS1 reserves for internal use. */
export function ownBarcode(articleId: string): string {
  const digits = digest('barcode', articleId).readUIntBE(0, 6) % 10 ** 11;
  const twelve = `2${String(digits).padStart(11, '0')}`;
  return `${twelve}${ean13CheckDigit(twelve)}`;
}
