import { idFor } from '../feed/identity.ts';
import type { Offer } from './offer.ts';

/** The character between the offer's id and the size in the ids of the parts of a split offer. */
export const PART_SIGN = '=';

/**
 * Maximum length of an article number in the contract. The article numbers of the parts begin with the
 * offer's id.
 */
const SKU_LIMIT = 60;

const partId = (offerId: string, size: string) => `${offerId}${PART_SIGN}${size.replace(/\s/g, '')}`;

/** Whether the article numbers of the parts would be short enough. */
export const canSplit = (offerId: string, sizes: readonly string[]): boolean =>
  sizes.every((size) => partId(offerId, size).length <= SKU_LIMIT);

/** How many of the pieces one of several parts gets. The shares are nearly equal. */
export const shareOf = (pieces: number, place: number, parts: number): number =>
  Math.floor(pieces / parts) + (place < pieces % parts ? 1 : 0);

/**
 * Splits an offer with several sizes into one offer for each. The feed does not say which sizes the pieces
 * have, so they are shared out nearly equally. If the feed gives no number (`isStockAssumed`), each size has
 * the default number. The pieces are assigned to no store.
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
