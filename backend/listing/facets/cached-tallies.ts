import { facetIds } from '#shared/goods/facets.ts';
import { derive, type GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Filters, Offers } from './conditions.ts';
import type { Tally } from './counts.ts';

/** Number of choices whose counts are cached with the columns; each takes a few kilobytes. */
const MOST_KEPT = 64;

/**
 * The cache key of a choice. Choices of the same values have the same key; unknown values are left out of the
 * key.
 */
export function choiceKey(filters: Filters, offers: Offers): string {
  const values = facetIds.map((id) =>
    (filters[id] ?? [])
      .filter((value) => offers(id, value))
      .sort()
      .join(),
  );
  return [...values, filters.priceFrom, filters.priceTo].join(' ');
}

/**
 * The counts of a choice, from the cache or computed. Many shoppers make the same few choices, and every page
 * and sort needs the counts again. Any change in the columns clears the cache.
 */
export function cachedTally(snapshot: GoodsSnapshot, key: string, make: () => Tally): Tally {
  const tallies = talliesOf(snapshot);
  const tally = tallies.get(key) ?? make();
  // The entry used last is moved to the end, since the first entry is evicted.
  tallies.delete(key);
  tallies.set(key, tally);
  if (tallies.size > MOST_KEPT) {
    const [oldest] = tallies.keys();
    if (oldest !== undefined) tallies.delete(oldest);
  }
  return tally;
}

const talliesOf = (snapshot: GoodsSnapshot) => derive(snapshot, 'tallies', () => new Map<string, Tally>());
