import { ListingSort } from '#contract/client/client.schemas.ts';
import type { GoodsCategory, GoodsSnapshot } from '../../backend/listing/columns/goods-snapshot.ts';
import { choose, type Filters } from '../../backend/listing/facets/choose.ts';
import { findGoods } from '../../backend/listing/search/find.ts';
import { type Chance, chanceOf } from '../../demo/generate/chance.ts';
import { chosenOf } from './listing-calls.ts';
import { queryMixes } from './queries.ts';
import { type Timings, timeAll } from './timings.ts';

/** How long the core of a listing or search takes: in memory, without database, JSON and HTTP. */
export type CoreTimings = {
  /** Finding the models of a listing with one to four filters, and counting the values of its facets. */
  facetCounts: Timings;
  /** The same as `facetCounts` for the listing with the most models. `models` is their number. */
  largest: Timings & { models: number };
  /** Finding the ids on a page of the largest listing. The key is the sort order. */
  pages: Record<string, Timings>;
  /**
   * A whole search: parsing the query, finding goods, counting all facet values, and the ids of the first
   * page.
   */
  searchWithFacets: Timings;
};

const PAGE = 24;

export async function measureCore(
  snapshot: GoodsSnapshot,
  chance: Chance,
  calls: number,
): Promise<CoreTimings> {
  const now = new Date();
  const warmUp = Math.ceil(calls / 5);
  const inMenu = snapshot.categories.filter(({ isInMenu }) => isInMenu);
  const sizeOf = (listing: GoodsCategory) => choose(snapshot, { listing }, {}, now).totalItems;
  const [largest] = inMenu
    .filter(({ kind }) => kind === 'category')
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!largest) throw new Error('The shop has no categories.');

  const taskOf = (listing: GoodsCategory) => ({
    listing,
    filters: filtersOf(snapshot, listing, now, chance),
  });
  const count = ({ listing, filters }: ReturnType<typeof taskOf>) => {
    const choice = choose(snapshot, { listing }, filters, now);
    return [choice.totalItems, choice.facets(), choice.priceRange()];
  };
  const anywhere = Array.from({ length: calls }, () => taskOf(chance.pick(inMenu)));
  const inLargest = Array.from({ length: calls }, () => taskOf(largest));
  const facetCounts = await timeAll(anywhere, warmUp, count);
  const ofLargest = await timeAll(inLargest, warmUp, count);

  const pages: Record<string, Timings> = {};
  for (const sort of Object.values(ListingSort)) {
    const chosen = inLargest.map(({ listing, filters }) => choose(snapshot, { listing }, filters, now));
    pages[sort] = await timeAll(chosen, warmUp, (choice) => choice.page(sort, 1, PAGE));
  }
  return {
    facetCounts,
    largest: { ...ofLargest, models: sizeOf(largest) },
    pages,
    searchWithFacets: await measureSearch(snapshot, calls, warmUp, now),
  };
}

async function measureSearch(
  snapshot: GoodsSnapshot,
  calls: number,
  warmUp: number,
  now: Date,
): Promise<Timings> {
  const chance = chanceOf(7, 7);
  const { 'nothing found': _, ...mixes } = queryMixes(chance, calls);
  const facets = choose(
    snapshot,
    { matches: findGoods(snapshot, 'платье').matches ?? nothing() },
    {},
    now,
  ).facets();
  const tasks = Array.from({ length: calls }, () => ({
    query: chance.pick(Object.values(mixes).flat()),
    filters: toFilters(chosenOf(facets, chance.whole(0, 3), chance)),
  }));
  return timeAll(tasks, warmUp, ({ query, filters }) => {
    const { matches } = findGoods(snapshot, query);
    const choice = choose(snapshot, { matches: matches ?? nothing() }, filters, now);
    return [choice.totalItems, choice.facets(), choice.priceRange(), choice.page('popular', 1, PAGE)];
  });
}

const nothing = () => ({ groups: new Int32Array(0), scores: new Float32Array(0) });

function filtersOf(snapshot: GoodsSnapshot, listing: GoodsCategory, now: Date, chance: Chance): Filters {
  const facets = choose(snapshot, { listing }, {}, now).facets();
  return toFilters(chosenOf(facets, chance.whole(1, 4), chance));
}

/** Converts query parameters to lists of values. */
function toFilters(query: Readonly<Record<string, string>>): Filters {
  return Object.fromEntries(Object.entries(query).map(([id, values]) => [id, values.split(',')]));
}
