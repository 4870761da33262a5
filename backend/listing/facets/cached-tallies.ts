import { facetIds } from '#shared/goods/facets.ts';
import { derive, type GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Filters, Offers } from './conditions.ts';
import type { Tally } from './counts.ts';

/** Maximum number of filter combinations whose counts are cached, each of a few kilobytes. */
const MOST_KEPT = 64;

/**
 * Cache key of the chosen filters. It is the same for any order of the values, and leaves out unknown values.
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
 * Returns the counts for the chosen filters from the cache, or computes them. Many shoppers choose the same
 * filters, and every page and sort order needs the same counts. The cache is cleared when any column changes.
 */
export function cachedTally(snapshot: GoodsSnapshot, key: string, make: () => Tally): Tally {
  const tallies = talliesOf(snapshot);
  const tally = tallies.get(key) ?? make();
  // Moves the entry to the end of the map. The entry that was not used for the longest time is then first,
  // and is removed first.
  tallies.delete(key);
  tallies.set(key, tally);
  if (tallies.size > MOST_KEPT) {
    const [oldest] = tallies.keys();
    if (oldest !== undefined) tallies.delete(oldest);
  }
  return tally;
}

const talliesOf = (snapshot: GoodsSnapshot) => derive(snapshot, 'tallies', () => new Map<string, Tally>());
