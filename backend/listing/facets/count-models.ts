import { type GoodsSnapshot, keep } from '../columns/goods-snapshot.ts';
import { baseOfListing, type ListingRef } from './kernel/base.ts';

/** How many models each of the listings holds, by id. A model without colours has no card and does not count. */
export function countModels(
  snapshot: GoodsSnapshot,
  listings: readonly ListingRef[],
  now: Date,
): Map<string, number> {
  return new Map(listings.map((listing) => [listing.id, countOf(snapshot, listing, now)]));
}

function countOf(snapshot: GoodsSnapshot, listing: ListingRef, now: Date): number {
  const { groups, onlyReduced, key } = baseOfListing(snapshot, listing, now);
  const { variantStart, priceBefore } = snapshot;
  return keep(snapshot, `count ${key}`, () => {
    let count = 0;
    for (const group of groups) {
      const end = variantStart[group + 1] as number;
      let variant = variantStart[group] as number;
      while (onlyReduced && variant < end && priceBefore[variant] === 0) variant += 1;
      if (variant < end) count += 1;
    }
    return count;
  });
}
