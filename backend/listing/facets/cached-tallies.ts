import { facetIds } from '#shared/goods/facets.ts';
import { derive, type GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Filters, Offers } from './conditions.ts';
import type { Tally } from './counts.ts';

/** Maximum number of choices whose counts are cached; the counts of a choice take a few kilobytes. */
const MOST_KEPT = 64;

/** The cache key of a choice. It does not depend on the order of values, and leaves out unknown values. */
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
 * The counts of a choice, cached or computed. Caching pays off because many shoppers make the same few
 * choices, and every page and sort of a choice needs its counts. The cache is cleared when any column
 * changes.
 */
export function cachedTally(snapshot: GoodsSnapshot, key: string, make: () => Tally): Tally {
  const tallies = talliesOf(snapshot);
  const tally = tallies.get(key) ?? make();
  // Moves the entry to the end, because the first entry, which was not used for the longest time, is evicted.
  tallies.delete(key);
  tallies.set(key, tally);
  if (tallies.size > MOST_KEPT) {
    const [oldest] = tallies.keys();
    if (oldest !== undefined) tallies.delete(oldest);
  }
  return tally;
}

const talliesOf = (snapshot: GoodsSnapshot) => derive(snapshot, 'tallies', () => new Map<string, Tally>());
