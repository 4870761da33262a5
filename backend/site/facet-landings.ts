import { facetsById } from '#shared/goods/facets.ts';
import type { GoodsSnapshot } from '../listing/columns/goods-snapshot.ts';
import { choose, type ListingRef } from '../listing/facets/choose.ts';

/** With fewer models a page says nothing that the pages of those models do not say. */
const leastModels = 3;

/**
 * The queries of addresses under which a listing is a page of its own to search engines: one value of a facet that
 * people search by. `standingOf` in src/features/catalog decides the robots rules of the pages; a test keeps the
 * two in step (docs/decisions/0017-being-found.md).
 */
export function facetLandings(snapshot: GoodsSnapshot, listing: ListingRef, now: Date): string[] {
  // What editors gathered is searched for by its own name.
  if (listing.kind === 'collection' || listing.kind === 'promotion') return [];
  const whole = choose(snapshot, { listing }, {}, now);
  if (whole.totalItems < leastModels) return [];
  return whole.facets().flatMap(({ id, values }) => {
    const { parameter, searchedBy } = facetsById[id];
    if (!searchedBy) return [];
    return values
      .filter(({ count }) => count >= leastModels)
      .map(({ value }) => new URLSearchParams({ [parameter]: value }).toString());
  });
}
