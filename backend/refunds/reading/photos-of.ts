import { and, eq, inArray } from 'drizzle-orm';
import type { OperatorRefundPhoto, RefundPhoto } from '#contract/client/client.schemas.ts';
import type { RefundChoice } from '../base/refund-choice.ts';
import { refundPhoto } from '../base/tables.ts';
import type { Reader } from './read-offer.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const namedIn = (requestId: string, ids: readonly string[]) =>
  and(eq(refundPhoto.requestId, requestId), inArray(refundPhoto.id, [...ids]));

/**
 * The photographs of a refund in the order that the shopper has chosen, in the small size for the refund
 * page.
 */
export async function photosOf(
  db: Reader,
  requestId: string,
  { photos: ids = [] }: Pick<RefundChoice, 'photos'>,
): Promise<RefundPhoto[]> {
  if (ids.length === 0) return [];
  const { id, preview } = refundPhoto;
  const found = await db.select({ id, preview }).from(refundPhoto).where(namedIn(requestId, ids));
  return ids.flatMap((one) => {
    const photo = found.find((row) => row.id === one);
    return photo ? { id: photo.id, preview: base64(photo.preview) } : [];
  });
}

/** The photographs of a refund in the order that the shopper has chosen, in the full size for operators. */
export async function fullPhotosOf(
  db: Reader,
  requestId: string,
  ids: readonly string[],
): Promise<OperatorRefundPhoto[]> {
  if (ids.length === 0) return [];
  const { id, content } = refundPhoto;
  const found = await db.select({ id, content }).from(refundPhoto).where(namedIn(requestId, ids));
  return ids.flatMap((one) => {
    const photo = found.find((row) => row.id === one);
    return photo ? { id: photo.id, content: base64(photo.content) } : [];
  });
}
