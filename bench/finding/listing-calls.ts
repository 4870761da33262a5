import type { Facet, Listing, Navigation } from '#contract/client/client.schemas.ts';
import { ListingSort } from '#contract/client/client.schemas.ts';
import { operations } from '#contract/operations.ts';
import type { Chance } from '../../demo/generate/chance.ts';
import type { BenchShop, Query } from './shop.ts';

export const LISTINGS = operations.getListing.path;
const NAVIGATION = operations.getNavigation.path;

/** What must be known of a listing to make random calls. */
type Known = Pick<Listing, 'path' | 'facets' | 'totalPages'>;

/** Reads all listings of the menu from the shop. */
export async function readListings(shop: BenchShop): Promise<Known[]> {
  const { json } = await shop.get(NAVIGATION, {});
  const known: Known[] = [];
  for (const { path } of (json as Navigation).categories) {
    const { json: listing } = await shop.get(LISTINGS, { path });
    known.push(listing as Listing);
  }
  return known;
}

/** Query parameters of listing calls, by kind: unfiltered, sorted, deep pages, filtered. */
export function listingMixes(
  listings: readonly Known[],
  chance: Chance,
  size: number,
): Record<string, Query[]> {
  const departments = listings.filter(({ path }) => !path.includes('/'));
  const leaves = listings.filter(({ path }) => path.includes('/'));
  const many = (make: () => Query) => Array.from({ length: size }, make);
  const sorts = Object.values(ListingSort);
  const deep = ({ totalPages }: Known) =>
    String(chance.whole(Math.ceil(totalPages / 2), Math.min(totalPages, 10_000)));
  return {
    'departments, unfiltered': many(() => ({ path: chance.pick(departments).path })),
    'leaves, unfiltered': many(() => ({ path: chance.pick(leaves).path })),
    'every order': many(() => ({ path: chance.pick(listings).path, sort: chance.pick(sorts) })),
    'deep pages': many(() => {
      const listing = chance.pick(listings);
      return { path: listing.path, page: deep(listing), sort: chance.pick(sorts) };
    }),
    'one facet': many(() => filtered(chance.pick(listings), 1, chance)),
    'two to four facets': many(() => filtered(chance.pick(listings), chance.whole(2, 4), chance)),
  };
}

function filtered({ path, facets }: Known, count: number, chance: Chance): Query {
  return { path, ...chosenOf(facets, count, chance) };
}

/** Chooses `count` random facets, and one or two values of each. */
export function chosenOf(facets: readonly Facet[], count: number, chance: Chance): Query {
  const chosen = chance.sample(
    facets.filter(({ values }) => values.length > 0),
    count,
  );
  return Object.fromEntries(
    chosen.map(({ id, values }) => {
      const names = chance.sample(values, chance.whole(1, 2)).map(({ value }) => value);
      return [id, names.join(',')];
    }),
  );
}
