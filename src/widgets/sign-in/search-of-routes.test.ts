import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { readStoresSearch } from '@/features/stores/stores-search';
import { readWishlistSearch } from '@/features/wishlist/wishlist-search';
import { parseSearch, stringifySearch } from '@/lib/search-params';
import { readNotice } from './login-notice';
import { readBack } from './posted-back';

type Read = (search: Record<string, unknown>) => object;

/** What a route with a reader gets of an address, in the router as the shop sets it up. */
async function searchOf(read: Read, address: string): Promise<Record<string, unknown>> {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', validateSearch: read });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return router.state.matches.at(-1)?.search ?? {};
}

test.each([
  [readBack, '/?redirect=https%3A%2F%2Fevil.example', 'redirect'],
  [readBack, '/?redirect=%2F%2Fevil.example', 'redirect'],
  [readBack, '/?redirect=javascript%3Aalert(1)', 'redirect'],
  [readBack, '/?redirect=https%3A%2F%2Fevil.example&redirect=%2Fa', 'redirect'],
  [readNotice, '/?notice=__proto__', 'notice'],
  [readNotice, '/?notice=constructor', 'notice'],
  [readWishlistSearch, '/?page=0', 'page'],
  [readWishlistSearch, '/?sort=evil', 'sort'],
  [readWishlistSearch, '/?filter=evil', 'filter'],
  [readStoresSearch, '/?city=%3Cscript%3E', 'city'],
] as [Read, string, string][])('nothing of %o at %s gets past it', async (read, address, name) => {
  expect((await searchOf(read, address))[name]).toBeUndefined();
});

test('what makes sense is kept, and so is what nobody reads', async () => {
  expect(await searchOf(readBack, '/?redirect=%2Fcart%3Fa%3D1&utm_source=letter')).toEqual({
    redirect: '/cart?a=1',
    utm_source: 'letter',
  });
});
