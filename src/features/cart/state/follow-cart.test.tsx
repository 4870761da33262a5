import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyCartActions, createGuestIdentity, getProduct, onSessionLost } from '@/lib/api';
import { ensureSession } from '@/shop/identity/session';
import { renderPage } from '@/testing/render-page';
import { failWith, server } from '../../../../tests/component-shop';
import { addActions } from './cart-actions';
import { cartChanges } from './cart-changes';
import { cartQuery } from './cart-query';
import { followCart } from './follow-cart';
import { notePendingChanges } from './pending-changes';

const COAT = 'palto-pryamogo-kroya-iz-shersti-bezhevyy';
let articleId: string;
let otherTab: BroadcastChannel;
let end = () => {};

beforeEach(async () => {
  const { articles } = await getProduct(COAT);
  articleId = articles.find((article) => article.size === '44')?.articleId ?? '';
  otherTab = new BroadcastChannel('vitrina-visit');
});
afterEach(() => {
  end();
  otherTab.close();
});

/** An open page with a known session. */
async function open() {
  const page = renderPage(null);
  await ensureSession(page.client);
  const changes = cartChanges(page.client);
  await changes.ensure();
  end = followCart(page.client);
  return {
    ...page,
    changes,
    shown: () => page.client.getQueryData(cartQuery.queryKey)?.items.map(({ quantity }) => quantity),
  };
}

const addElsewhere = () => applyCartActions({ items: addActions(articleId, 1) });

test('when another tab changes the cart, this tab reads it again', async () => {
  await createGuestIdentity();
  const { shown } = await open();
  expect(shown()).toEqual([]);
  await addElsewhere();
  otherTab.postMessage({ type: 'wishlist-changed' });
  otherTab.postMessage({ type: 'cart-changed' });
  await waitFor(() => expect(shown()).toEqual([1]));
});

test('a guest that another tab created becomes the guest of this tab, with its cart', async () => {
  const { shown } = await open();
  expect(shown()).toBeUndefined();
  await createGuestIdentity();
  await addElsewhere();
  otherTab.postMessage({ type: 'cart-changed' });
  await waitFor(() => expect(shown()).toEqual([1]));
});

test('a successful change is announced; refused changes and reads are not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await createGuestIdentity();
  const { changes } = await open();
  const received: unknown[] = [];
  otherTab.onmessage = ({ data }) => received.push(data);
  await changes.refresh();
  failWith('applyCartActions:409');
  await changes.perform(addActions(articleId, 1)).catch(() => undefined);
  server.resetHandlers();
  await changes.perform(addActions(articleId, 1));
  await waitFor(() => expect(received).toEqual([{ type: 'cart-changed' }]));
});

test('the cart is read when the network is back', async () => {
  await createGuestIdentity();
  const { shown } = await open();
  await addElsewhere();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(shown()).toEqual([1]));
});

test('if a page was left while a change was in flight, the next page reads the cart', async () => {
  await createGuestIdentity();
  notePendingChanges(1, 0);
  await addElsewhere();
  const { shown } = await open();
  await waitFor(() => expect(shown()).toEqual([1]));
  expect(screen.queryByText(/могли не\sсохраниться/)).toBeNull();
});

test('if a change was lost because its page was left, the next page says so', async () => {
  await createGuestIdentity();
  await addElsewhere();
  notePendingChanges(2, 1);
  await open();
  expect(await screen.findByText(/^Последние изменения корзины могли не\sсохраниться$/)).toBeDefined();
});

test('a change that failed because its page was left is reported by the next page, not by the page being left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await createGuestIdentity();
  await addElsewhere();
  const { changes } = await open();
  failWith('applyCartActions:network');
  const change = changes.perform(addActions(articleId, 1));
  await change.catch(() => undefined);
  // The note about the pending change. A page that unloads runs no timers, so the note is not removed.
  const left = sessionStorage.getItem('vitrina-cart-pending') ?? '';
  end();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  sessionStorage.setItem('vitrina-cart-pending', left);
  await open();
  expect(await screen.findByText(/могли не\sсохраниться/)).toBeDefined();
});

test('when adding goods, a guest whose tokens can no longer be renewed becomes a new guest and sees that guest’s cart', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await createGuestIdentity();
  await addElsewhere();
  const { client, changes, shown } = await open();
  // As on a real page, the cart is forgotten when the session is lost, at the same time as the request is
  // repeated.
  const stop = onSessionLost(() => changes.forget());
  failWith('refreshTokens:401');
  server.use(
    http.post(
      '*/api/cart-orchestration/v1/carts/items/list',
      () => HttpResponse.json({ status: 401 }, { status: 401 }),
      { once: true },
    ),
  );
  const seen: unknown[] = [];
  client.getQueryCache().subscribe(() => seen.push(shown()));
  await changes.perform(addActions(articleId, 2));
  await waitFor(() => expect(shown()).toEqual([3]));
  expect(seen).toContain(undefined);
  expect((await ensureSession(client)).identity).toBe('guest');
  stop();
});
