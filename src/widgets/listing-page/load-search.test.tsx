import { isNotFound, isRedirect } from '@tanstack/react-router';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { listingSearch } from '@/features/catalog/choice/listing-search';
import { querySearch } from '@/features/search/query/search-query';
import type { SearchResult } from '@/lib/api';
import { parseSearch } from '@/shop/addresses/search-params';
import { failWith, server } from '../../../tests/component-shop';
import { loadSearch } from './load-search';

/** Loads a search as the route does. */
const load = (search: string) => {
  const read = parseSearch(search);
  return loadSearch({ ...querySearch.parse(read), ...listingSearch.parse(read) }, { search: read });
};

async function redirectOf(search: string): Promise<string | undefined> {
  const thrown = await load(search).catch((error: unknown) => error);
  if (!isRedirect(thrown)) return undefined;
  expect(thrown.status).toBe(301);
  return decodeURIComponent(String(thrown.options.href));
}

const FOUND: SearchResult = {
  query: 'платье 46 до 5000',
  shownQuery: null,
  understood: [],
  unmet: [],
  similar: null,
  redirectTo: null,
  banner: null,
  facets: [
    {
      id: 'colour',
      title: 'Цвет',
      values: [{ value: 'siniy', name: 'Синий', group: null, hex: '#28344a', count: 1, chosen: false }],
    },
  ],
  priceRange: { min: null, max: null, from: null, to: null },
  sort: 'popular',
  page: 1,
  pageSize: 24,
  totalItems: 3,
  totalPages: 1,
  items: [],
};

function answer(result: Partial<SearchResult>) {
  server.use(
    http.get('*/api/search-orchestration/v1/search', ({ request }) =>
      HttpResponse.json({ ...FOUND, query: new URL(request.url).searchParams.get('q'), ...result }),
    ),
  );
}

test('without a query, the page has popular queries, categories and goods', async () => {
  const page = await load('');
  expect(page.goods).toBeNull();
  expect(page.alternatives?.alike).toBe(false);
  expect(page.alternatives?.categories.length).toBeGreaterThan(0);
  expect(page.fallback.length).toBeGreaterThan(0);
});

test('if a search has results, no further links are loaded', async () => {
  const page = await load('?q=пальто');
  expect(page.query).toBe('пальто');
  expect(page.goods?.totalItems).toBeGreaterThan(0);
  expect(page.alternatives).toBeNull();
  expect(page.fallback).toEqual([]);
});

test('a query for which the retailer has set a redirect leads to that page, and filters are dropped', async () => {
  answer({ redirectTo: '/support/shipping' });
  const thrown = await load('?q=доставка').catch((error: unknown) => error);
  expect(isRedirect(thrown) && [thrown.status, thrown.options.href]).toEqual([302, '/support/shipping']);
});

test('a search without results has other goods, even if suggestions and categories fail to load', async () => {
  answer({ totalItems: 0, facets: [] });
  const page = await load('?q=щщщщщ');
  expect(page.goods).toBeNull();
  expect(page.fallback.length).toBeGreaterThan(0);
  failWith('getSuggestions:503');
  failWith('getNavigation:500');
  expect((await load('?q=щщщщщ')).alternatives).toEqual({
    queries: [],
    alike: false,
    categories: [],
    pages: [],
  });
});

test('if filters leave no results, the page keeps the filters and has other goods', async () => {
  answer({ totalItems: 0 });
  const page = await load('?q=пальто&cvet=siniy');
  expect(page.goods?.choice).toEqual({ colour: ['siniy'] });
  expect(page.alternatives).toBeNull();
  expect(page.fallback.length).toBeGreaterThan(0);
});

test('the link that removes an understood part keeps the filters, but not the page number', async () => {
  answer({ understood: [{ kind: 'price', name: 'до 5 000 ₽', rest: 'платье 46' }], page: 2, totalPages: 3 });
  const page = await load('?q=платье+46+до+5000&cvet=siniy&sort=new&page=2');
  expect(page.understood.map(({ name, href }) => [name, decodeURIComponent(href)])).toEqual([
    ['до 5 000 ₽', '/search?q=платье+46&cvet=siniy&sort=new'],
  ]);
});

test('if the understood part is the whole query, the link that removes it leads to an empty search', async () => {
  answer({ understood: [{ kind: 'price', name: 'до 5 000 ₽', rest: '' }] });
  expect((await load('?q=до+5000&cvet=siniy')).understood[0]?.href).toBe('/search');
});

test.each([
  ['?q=++юбка++миди+', '/search?q=юбка+миди'],
  ['?cvet=siniy&q=юбка', '/search?q=юбка&cvet=siniy'],
  ['?q=юбка&cvet=siniy&cvet=siniy', '/search?q=юбка&cvet=siniy'],
  ['?q=юбка&cvet=siniy,oranzhevyy', '/search?q=юбка&cvet=siniy'],
  ['?q=юбка&page=1&sort=popular', '/search?q=юбка'],
  ['?utm_source=mail&page=1&q=юбка', '/search?q=юбка&utm_source=mail'],
])('the search URL %s redirects to the canonical URL %s', async (search, href) => {
  answer({});
  expect(await redirectOf(search)).toBe(href);
});

test.each(['?q=юбка', '?q=123', '?q=true', '?utm_source=mail&q=юбка', '?q=юбка&cvet=siniy&sort=new'])(
  'the search URL %s is canonical and does not redirect',
  async (search) => {
    answer({});
    expect(await redirectOf(search)).toBeUndefined();
  },
);

test('a page number beyond the last page is not found', async () => {
  failWith('searchProducts:404');
  const thrown = await load('?q=юбка&page=99').catch((error: unknown) => error);
  expect(isNotFound(thrown)).toBe(true);
});
