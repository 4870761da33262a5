import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGuestIdentity, createQueryClient } from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { server } from '../../../tests/component-shop';
import { WISHLIST_PAGE_SIZE, wishlistPageQuery } from './wishlist-query';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => server.events.removeAllListeners());

test('the request for a page of the wishlist has page number, size, order and filter (§2.1.15, §7.2.6)', async () => {
  await createGuestIdentity();
  const requests: Promise<unknown>[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('/wishlists/my/items/page'))
      requests.push(
        request
          .clone()
          .json()
          .then((body) => [request.method, search, body]),
      );
  });
  const client = createQueryClient();
  await ensureFresh(client, wishlistPageQuery({}));
  await ensureFresh(client, wishlistPageQuery({ sort: 'price-asc', filter: 'in-stock' }));
  // The page does not exist, so the response is an error.
  await ensureFresh(client, wishlistPageQuery({ page: 3 })).catch(() => {});
  expect(await Promise.all(requests)).toEqual([
    [
      'POST',
      '?extendByMindbox=true&site=ru',
      { page: 1, size: WISHLIST_PAGE_SIZE, sort: 'added', filter: 'all' },
    ],
    [
      'POST',
      '?extendByMindbox=true&site=ru',
      { page: 1, size: WISHLIST_PAGE_SIZE, sort: 'price-asc', filter: 'in-stock' },
    ],
    [
      'POST',
      '?extendByMindbox=true&site=ru',
      { page: 3, size: WISHLIST_PAGE_SIZE, sort: 'added', filter: 'all' },
    ],
  ]);
});
