import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { backSearch, loginSearch } from '@/features/session/sign-in-search';
import { storesSearch } from '@/features/stores/list/stores-search';
import { wishlistSearch } from '@/features/wishlist/wishlist-search';
import type { SearchSchema } from '@/lib/navigation/search-fields';
import { parseSearch, stringifySearch } from '@/shop/addresses/search-params';

type Schema = SearchSchema<object>;

/**
 * The search parameters that a route with this schema gets for a URL, in a router configured like that of the
 * shop.
 */
async function searchOf(schema: Schema, address: string): Promise<Record<string, unknown>> {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', validateSearch: schema });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return router.state.matches.at(-1)?.search ?? {};
}

test.each<[string, string, Schema]>([
  ['/?redirect=https%3A%2F%2Fevil.example', 'redirect', backSearch],
  ['/?redirect=%2F%2Fevil.example', 'redirect', backSearch],
  ['/?redirect=javascript%3Aalert(1)', 'redirect', backSearch],
  ['/?redirect=https%3A%2F%2Fevil.example&redirect=%2Fa', 'redirect', backSearch],
  ['/?notice=__proto__', 'notice', loginSearch],
  ['/?notice=constructor', 'notice', loginSearch],
  ['/?page=0', 'page', wishlistSearch],
  ['/?sort=evil', 'sort', wishlistSearch],
  ['/?filter=evil', 'filter', wishlistSearch],
  ['/?city=%3Cscript%3E', 'city', storesSearch],
])('of the URL %s no value is accepted as the parameter `%s` (§8.3)', async (address, name, schema) => {
  expect((await searchOf(schema, address))[name]).toBeUndefined();
});

test('valid search parameters are kept, and unknown ones as well', async () => {
  expect(await searchOf(backSearch, '/?redirect=%2Fcart%3Fa%3D1&utm_source=letter')).toEqual({
    redirect: '/cart?a=1',
    utm_source: 'letter',
  });
});
