import { isDeepStrictEqual } from 'node:util';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToWishlist,
  createGuestIdentity,
  createQueryClient,
  getProduct,
  getWishlistItems,
} from '@/lib/api';
import { ensureFresh } from '@/lib/state/query-reads';
import { failWith, server } from '../../../tests/component-shop';
import { followWishlist } from './follow-wishlist';
import { wishlistChanges } from './wishlist-changes';
import { wishlistItemsQuery, wishlistPageQuery } from './wishlist-query';
import type { WishlistState } from './wishlist-state';

const ITEMS = '/api/wishlist-orchestration/v2/wishlists/my/variant-groups';
let size44: string;
let size46: string;
let otherTab: BroadcastChannel;
let end = () => {};

beforeEach(async () => {
  const { articles } = await getProduct('palto-pryamogo-kroya-iz-shersti-bezhevyy');
  const articleOf = (size: string) => articles.find((article) => article.size === size)?.articleId ?? '';
  [size44, size46] = [articleOf('44'), articleOf('46')];
  await createGuestIdentity();
  otherTab = new BroadcastChannel('vitrina-visit');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  end();
  otherTab.close();
  vi.restoreAllMocks();
  server.events.removeAllListeners();
});

function open() {
  const client = createQueryClient();
  const changes = wishlistChanges(client);
  end = followWishlist(client);
  const articleIds = () =>
    client.getQueryData(wishlistItemsQuery.queryKey)?.map(({ articleId }) => articleId);
  /** Records the states of the wishlist from now on, without repetitions. */
  function watch(): WishlistState[] {
    const seen: WishlistState[] = [];
    const before = changes.state();
    client.getMutationCache().subscribe(() => {
      const now = changes.state();
      if (!isDeepStrictEqual(now, seen.at(-1) ?? before)) seen.push(now);
    });
    return seen;
  }
  return { client, changes, articleIds, watch };
}

/** Records the requests to the wishlist from now on, each as method, path and query string. */
function calls(): string[] {
  const made: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.includes('/wishlists/')) made.push(`${request.method} ${pathname}${search}`);
  });
  return made;
}

describe('the wishlist of docs/specification.md §4.4', () => {
  test('adding sets the state’s action to «add» and reads the list again; the request has force=false (§3.4.1, §4.4.1, §5.2.1, §7.2.8, §7.2.9)', async () => {
    const { changes, articleIds } = open();
    const made = calls();
    await changes.add(size44);
    expect(changes.state()).toMatchObject({ action: 'add', item: size44, error: undefined });
    expect(articleIds()).toEqual([size44]);
    expect(made).toEqual([
      'PUT /api/wishlist-orchestration/v2/wishlists/my?force=false&site=ru',
      `GET ${ITEMS}?site=ru`,
    ]);
  });

  test('removing sets the state’s action to «remove» and reads the list again (§4.4.1, §7.2.7)', async () => {
    await addToWishlist({ items: [{ articleId: size44 }] });
    const { changes, articleIds } = open();
    const made = calls();
    await changes.remove(size44);
    expect(changes.state()).toMatchObject({ action: 'remove', item: size44, error: undefined });
    expect(articleIds()).toEqual([]);
    expect(made).toEqual([
      `DELETE /api/wishlist-orchestration/v2/wishlists/my/${size44}?site=ru`,
      `GET ${ITEMS}?site=ru`,
    ]);
  });

  test.each([
    ['add', 'addToWishlist:500', 'Error while adding item to wishlist'],
    ['remove', 'removeFromWishlist:500', 'Error while removing item from wishlist'],
    ['add', 'addToWishlist:network', 'Нет соединения с\u00a0интернетом'],
  ] as const)(
    'a failed operation (%s, %s) stores its message, and clears action and article in the state (§4.4.2, §8.9)',
    async (action, fault, error) => {
      failWith(fault);
      const { changes } = open();
      await expect(changes[action](size44)).rejects.toMatchObject({ name: 'ApiError' });
      expect(changes.state()).toEqual({ action: undefined, item: undefined, loading: false, error });
    },
  );

  test('the body of an addition has only the article’s id; a query parameter says if no size was chosen (§7.2.9)', async () => {
    const { changes } = open();
    const puts: [string | null, unknown][] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.method !== 'PUT') return;
      const chosen = new URL(request.url).searchParams.get('sizeChosen');
      puts.push([chosen, await request.clone().json()]);
    });
    await changes.add(size44, false);
    await changes.add(size46);
    expect(puts).toEqual([
      ['false', { items: [{ articleId: size44 }] }],
      [null, { items: [{ articleId: size46 }] }],
    ]);
    expect((await getWishlistItems()).map(({ sizeChosen }) => sizeChosen)).toEqual([true, false]);
  });

  test('while an operation is pending, the state has loading set to true and names its article (§3.4.1, §4.4.3)', async () => {
    const { changes, watch } = open();
    const seen = watch();
    await changes.add(size44);
    const during = { action: 'add', item: size44, loading: true, error: undefined };
    expect(seen).toEqual([during, { ...during, loading: false }]);
  });
});

test('operations run one after the other, and each names its own article in the state', async () => {
  const { changes, articleIds, watch } = open();
  const seen = watch();
  await Promise.all([changes.add(size44), changes.add(size46), changes.remove(size44)]);
  expect(seen.map(({ item, loading }) => [item, loading])).toEqual([
    [size44, true],
    [size44, false],
    [size46, true],
    [size46, false],
    [size44, true],
    [size44, false],
  ]);
  expect(articleIds()).toEqual([size46]);
});

test('if an operation fails, the next one still runs', async () => {
  const { changes, articleIds } = open();
  server.use(
    http.put('*/wishlists/my', () => HttpResponse.json({ status: 500 }, { status: 500 }), { once: true }),
  );
  const first = expect(changes.add(size44)).rejects.toMatchObject({ status: 500 });
  await changes.add(size46);
  await first;
  expect(articleIds()).toEqual([size46]);
  expect(changes.state()).toMatchObject({ action: 'add', item: size46, error: undefined });
});

test('a change is shown even if the list then fails to load', async () => {
  const { changes, articleIds } = open();
  await changes.add(size44);
  failWith('getWishlistItems:503');
  await changes.add(size46);
  expect(articleIds()).toEqual([size46, size44]);
  await changes.remove(size44);
  expect(articleIds()).toEqual([size46]);
  expect(changes.state().error).toBeUndefined();
});

test('an addition that the server made, but whose response was lost, appears when the list is read', async () => {
  const { changes, articleIds } = open();
  server.use(
    http.put(
      '*/wishlists/my',
      async ({ request }) => {
        await addToWishlist((await request.json()) as { items: { articleId: string }[] }, { force: true });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await expect(changes.add(size44)).rejects.toMatchObject({ kind: 'network' });
  await waitFor(() => expect(articleIds()).toEqual([size44]));
});

test('pending operations of the previous shopper are never sent', async () => {
  const { changes } = open();
  const answers: ((response: Response) => void)[] = [];
  server.use(http.put('*/wishlists/my', () => new Promise<Response>((answer) => answers.push(answer))));
  const first = changes.add(size44);
  const second = expect(changes.add(size46)).rejects.toMatchObject({ kind: 'auth' });
  await waitFor(() => expect(answers).toHaveLength(1));
  changes.forget();
  answers[0]?.(HttpResponse.json([]));
  await first;
  await second;
  expect(answers).toHaveLength(1);
  expect(changes.state()).toMatchObject({ action: undefined, item: undefined, loading: false });
});

test('when another tab changes the wishlist, this tab reads it and drops cached pages; this tab announces its own changes once', async () => {
  const { changes, articleIds, client } = open();
  const received: unknown[] = [];
  otherTab.onmessage = ({ data }) => received.push(data);
  await changes.refresh();
  const page = wishlistPageQuery({});
  await ensureFresh(client, page);
  await addToWishlist({ items: [{ articleId: size44 }] });
  otherTab.postMessage({ type: 'wishlist-changed' });
  await waitFor(() => expect(articleIds()).toEqual([size44]));
  expect(client.getQueryData(page.queryKey)).toBeUndefined();
  await changes.add(size46);
  await waitFor(() => expect(received).toEqual([{ type: 'wishlist-changed' }]));
});

test('the list is read when the network returns', async () => {
  const { changes, articleIds } = open();
  await changes.refresh();
  await addToWishlist({ items: [{ articleId: size44 }] });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(articleIds()).toEqual([size44]));
  expect(await getWishlistItems()).toHaveLength(1);
});
