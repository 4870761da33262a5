import type { SearchBanner, Suggestions } from '#contract/client/client.schemas.ts';
import { findByRules, type Ruled, type RuledListing, rulesOfListing, withSynonyms } from './apply-rules.ts';
import type { GoodsSnapshot } from './columns/goods-snapshot.ts';
import { baseOfListing, countModels, type ListingRef, newSince } from './facets/base.ts';
import { type Choice, choose, type Filters, type Matches } from './facets/choose.ts';
import { type NearGoods, nearGoods } from './search/find.ts';
import { type ColourRef, findColour } from './search/find-code.ts';
import { suggestionsFor } from './search/suggest.ts';
import type { SearchRules } from './search-rules.ts';

/** A listing as rules name it. */
type RuledRef = ListingRef & { path: string };

/** What a query is taken for, and what a choice leaves of what it finds. */
export type Search = Ruled & { choice: Choice; isExact: boolean };

/** Finds goods among those of the shop, under the rules of the retailer. */
export type Finder = {
  readonly snapshot: GoodsSnapshot;
  readonly rules: SearchRules;
  /** What a choice leaves of a listing, in the order of the retailer. */
  inListing(listing: RuledRef, filters: Filters, now: Date): Choice;
  /** What the retailer has put above a listing. */
  bannerOf(path: string): SearchBanner | null;
  /** What a choice leaves of what a query finds. `exact` is the colour that the query names by its barcode. */
  search(query: string, filters: Filters, now: Date, exact?: ColourRef | null): Search;
  /** Goods that come near to a query, without colours that are shown already; null when there are none. */
  similar(query: string, shownIds: ReadonlySet<string>, now: Date): NearGoods | null;
  /** What a shopper who types may be looking for. */
  suggest(query: string, now: Date): Pick<Suggestions, 'queries' | 'categories'> & { variantIds: string[] };
  /** How many models each of the listings holds, by id. */
  count(listings: readonly ListingRef[], now: Date): Map<string, number>;
  /** The numbers of the models of a listing. */
  modelsOf(listing: ListingRef, now: Date): Int32Array;
  /** Since when a model that was published counts as new, in ms. */
  newSince(now: Date): number;
};

const noMatches: Matches = { groups: new Int32Array(0), scores: new Float32Array(0) };

export function createFinder(snapshot: GoodsSnapshot, rules: SearchRules): Finder {
  const ruled = new Map<string, RuledListing>();
  /** Boosts of a listing are looked for once. */
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
    bannerOf: (path) => rulesOf(path).banner,
    search(query, filters, now, exact) {
      const matches = exact ? findColour(snapshot, exact) : null;
      const found = findByRules(snapshot, query, rules);
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
