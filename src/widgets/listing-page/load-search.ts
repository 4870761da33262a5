import { redirect } from '@tanstack/react-router';
import { type CardData, toCardData } from '@/features/catalog/cards/card-data';
import { type ListedGoods, toListedGoods } from '@/features/catalog/cards/listed-goods';
import { knownSearch } from '@/features/catalog/choice/canonical-address';
import { countChosen } from '@/features/catalog/choice/choice';
import { type ListingSearch, writeListingSearch } from '@/features/catalog/choice/listing-search';
import { loadSuggestions } from '@/features/catalog/load-suggestions';
import { popularCategories } from '@/features/search/popular-categories';
import { searchHref } from '@/features/search/query/search-query';
import type { SearchAlternativesProps, TextPageLink } from '@/features/search/search-alternatives';
import type { UnderstoodWord } from '@/features/search/understood-parts';
import {
  getNavigation,
  getSuggestions,
  isApiError,
  type SearchBanner,
  type SearchResult,
  searchContent,
  searchProducts,
  type UnmetPart,
} from '@/lib/api';
import { whenFetched } from '@/lib/ui/loading/quietly';
import { LIST_PARAMETERS } from '@/shop/addresses/facet-parameters';
import { hrefTo } from '@/shop/addresses/href-to';
import { pageNotFound } from '@/shop/addresses/page-not-found';

/** Maximum number of text pages, shown if no goods were found. */
const MOST_PAGES = 6;

export type SearchRequest = ListingSearch & { q: string };

/** Data of a search page. */
export type SearchPage = {
  query: string;
  shownQuery: string | null;
  understood: UnderstoodWord[];
  /** Parts of the query that the shown goods do not fulfil. */
  unmet: UnmetPart[];
  /** Similar goods, with the parts of the query that they do not fulfil. */
  similar: { unmet: UnmetPart[]; cards: CardData[] } | null;
  /** A banner of the retailer for this query. */
  banner: SearchBanner | null;
  /** Null if there is no query, or if no goods were found. */
  goods: ListedGoods | null;
  alternatives: SearchAlternativesProps | null;
  /** Recommended goods, shown if there are no results. */
  fallback: CardData[];
};

const NO_QUERY = {
  query: '',
  shownQuery: null,
  understood: [],
  unmet: [],
  similar: null,
  banner: null,
  goods: null,
};

/**
 * Loads the results of a search. If nothing was found, loads other links and goods.
 * @throws the router's redirect if the requested URL is not the canonical one; the router's not-found for a
 * page beyond the last
 */
export async function loadSearch(
  { q, ...requested }: SearchRequest,
  location: { search: object },
  isAhead = false,
): Promise<SearchPage> {
  if (q === '') {
    const [alternatives, fallback] = await Promise.all([loadAlternatives(''), loadRow()]);
    return { ...NO_QUERY, alternatives, fallback };
  }
  const result = await search(q, requested);
  if (result.redirectTo !== null) throw redirect({ href: result.redirectTo, statusCode: 302 });
  const known = knownSearch(requested, result.facets);
  goToRightAddress({ ...location.search }, q, known);
  if (isAhead)
    whenFetched(
      () => import('@/features/catalog/listing/fetch-first-picture'),
      (ahead) => ahead.fetchFirstPicture(result),
    );
  const { totalItems, shownQuery, unmet } = result;
  const { page: _page, ...remaining } = known;
  const understood = result.understood.map(({ name, rest }) => ({
    name,
    href: searchHref(rest, writeListingSearch(remaining)),
  }));
  const nothing = totalItems === 0 && countChosen(known) === 0;
  const [alternatives, fallback] = await Promise.all([
    nothing ? loadAlternatives(q) : null,
    totalItems === 0 ? loadRow() : [],
  ]);
  const goods = nothing ? null : toListedGoods(result, known);
  const similar = result.similar && {
    unmet: result.similar.unmet,
    cards: result.similar.items.map(toCardData),
  };
  const { banner } = result;
  return { query: q, shownQuery, understood, unmet, similar, banner, goods, alternatives, fallback };
}

async function search(q: string, requested: ListingSearch): Promise<SearchResult> {
  try {
    return await searchProducts({ q, ...requested });
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    throw pageNotFound(hrefTo('/search'), await loadSuggestions());
  }
}

/**
 * Redirects to the canonical URL: the normalized query, then the choice without unknown values. Parameters
 * that the shop does not know are kept.
 */
function goToRightAddress(search: Record<string, unknown>, q: string, known: ListingSearch): void {
  const entries = Object.entries(search);
  const isOurs = ([name]: [string, unknown]) => name === 'q' || LIST_PARAMETERS.includes(name);
  const wanted = { q, ...writeListingSearch(known) };
  if (JSON.stringify(entries.filter(isOurs)) === JSON.stringify(Object.entries(wanted))) return;
  const others = Object.fromEntries(entries.filter((entry) => !isOurs(entry)));
  throw redirect({ href: hrefTo('/search', { search: { ...wanted, ...others } }), statusCode: 301 });
}

async function loadAlternatives(q: string): Promise<SearchAlternativesProps> {
  const [alike, popular, categories, pages] = await Promise.all([
    q === '' ? [] : orNothing(() => loadAlike(q)),
    orNothing(async () => (await getSuggestions()).queries),
    orNothing(async () => popularCategories(await getNavigation())),
    q === '' ? [] : orNothing(() => loadPages(q)),
  ]);
  return { queries: alike.length > 0 ? alike : popular, alike: alike.length > 0, categories, pages };
}

/** Text pages that answer a query without goods: «доставка», «возврат», «магазины». */
async function loadPages(q: string): Promise<TextPageLink[]> {
  const { items } = await searchContent({ q });
  const found = items.map(({ title, heading, path }) => ({ name: heading ?? title, href: path }));
  const stores = /магазин|адрес/i.test(q) ? [{ name: 'Магазины', href: hrefTo('/stores') }] : [];
  return [...stores, ...found].slice(0, MOST_PAGES);
}

/** Similar queries. Empty for a query without letters, for which the API would return popular queries. */
async function loadAlike(q: string): Promise<string[]> {
  const { query, queries } = await getSuggestions({ q });
  return query === '' ? [] : queries;
}

async function loadRow(): Promise<CardData[]> {
  return (await loadSuggestions()).map(toCardData);
}

/** Loads optional data. Empty if it fails to load. */
async function orNothing<T>(load: () => Promise<T[]>): Promise<T[]> {
  try {
    return await load();
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
