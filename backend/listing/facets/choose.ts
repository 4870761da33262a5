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
 * The goods of a listing or search that match the shopper's choice. Use it only until the next `await`,
 * because the columns may change then.
 */
export type Choice = {
  /** Number of matching models. */
  readonly totalItems: number;
  /** Facets in display order. The counts of a facet take into account what was chosen in all other facets. */
  facets(): Facet[];
  priceRange(): PriceRange;
  /**
   * Ids of the colours on a page, one per matching model. `page` starts at 1; a page after the last is empty.
   */
  page(sort: ListingSort, page: number, size: number): string[];
};

/** The goods to which the choice is applied: those of a listing, or the matches of a query. */
export type Among = { listing: ListingRef; scores?: () => Scores | null } | { matches: Matches };

/** The retailer's scores for a listing, by model. A model without an entry has the score 0. */
type Scores = ReadonlyMap<number, number>;

/** The counts and facets of a listing in which no facet value is chosen. */
type Whole = { tally: Tally; lists: FacetList[]; offered: ReadonlySet<string> };

const noFilters: Filters = {};

/**
 * Applies a choice to a listing or search (openapi, getListing). Values in several facets narrow the result;
 * several values of one facet widen it. A single colour of the model must match in all facets, and must have
 * a chosen size in stock in a chosen store. Unknown values are ignored.
 */
export function choose(snapshot: GoodsSnapshot, among: Among, filters: Filters, now: Date): Choice {
  const base =
    'listing' in among ? baseOfListing(snapshot, among.listing, now) : baseOfMatches(snapshot, among.matches);
  const kind = 'listing' in among ? among.listing.kind : null;
  // Computed only when it is needed, because a page on which nothing was chosen needs no counts.
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

/** Adds scores to a base. Scores change the order but not the counts. */
const withScores = (base: Base, scores: Scores): Base => ({
  ...base,
  scores: Float32Array.from(base.groups, (group) => scores.get(group) ?? 0),
});

/** Returns a function that computes a value at its first call, and then returns that value. */
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
