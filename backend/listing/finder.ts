import type { SearchBanner, Suggestions } from '#contract/client/client.schemas.ts';
import {
  bannerAt,
  findByRules,
  type Ruled,
  type RuledListing,
  rulesOfListing,
  withSynonyms,
} from './apply-rules.ts';
import type { GoodsSnapshot } from './columns/goods-snapshot.ts';
import { baseOfListing, countModels, type ListingRef, newSince } from './facets/base.ts';
import { type Choice, choose, type Filters, type Matches } from './facets/choose.ts';
import { type NearGoods, nearGoods } from './search/find.ts';
import { type ColourRef, findColour } from './search/find-code.ts';
import { suggestionsFor } from './search/suggest.ts';
import type { SearchRules } from './search-rules.ts';

/** A listing with its URL path, by which the retailer's search rules name it. */
type RuledRef = ListingRef & { path: string };

/** How a query was understood, and its results with the chosen filters applied. */
export type Search = Ruled & { choice: Choice; isExact: boolean };

/** Finds goods in the snapshot. It applies the retailer's search rules. */
export type Finder = {
  readonly snapshot: GoodsSnapshot;
  readonly rules: SearchRules;
  /** The goods of a listing that match the chosen filters, in the order that the search rules give. */
  inListing(listing: RuledRef, filters: Filters, now: Date): Choice;
  /** The banner of the search rules to show now above a listing; null if no banner applies. */
  bannerOf(path: string, now: Date): SearchBanner | null;
  /**
   * The results of a query that match the chosen filters. If the query is a barcode, `exact` is the colour
   * with that barcode.
   */
  search(query: string, filters: Filters, now: Date, exact?: ColourRef | null): Search;
  /**
   * Goods similar to what a query asks for, without the colours that are already shown; null if the shop has
   * no similar goods.
   */
  similar(query: string, shownIds: ReadonlySet<string>, now: Date): NearGoods | null;
  /** Suggestions while the shopper types. */
  suggest(query: string, now: Date): Pick<Suggestions, 'queries' | 'categories'> & { variantIds: string[] };
  /** Number of models in each listing, by id. */
  count(listings: readonly ListingRef[], now: Date): Map<string, number>;
  /** Numbers of the models in a listing, for the snapshot's columns. */
  modelsOf(listing: ListingRef, now: Date): Int32Array;
  /** Models published at this time or later (in ms) count as new. */
  newSince(now: Date): number;
};

const noMatches: Matches = { groups: new Int32Array(0), scores: new Float32Array(0) };

export function createFinder(snapshot: GoodsSnapshot, rules: SearchRules): Finder {
  const ruled = new Map<string, RuledListing>();
  /** The search rules for a listing. They are evaluated once and cached. */
  function rulesOf(path: string): RuledListing {
    const known = ruled.get(path) ?? rulesOfListing(snapshot, path, rules);
    ruled.set(path, known);
    return known;
  }
  return {
    snapshot,
    rules,
    inListing: (listing, filters, now) =>
      choose(snapshot, { listing, scores: () => rulesOf(listing.path).scores }, filters, now),
    bannerOf: (path, now) => bannerAt(rulesOf(path).banners, now),
    search(query, filters, now, exact) {
      const matches = exact ? findColour(snapshot, exact) : null;
      const found = findByRules(snapshot, query, rules, now);
      const answer = matches ? { ...found, matches, shownQuery: null, understood: [], unmet: [] } : found;
      const choice = choose(snapshot, { matches: answer.matches ?? noMatches }, filters, now);
      return { ...answer, isExact: matches !== null, choice };
    },
    similar: (query, shownIds, now) => nearGoods(snapshot, query, shownIds, now),
    suggest: (query, now) => suggestionsFor(snapshot, withSynonyms(query, rules), now),
    count: (listings, now) => countModels(snapshot, listings, now),
    modelsOf: (listing, now) => baseOfListing(snapshot, listing, now).groups,
    newSince: (now) => newSince(snapshot, now),
  };
}
