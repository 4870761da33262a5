import type { SuggestedCategory, Suggestions } from '#contract/client/client.schemas.ts';
import { derive, type GoodsCategory, type GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { choose, type Matches } from '../facets/choose.ts';
import { fold, wordsOf } from '../language/letters.ts';
import { stem } from '../language/stem.ts';
import { audienceOfQuery } from '../language/words/audience.ts';
import { smallWords } from '../language/words/small-words.ts';
import type { WantedQuery } from '../words/wanted-queries.ts';
import type { WordIndex } from '../words/word-index.ts';
import { findGoods, findPopular } from './find.ts';
import { correctSpelling } from './spelling.ts';

/** Maximum number of suggested goods that the contract allows in a response. */
const MOST_PRODUCTS = 6;

/**
 * How many of the most popular models are searched first. They usually suffice, because a few typed letters
 * match many goods.
 */
const MOST_POPULAR = 20_000;

/**
 * Suggestions while the shopper types (openapi, getSuggestions): queries that have results, listings, and
 * goods as ids of colours. If no goods match the typed words, their spelling is corrected. If nothing was
 * typed, the most popular suggestions of each kind.
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
      variantIds: derive(snapshot, 'suggested products', () => mostPopular(snapshot, now)),
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

/**
 * In a large shop, finds matching goods among the most popular models only. Undefined if the shop is small,
 * or if too few of these models match.
 */
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

/** Maximum number of suggested listings that the contract allows in a response. */
const MOST_CATEGORIES = 4;

/** Kinds of listings that are suggested. Campaigns are left out, because they are temporary. */
const lasting = new Set<GoodsCategory['kind']>(['category', 'new', 'sale']);

/**
 * Listings whose names match the typed words, in menu order. Every word must occur in the listing's own name
 * or in its parent's; the last word may be unfinished. If nothing was typed, the departments.
 */
function suggestCategories({ categories }: GoodsSnapshot, text: string): SuggestedCategory[] {
  const words = wordsOf(fold(text)).filter(
    (word, place, all) => place === all.length - 1 || !smallWords.has(word),
  );
  const byId = new Map(categories.map((category) => [category.id, category]));
  const parentOf = ({ parentId }: GoodsCategory) => (parentId === null ? undefined : byId.get(parentId));
  const listed = categories.filter(({ kind, isInMenu }) => isInMenu && lasting.has(kind));
  const found =
    words.length === 0
      ? listed
          .filter(({ parentId }) => parentId === null)
          .map((category) => ({ category, rank: category.ordinal }))
      : listed.flatMap((category) => {
          const rank = rankOf(category, parentOf(category), words);
          return rank === undefined ? [] : [{ category, rank }];
        });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_CATEGORIES)
    .map(({ category }) => ({
      path: category.path,
      name: category.name,
      parentName: parentOf(category)?.name ?? null,
    }));
}

/** How well a name matches the typed words; lower is better. Undefined if it does not match. */
function rankOf(
  category: GoodsCategory,
  parent: GoodsCategory | undefined,
  words: readonly string[],
): number | undefined {
  const own = wordsOf(fold(category.name));
  const above = parent ? wordsOf(fold(parent.name)) : [];
  const isNamed = words.some((word, place) => fits(own, word, place === words.length - 1));
  const isWhole = words.every((word, place) => fits([...own, ...above], word, place === words.length - 1));
  if (!isNamed || !isWhole) return undefined;
  const begins = own[0]?.startsWith(words[0] ?? '') ? 0 : 1000;
  const isSale = category.kind === 'sale' && category.parentId !== null ? 2000 : 0;
  return begins + isSale + (parent?.ordinal ?? 0) * 20 + category.ordinal;
}

function fits(names: readonly string[], word: string, isUnfinished: boolean): boolean {
  const [own, asked] = [stem(word), audienceOfQuery(stem(word))];
  return names.some((name) => {
    if (smallWords.has(name)) return false;
    const other = stem(name);
    return (
      other === own ||
      (isUnfinished && name.startsWith(word)) ||
      (asked !== 0 && asked === audienceOfQuery(other))
    );
  });
}

/** Maximum number of suggested queries that the contract allows in a response. */
const mostQueries = 8;

/**
 * The weight of queries that begin with the typed text is multiplied by this, so that they come before
 * queries that only contain its words.
 */
const BEGINS = 8;

/**
 * Popular queries that contain all typed words; the last word may be unfinished. If nothing was typed, the
 * most popular kinds of goods.
 */
function suggestQueries({ wanted }: WordIndex, text: string): string[] {
  const words = wordsOf(fold(text));
  if (words.length === 0) {
    return wanted
      .filter((query) => query.words.length === 1)
      .slice(0, mostQueries)
      .map(toText);
  }
  const whole = words.slice(0, -1).filter((word) => !smallWords.has(word));
  const last = words.at(-1) ?? '';
  const typed = { words: whole, stems: whole.map(stem), last, lastStem: stem(last), begins: words.join(' ') };
  return wanted
    .filter((query) => has(query, typed))
    .map((query) => ({
      query,
      rank: query.weight * (query.words.join(' ').startsWith(typed.begins) ? BEGINS : 1),
    }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostQueries)
    .map(({ query }) => query.text);
}

type Typed = { words: string[]; stems: string[]; last: string; lastStem: string };

function has({ words, stems }: WantedQuery, typed: Typed): boolean {
  const place = words.findIndex((word, at) => word.startsWith(typed.last) || isForm(stems[at], typed));
  if (place < 0) return false;
  return typed.stems.every((one) => stems.includes(one));
}

/**
 * Whether the last typed word is complete: «пальт» is only the beginning of a word, «платьев» is a form of
 * «платье».
 */
function isForm(stemOf: string | undefined, { last, lastStem }: Typed): boolean {
  return last.length >= 4 && stemOf === lastStem;
}

const toText = ({ text }: { text: string }): string => text;
