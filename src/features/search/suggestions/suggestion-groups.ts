import type { SuggestedProduct, Suggestions } from '@/lib/api';
import { listingHref, productHref } from '@/shop/addresses/paths';
import { searchHref } from '../query/search-query';
import { foldQuery, tidyQuery } from '../query/tidy-query';

type SuggestionKind = 'recent' | 'query' | 'category' | 'page' | 'product';

/** A suggestion: where it leads, and its text. */
export type Suggestion = {
  kind: SuggestionKind;
  /** The React key, unique in the whole list. */
  key: string;
  href: string;
  name: string;
  /** The name of a listing's parent. */
  under?: string;
  product?: SuggestedProduct;
};

export type SuggestionGroup = { kind: SuggestionKind; title: string; options: Suggestion[] };

/** Maximum number of recent searches for an empty field, so that all texts fit into the window. */
const RECENT_SHOWN = 5;
const RECENT_BESIDE = 2;
/** Number of popular queries shown below recent searches. */
const QUERIES_BESIDE = 5;

type Sources = {
  /** The text in the field. `suggestions` may still be those for the previous text. */
  typed: string;
  recent: readonly string[];
  suggestions: Suggestions | undefined;
};

/**
 * The suggestions in groups, in this order: recent searches, queries, listings, pages, goods. No query is
 * suggested twice.
 */
export function groupsOf({ typed, recent, suggestions }: Sources): SuggestionGroup[] {
  const mine = recentFor(tidyQuery(typed), recent);
  const queries = (suggestions?.queries ?? [])
    .filter((query) => !mine.some((each) => foldQuery(each) === foldQuery(query)))
    .slice(0, mine.length > 0 ? QUERIES_BESIDE : undefined);
  const popular = suggestions?.query === '';
  const groups: SuggestionGroup[] = [
    { kind: 'recent', title: 'Вы\u00a0искали', options: mine.map((query) => searchFor(query, 'recent')) },
    {
      kind: 'query',
      title: popular ? 'Популярные запросы' : 'Запросы',
      options: queries.map((query) => searchFor(query, 'query')),
    },
    {
      kind: 'category',
      title: 'Разделы',
      options: (suggestions?.categories ?? []).map(({ path, name, parentName }) => ({
        kind: 'category',
        key: `category ${path}`,
        href: listingHref(path),
        name,
        under: parentName ?? undefined,
      })),
    },
    {
      kind: 'page',
      title: 'Страницы',
      options: (suggestions?.pages ?? []).map(({ path, name }) => ({
        kind: 'page',
        key: `page ${path}`,
        href: path,
        name,
      })),
    },
    {
      kind: 'product',
      title: popular ? 'Популярные товары' : 'Товары',
      options: (suggestions?.products ?? []).map((product) => ({
        kind: 'product',
        key: `product ${product.productUrl}`,
        href: productHref(product.productUrl),
        name: product.name,
        product,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function searchFor(query: string, kind: 'recent' | 'query'): Suggestion {
  return { kind, key: `${kind} ${query}`, href: searchHref(query), name: query };
}

/** All recent searches for an empty field, otherwise the recent searches that begin with the typed text. */
function recentFor(typed: string, recent: readonly string[]): string[] {
  if (typed === '') return recent.slice(0, RECENT_SHOWN);
  const wanted = foldQuery(typed);
  return recent
    .filter((query) => foldQuery(query).startsWith(wanted) && foldQuery(query) !== wanted)
    .slice(0, RECENT_BESIDE);
}
