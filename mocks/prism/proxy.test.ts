import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOf } from '../contract/contract.ts';
import { FORMER_ADDRESSES } from '../contract/former-addresses.ts';
import { type RunningPrism, startPrism } from './start-prism.ts';

const SHOP = 'http://localhost:3999';

let prism: RunningPrism;
beforeAll(async () => {
  prism = await startPrism({ port: 0, shop: SHOP });
});
afterAll(() => prism.stop());

const headers = {
  'X-Request-Id': '3f0c2a52-6f0e-4d3b-9a1c-0f6f4f1f7a10',
  'X-Requested-From': 'server',
  'X-Site-Id': 'ru',
};

function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const url = new URL(path, prism.url);
  url.searchParams.set('site', 'ru');
  return fetch(url, { ...init, headers: { ...headers, ...init.headers } });
}

const product = (slug: string) => ask(`/api/catalog-orchestration/v1/products/${slug}`);
const listing = (query: string) => ask(`/api/catalog-orchestration/v1/listings?${query}`);
const listingFacets = (query: string) => ask(`/api/catalog-orchestration/v1/listings/facets?${query}`);
const search = (query: string) => ask(`/api/search-orchestration/v1/search?${query}`);
const searchFacets = (query: string) => ask(`/api/search-orchestration/v1/search/facets?${query}`);
const reviews = (query: string) =>
  ask(`/api/review-orchestration/v1/products/palto-pryamogo-kroya-iz-shersti-bezhevyy/reviews?${query}`);
const orders = (query: string) =>
  ask(`/api/order-orchestration/v1/orders?${query}`, { headers: { Authorization: 'Bearer mock-user' } });
const contentPage = (path: string) => ask(`/api/content-orchestration/v1/pages/${path}`);
const session = (token?: string) =>
  ask('/api/_auth/session', token ? { headers: { Authorization: `Bearer ${token}` } } : {});

/** The fields that both responses have: the one with goods and the one with only facet counts. */
const partsOf = ({ totalItems, facets, priceRange }: Record<string, unknown>) => ({
  totalItems,
  facets,
  priceRange,
});

describe('what the mock API answers at an address', () => {
  test('every product that an example links to has a page, and other products are not found', async () => {
    const home = JSON.stringify(exampleOf('getHome', 'winter'));
    const slugs = new Set([...home.matchAll(/"productUrl":"([^"]+)"/g)].map(([, slug = '']) => slug));
    expect(slugs.size).toBeGreaterThan(5);
    for (const slug of slugs) expect((await product(slug)).status).toBe(200);
    expect((await product('net-takogo-palto')).status).toBe(404);
  });

  test('a product that only cards describe has the name, price and picture of the card', async () => {
    const answer = await (await product('styoganyy-puhovik-olivkovyy')).json();
    expect(answer).toMatchObject({ name: 'Стёганый пуховик', price: 1_799_000, priceBefore: null });
    expect(answer.colours.map((one: { productUrl: string }) => one.productUrl)).toEqual([
      'styoganyy-puhovik-olivkovyy',
    ]);
    expect(answer.pictures[0].template).toContain('puffer');
  });

  test('every listing of the menu has a page with its name, and a second page with other goods', async () => {
    const { categories } = exampleOf<{ categories: { path: string; name: string }[] }>(
      'getNavigation',
      'tree',
    );
    for (const { path, name } of categories) {
      const answer = await listing(`path=${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ path, title: name, page: 1 });
    }
    const urls = async (page: number) =>
      (await (await listing(`path=zhenshchinam&page=${page}`)).json()).items.map(
        (card: { productUrl: string }) => card.productUrl,
      );
    const [first, second] = [await urls(1), await urls(2)];
    expect(second.length).toBeGreaterThan(0);
    expect(first.filter((url: string) => second.includes(url))).toEqual([]);
    expect((await listing('path=zhenshchinam&page=3')).status).toBe(404);
    expect((await listing('path=net-takogo')).status).toBe(404);
    expect((await listing('path=zhenshchinam&page=0')).status).toBe(422);
  });

  test.each([
    ['colour=khaki', 2],
    ['size=44', 5],
    ['size=40', 1],
    ['size=44&colour=chernyy', 3],
    ['discount=30', 1],
    ['material=kashemir', 1],
    ['priceFrom=1500000&priceTo=1800000', 2],
  ])(
    'a listing with the filter %s has %i goods, and its facets show the chosen values',
    async (filter, count) => {
      const answer = await (await listing(`path=zhenshchinam/verkhnyaya-odezhda&${filter}`)).json();
      expect(answer).toMatchObject({ totalItems: count, totalPages: 1 });
      expect(answer.items).toHaveLength(count);
      const chosen = answer.facets.flatMap(
        (facet: { id: string; values: { chosen: boolean; value: string }[] }) =>
          facet.values.filter((one) => one.chosen).map(({ value }) => `${facet.id}=${value}`),
      );
      if (!filter.startsWith('price')) expect(chosen.sort()).toEqual(filter.split('&').sort());
    },
  );

  test.each([
    ['a listing', 'path=zhenshchinam/verkhnyaya-odezhda', listing, listingFacets],
    ['a search', 'q=пальто', search, searchFacets],
  ])(
    'the facet counts of %s are the numbers of goods that remain after choosing a value',
    async (_, list, goodsOf, countsOf) => {
      const goods = async (choice = '') => await (await goodsOf(list + choice)).json();
      const counts = async (choice = '') => await (await countsOf(list + choice)).json();
      const all = await goods();
      expect(await counts()).toEqual(partsOf(all));
      for (const { id, values } of all.facets)
        for (const { value, count } of values) {
          const chosen = await goods(`&${id}=${value}`);
          expect(chosen.totalItems, `${id}=${value}`).toBe(count);
          expect(await counts(`&${id}=${value}`), `${id}=${value}`).toEqual(partsOf(chosen));
        }
    },
  );

  test.each([
    ['a search', (query: string) => search(`q=пальто&${query}`)],
    ['the list of reviews', reviews],
    ['the list of orders', orders],
  ])('%s has a second page with other rows, and no third page', async (_, list) => {
    const rows = async (page: number) => {
      const answer = await (await list(`page=${page}`)).json();
      expect(answer).toMatchObject({ page, totalPages: 2 });
      return answer;
    };
    const [first, second] = [await rows(1), await rows(2)];
    const ids = [...first.items, ...second.items].map((row: object) => JSON.stringify(row));
    expect(new Set(ids).size).toBe(first.totalItems);
    expect((await list('page=3')).status).toBe(404);
  });

  test('a listing is sorted by price', async () => {
    const answer = await (await listing('path=zhenshchinam&sort=price-asc')).json();
    const prices: number[] = answer.items.map((card: { price: number }) => card.price);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(answer.sort).toBe('price-asc');
  });

  test('each text page that the examples link to has its own text, and other text pages are not found', async () => {
    for (const [path, title] of [
      ['support/shipping', 'Доставка'],
      ['support/refunds', 'Возврат'],
      ['policy/sales-condition', 'Условия продажи'],
      ['journal/ukhod-za-sherstyu', 'Как ухаживать за\u00a0шерстью'],
    ] as const)
      expect((await (await contentPage(path)).json()).title, path).toBe(title);
    expect((await contentPage('support/net-takoy')).status).toBe(404);
    expect((await contentPage('support/size')).status).toBe(404);
    expect((await contentPage('novosti/shipping')).status).toBe(422);
  });

  test('the mock API answers 404 for ids that no example has', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const known = '5b0f1f9e-9d3c-4f5e-8f0a-6a1f0c7d2b11';
    const order = (id: string) =>
      ask(`/api/order-orchestration/v1/orders/${id}`, { headers: { Authorization: 'Bearer mock-user' } });
    expect((await order(known)).status).toBe(200);
    expect((await order(unknown)).status).toBe(404);
    expect((await ask('/api/store-orchestration/v1/stores/net-takogo')).status).toBe(404);
  });
});

describe('the cookies of the mock API', () => {
  test('the mock API distinguishes a guest, a user and an unknown token', async () => {
    expect(await (await session()).json()).toMatchObject({ identity: 'none', user: null });

    const guest = await ask('/api/auth/guest', { method: 'POST' });
    expect(guest.headers.getSetCookie()).toEqual([
      '__Host-vitrina-access=mock-guest; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-vitrina-refresh=mock-guest; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(await (await session('mock-guest')).json()).toMatchObject({ identity: 'guest', user: null });

    const login = await ask('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' }),
    });
    expect(login.status).toBe(204);
    expect(login.headers.getSetCookie()[0]).toContain('mock-user');
    expect(await (await session('mock-user')).json()).toMatchObject({ user: { firstName: 'Анна' } });
  });

  test('signing out expires the cookies; refreshing a guest’s token gives a guest’s token, and refreshing a shopper’s token a shopper’s token', async () => {
    const logout = await ask('/api/auth/logout', { method: 'POST' });
    expect(logout.headers.getSetCookie()[0]).toMatch(/^__Host-vitrina-access=; Max-Age=0;/);
    const refresh = await ask('/api/auth/refresh', {
      method: 'POST',
      headers: { Cookie: '__Host-vitrina-refresh=mock-user' },
    });
    expect(refresh.headers.getSetCookie()[0]).toContain('mock-user');
  });

  test('a guest gets 401 from account operations', async () => {
    const account = (token: string, path = '') =>
      ask(`/api/user-orchestration/v1/users/my-account${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    for (const path of ['', '/sign-ins', '/consents', '/data']) {
      expect((await account('mock-guest', path)).status, path).toBe(401);
      expect((await account('mock-user', path)).status, path).toBe(200);
    }
  });
});

test('the breadcrumbs of a department end with the department, which is not among its own subcategories', async () => {
  const answer = (await (await listing('path=zhenshchinam')).json()) as {
    path: string;
    breadcrumbs: { path: string }[];
    subcategories: { path: string }[];
  };
  expect(answer.path).toBe('zhenshchinam');
  expect(answer.breadcrumbs.map(({ path }) => path)).toEqual(['zhenshchinam']);
  const parts = answer.subcategories.map(({ path }) => path);
  expect(parts).toContain('zhenshchinam/verkhnyaya-odezhda');
  expect(parts).not.toContain('zhenshchinam');
});

test('the mock API gives different answers for moved, removed and unknown addresses', async () => {
  const change = async (path: string) => {
    const answer = await ask(`/api/_addresses?path=${path}`);
    return answer.ok ? (await answer.json()).outcome : answer.status;
  };
  expect(await change(FORMER_ADDRESSES.moved)).toBe('MOVED');
  expect(await change(FORMER_ADDRESSES.gone)).toBe('GONE');
  expect(await change('/product/net-takogo-palto')).toBe(404);
  expect(await change('palto')).toBe(422);
});

test('a shared wishlist is found only at the address in the example', async () => {
  const shared = (code: string) => ask(`/api/wishlist-orchestration/v1/wishlists/shared/${code}`);
  const { code } = exampleOf<{ code: string }>('shareWishlist', 'share');
  expect((await shared(code)).status).toBe(200);
  expect((await shared('netTakogoKoda123')).status).toBe(404);
});

test('the Prefer header still chooses the response if the caller sends one', async () => {
  const path = '/api/content-orchestration/v1/home';
  expect((await ask(path, { headers: { Prefer: 'code=503' } })).status).toBe(503);
});

test('startPrism reports a port that is in use', async () => {
  await expect(startPrism({ port: Number(new URL(prism.url).port) })).rejects.toThrow('EADDRINUSE');
});
