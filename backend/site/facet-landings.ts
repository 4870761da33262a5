import { facetsById } from '#shared/goods/facets.ts';
import { LEAST_MODELS, landingWords } from '#shared/goods/landing-words.ts';
import type { ListingRef } from '../listing/facets/base.ts';
import type { Finder } from '../listing/finder.ts';

/** `hasParts`: whether there are listings in it. */
type Listing = ListingRef & { path: string; hasParts: boolean };

/**
 * The queries of addresses under which a listing is a page of its own to search engines: one value of a facet that
 * people search by. `standingOf` in src/features/catalog decides the robots rules of the pages; a test keeps the
 * two in step (docs/decisions/0017-being-found.md).
 */
export function facetLandings(
  finder: Finder,
  listing: Listing,
  now: Date,
  leastModels = LEAST_MODELS,
): string[] {
  // What is announced is searched for by its own name.
  if (listing.kind !== 'category') return [];
  const whole = finder.inListing(listing, {}, now);
  if (whole.totalItems < leastModels) return [];
  return whole.facets().flatMap(({ id, values }) => {
    const { parameter } = facetsById[id];
    return values
      .filter(
        ({ name, count }) =>
          count >= leastModels &&
          landingWords(id, name, { values: values.length, hasParts: listing.hasParts }),
      )
      .map(({ value }) => new URLSearchParams({ [parameter]: value }).toString());
  });
}
