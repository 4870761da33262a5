import { facetsById } from '#shared/goods/facets.ts';
import { LEAST_MODELS, landingWords } from '#shared/goods/landing-words.ts';
import type { ListingRef } from '../listing/facets/base.ts';
import type { Finder } from '../listing/finder.ts';

/** A listing. `hasParts` says whether there are listings below it. */
type Listing = ListingRef & { path: string; hasParts: boolean };

/**
 * Query strings of a listing's pages that search engines may index (facet landings). Each chooses one value
 * of a facet for which people use search engines. `standingOf` in src/features/catalog sets the robots rules
 * of these pages; a test checks that both agree (docs/decisions/0017-being-found.md).
 */
export function facetLandings(
  finder: Finder,
  listing: Listing,
  now: Date,
  leastModels = LEAST_MODELS,
): string[] {
  // People search for campaigns by their names and not by facet values, so campaigns have no facet landings.
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
