import type { Facet, ListingSort, PriceRange } from '#contract/client/client.schemas.ts';
import { derive, type GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { type Base, baseOfListing, baseOfMatches, type ListingRef, type Matches } from './base.ts';
import { cachedTally, choiceKey } from './cached-tallies.ts';
import { type Filters, hasNoConditions, type Offers, toConditions } from './conditions.ts';
import type { Tally } from './counts.ts';
import { type FacetList, listFacets, toFacets } from './facet-lists.ts';
import { pageOfModels } from './page-of-models.ts';
import { tally } from './tally.ts';

export type { ListingRef, Matches } from './base.ts';
export type { Filters } from './conditions.ts';

/**
 * The goods of a listing or search that match the shopper's filters. Use it before the next `await`, because
 * the columns may change after that.
 */
export type Choice = {
  /** Number of matching models. */
  readonly totalItems: number;
  /**
   * Facets in display order. The counts of a facet take into account the values chosen in all other facets.
   */
  facets(): Facet[];
  priceRange(): PriceRange;
  /**
   * Ids of the colours on a page, one for each matching model. `page` starts at 1; pages after the last are
   * empty.
   */
  page(sort: ListingSort, page: number, size: number): string[];
};

/** The goods among which the shopper chooses: those of a listing, or the results of a query. */
export type Among = { listing: ListingRef; scores?: () => Scores | null } | { matches: Matches };

/**
 * Scores by number of the model, from the retailer's search rules for a listing. Models without an entry have
 * the score 0.
 */
type Scores = ReadonlyMap<number, number>;

/** Counts and facets of a listing without any filter. */
type Whole = { tally: Tally; lists: FacetList[]; offered: ReadonlySet<string> };

const noFilters: Filters = {};

/**
 * Applies the shopper's filters to a listing or search (openapi, getListing). A result must match in every
 * facet in which values are chosen; one of the values chosen in a facet is enough. A model matches if one of
 * its colours matches in all facets and, if sizes and stores are chosen, has a chosen size in stock in a
 * chosen store. Unknown values are ignored.
 */
export function choose(snapshot: GoodsSnapshot, among: Among, filters: Filters, now: Date): Choice {
  const base =
    'listing' in among ? baseOfListing(snapshot, among.listing, now) : baseOfMatches(snapshot, among.matches);
  const kind = 'listing' in among ? among.listing.kind : null;
  // This is computed only if needed. A page without filters needs no counts.
  const work = once(() => wholeOf(snapshot, base, kind !== 'category'));
  const whole = () => (base.key === null ? work() : derive(snapshot, `whole ${base.key}`, work));
  const offers: Offers = (id, value) => whole().offered.has(`${id} ${value}`);
  const conditions = toConditions(snapshot, filters, offers);
  const left = once(() => {
    if (hasNoConditions(conditions)) return whole().tally;
    const count = () => tally(snapshot, base, conditions);
    return base.key === null
      ? count()
      : cachedTally(snapshot, `${base.key} ${choiceKey(filters, offers)}`, count);
  });
  return {
    get totalItems() {
      return left().totalItems;
    },
    facets: () => toFacets(whole().lists, left(), filters),
    priceRange() {
      const { minPrice, maxPrice } = left();
      return {
        min: minPrice <= maxPrice ? minPrice : null,
        max: minPrice <= maxPrice ? maxPrice : null,
        from: filters.priceFrom ?? null,
        to: filters.priceTo ?? null,
      };
    },
    page(sort, page, size) {
      const places = hasNoConditions(conditions) ? null : left();
      const scores = 'listing' in among ? among.scores?.() : null;
      const ordered = scores ? withScores(base, scores) : base;
      const chosen = { base: ordered, conditions, prefersReduced: kind === 'sale', left: places };
      return pageOfModels(snapshot, chosen, { sort, page, size }).map((variant) =>
        snapshot.variantId(variant),
      );
    },
  };
}

/**
 * Adds scores of search rules to the goods. Scores change the order of goods, but not the counts of facets.
 */
const withScores = (base: Base, scores: Scores): Base => ({
  ...base,
  scores: Float32Array.from(base.groups, (group) => scores.get(group) ?? 0),
});

/**
 * Creates a function that computes a value at its first call, and returns the same value at every later call.
 */
function once<T extends object>(work: () => T): () => T {
  let done: T | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

function wholeOf(snapshot: GoodsSnapshot, base: Base, offersCategories: boolean): Whole {
  const nothing = toConditions(snapshot, noFilters, () => false);
  const whole = tally(snapshot, base, nothing);
  const lists = listFacets(snapshot, base, whole, (id) => id !== 'category' || offersCategories);
  const offered = lists.flatMap(({ id, entries }) => entries.map(({ value }) => `${id} ${value}`));
  return { tally: whole, lists, offered: new Set(offered) };
}
