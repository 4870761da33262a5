import type { Suggestions } from '#contract/client/client.schemas.ts';
import { type GoodsSnapshot, keep } from '../columns/goods-snapshot.ts';
import { choose, type Matches } from '../facets/choose.ts';
import { fold, wordsOf } from '../language/letters.ts';
import { findGoods, findPopular } from './find.ts';
import { correctSpelling } from './spelling.ts';
import { suggestCategories } from './suggest-categories.ts';
import { suggestQueries } from './suggest-queries.ts';

/** The contract's bound. */
const MOST_PRODUCTS = 6;

/** Models among which six are looked for first: what is wanted most is among them, and few letters fit most goods. */
const MOST_POPULAR = 20_000;

/**
 * What a shopper who types may be looking for (openapi, getSuggestions): queries that find something, listings, and
 * goods as ids of colours; when nothing is called so, what the typed text is likely to mean. Without a text what is
 * wanted most.
 */
export function suggestionsFor(
  snapshot: GoodsSnapshot,
  query: string,
  now: Date,
): Pick<Suggestions, 'queries' | 'categories'> & { variantIds: string[] } {
  const index = snapshot.words;
  if (query === '') {
    return {
      queries: suggestQueries(index, ''),
      categories: suggestCategories(snapshot, ''),
      variantIds: keep(snapshot, 'suggested products', () => mostPopular(snapshot, now)),
    };
  }
  if (wordsOf(fold(query)).length === 0) return { queries: [], categories: [], variantIds: [] };
  const popular = popularOf(snapshot, query, now);
  const { matches, shownQuery } = popular ?? findGoods(snapshot, query);
  const writings = [
    ...new Set([query, correctSpelling(index, query, true), ...(shownQuery === null ? [] : [shownQuery])]),
  ];
  const first = <T>(suggest: (writing: string) => T[]): T[] =>
    writings.map(suggest).find((found) => found.length > 0) ?? [];
  const queries = first((writing) => suggestQueries(index, writing));
  return {
    queries: queries.length > 0 || !matches ? queries : [shownQuery ?? query],
    categories: first((writing) => suggestCategories(snapshot, writing)),
    variantIds:
      popular?.variantIds ??
      productsOf(snapshot, matches ?? (queries[0] ? findGoods(snapshot, queries[0]).matches : null), now),
  };
}

/** What is found among the most popular models of a large shop; undefined when that is less than is shown. */
function popularOf(snapshot: GoodsSnapshot, query: string, now: Date) {
  if (snapshot.groupCount <= MOST_POPULAR) return undefined;
  const matches = findPopular(snapshot, query, MOST_POPULAR);
  const variantIds = productsOf(snapshot, matches, now);
  return variantIds.length < MOST_PRODUCTS ? undefined : { matches, shownQuery: null, variantIds };
}

function productsOf(snapshot: GoodsSnapshot, matches: Matches | null, now: Date): string[] {
  return matches ? choose(snapshot, { matches }, {}, now).page('popular', 1, MOST_PRODUCTS) : [];
}

function mostPopular(snapshot: GoodsSnapshot, now: Date): string[] {
  const groups = new Int32Array(Math.min(snapshot.groupCount, 100)).map((_, group) => group);
  const matches = { groups, scores: new Float32Array(groups.length) };
  return choose(snapshot, { matches }, {}, now).page('popular', 1, MOST_PRODUCTS);
}
