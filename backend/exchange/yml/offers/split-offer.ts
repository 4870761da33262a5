import { idFor } from '../feed/identity.ts';
import type { Offer } from './offer.ts';

/** The sign between the id of an offer and the size, in the id of each part. */
export const PART_SIGN = '=';

/** The contract's limit of an article number, which begins with the id of the offer. */
const SKU_LIMIT = 60;

const partId = (offerId: string, size: string) => `${offerId}${PART_SIGN}${size.replace(/\s/g, '')}`;

/** Whether the ids of the parts of an offer are short enough for article numbers. */
export const canSplit = (offerId: string, sizes: readonly string[]): boolean =>
  sizes.every((size) => partId(offerId, size).length <= SKU_LIMIT);

/** The pieces of one of several parts, which are nearly equal. */
export const shareOf = (pieces: number, place: number, parts: number): number =>
  Math.floor(pieces / parts) + (place < pieces % parts ? 1 : 0);

/**
 * An offer for each of several sizes. Their stock adds up to that of the offer, in nearly equal parts, because the feed does
 * not say which sizes the pieces have. If it does not say a number either (`isStockAssumed`), each size has the usual one.
 * The pieces are in no store.
 */
export function offerBySizes(offer: Offer, sizes: readonly string[], isStockAssumed: boolean): Offer[] {
  if (sizes.length < 2) return [offer];
  const { length } = sizes;
  return sizes.map((size, place) => {
    const id = partId(offer.id, size);
    return {
      ...offer,
      id,
      articleId: idFor('article', id),
      sku: id,
      barcode: '',
      size,
      international: '',
      stock: isStockAssumed ? offer.stock : shareOf(offer.stock, place, length),
      outlets: offer.outlets && [],
    };
  });
}
