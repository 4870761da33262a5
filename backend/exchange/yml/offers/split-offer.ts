import { idFor } from '../feed/identity.ts';
import type { Offer } from './offer.ts';

/** When an offer is split into sizes, the id of each part is the offer's id, this sign and the size. */
export const PART_SIGN = '=';

/**
 * Maximum length of an article number in the contract. The article number of a part is the offer's id and the
 * size.
 */
const SKU_LIMIT = 60;

const partId = (offerId: string, size: string) => `${offerId}${PART_SIGN}${size.replace(/\s/g, '')}`;

/** Whether an offer can be split into these sizes: the article numbers of all parts must be short enough. */
export const canSplit = (offerId: string, sizes: readonly string[]): boolean =>
  sizes.every((size) => partId(offerId, size).length <= SKU_LIMIT);

/** How many of `pieces` the part with index `place` gets. All parts get nearly equal shares. */
export const shareOf = (pieces: number, place: number, parts: number): number =>
  Math.floor(pieces / parts) + (place < pieces % parts ? 1 : 0);

/**
 * Splits an offer with several sizes into one offer per size. The feed does not say how many pieces each size
 * has, so all sizes get nearly equal shares. If the feed has no number of pieces (`isStockAssumed`), each
 * size gets the default stock. No pieces are assigned to stores.
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
