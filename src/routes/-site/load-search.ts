import { packCard } from '@/features/catalog/card-data';
import { loadSuggestions } from '@/features/catalog/load-catalog';
import { popularCategories } from '@/features/search/popular-categories';
import type { SearchQuery } from '@/features/search/search-query';
import { getNavigation, isApiError, searchProducts } from '@/lib/api';
import { pageNotFound } from '@/lib/page-not-found';

/**
 * What a search found, or where to go on when there is nothing to show.
 * @throws the router's not-found for a page behind the last
 */
export async function loadSearch({ q = '', page, sort }: SearchQuery) {
  if (q === '') return { query: '', found: null, cards: [], ...(await waysOn()) };
  const result = await search({ q, page, sort });
  const { items, totalItems, totalPages, pageSize } = result;
  return {
    query: q,
    found: { totalItems, totalPages, pageSize, page: result.page, sort: result.sort, shown: items.length },
    cards: items.map(packCard),
    ...(totalItems === 0 ? await waysOn() : { categories: [], suggestions: [] }),
  };
}

async function search(query: SearchQuery & { q: string }) {
  try {
    return await searchProducts(query);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    throw pageNotFound('/search', await loadSuggestions());
  }
}

async function waysOn() {
  const [categories, suggestions] = await Promise.all([loadCategories(), loadSuggestions()]);
  return { categories, suggestions: suggestions.map(packCard) };
}

async function loadCategories() {
  try {
    return popularCategories(await getNavigation());
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}
