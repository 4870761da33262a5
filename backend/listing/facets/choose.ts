import type { Facet, ListingSort, PriceRange } from '#contract/client/client.schemas.ts';
import { type GoodsSnapshot, keep } from '../columns/goods-snapshot.ts';
import { type Base, baseOfListing, baseOfMatches, type ListingRef, type Matches } from './base.ts';
import { asksNothing, type Filters, type Offers, toConditions } from './conditions.ts';
import type { Tally } from './counts.ts';
import { type FacetList, listFacets, toFacets } from './facet-lists.ts';
import { choiceKey, keptTally } from './kept-tallies.ts';
import { pageOfModels } from './page-of-models.ts';
import { tally } from './tally.ts';

export type { ListingRef, Matches } from './base.ts';
export type { Filters } from './conditions.ts';

/** What a choice leaves of a listing or of what a query found. Good until the next wait for something. */
export type Choice = {
  /** Models that are left. */
  readonly totalItems: number;
  /** Facets in the order to show them, with what could be chosen of each under the rest of the choice. */
  facets(): Facet[];
  priceRange(): PriceRange;
  /** Ids of colours, one a model. `page` counts from 1; a page beyond the last is empty. */
  page(sort: ListingSort, page: number, size: number): string[];
};

/** What goods are chosen among: a listing, or what the words of a query found. */
export type Among = { listing: ListingRef; scores?: () => Scores | null } | { matches: Matches };

/** What models of a listing score; others have 0. */
type Scores = ReadonlyMap<number, number>;

/** The whole of what is chosen among, without any choice. */
type Whole = { tally: Tally; lists: FacetList[]; offered: ReadonlySet<string> };

const noFilters: Filters = {};

/**
 * Chooses goods (openapi, getListing). Facets narrow together, values of one facet widen; a colour is chosen when it
 * fulfils all by itself, with a chosen size in stock, in a chosen store. Values that do not occur are passed over.
 */
export function choose(snapshot: GoodsSnapshot, among: Among, filters: Filters, now: Date): Choice {
  const base =
    'listing' in among ? baseOfListing(snapshot, among.listing, now) : baseOfMatches(snapshot, among.matches);
  const kind = 'listing' in among ? among.listing.kind : null;
  // A page of all there is needs no counting.
  const work = once(() => wholeOf(snapshot, base, kind !== 'category'));
  const whole = () => (base.key === null ? work() : keep(snapshot, `whole ${base.key}`, work));
  const offers: Offers = (id, value) => whole().offered.has(`${id} ${value}`);
  const conditions = toConditions(snapshot, filters, offers);
  const left = once(() => {
    if (asksNothing(conditions)) return whole().tally;
    const count = () => tally(snapshot, base, conditions);
    return base.key === null
      ? count()
      : keptTally(snapshot, `${base.key} ${choiceKey(filters, offers)}`, count);
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
      const places = asksNothing(conditions) ? null : left();
      const scores = 'listing' in among ? among.scores?.() : null;
      const ordered = scores ? withScores(base, scores) : base;
      const chosen = { base: ordered, conditions, prefersReduced: kind === 'sale', left: places };
      return pageOfModels(snapshot, chosen, { sort, page, size }).map((variant) =>
        snapshot.variantId(variant),
      );
    },
  };
}

/** Scores order goods and leave their counts as they are. */
const withScores = (base: Base, scores: Scores): Base => ({
  ...base,
  scores: Float32Array.from(base.groups, (group) => scores.get(group) ?? 0),
});

/** Computes a value on its first use and keeps it. */
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
