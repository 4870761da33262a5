import type { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { type HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountQuery } from '@/features/account/account-query';
import { cartChanges } from '@/features/cart/state/cart-changes';
import { cartQuery } from '@/features/cart/state/cart-query';
import { readHalfTyped, storeHalfTyped } from '@/features/checkout/draft/half-typed';
import { storedAttempt, storeRequest } from '@/features/checkout/state/attempt';
import { RECENT_SEARCHES_KEY } from '@/features/search/recent/forget-searches';
import { guardRoute } from '@/features/session/guard-route';
import { wishlistItemsQuery } from '@/features/wishlist/wishlist-query';
import { createGuestIdentity, createQueryClient, login, type OrderRequest } from '@/lib/api';
import { refreshQuery } from '@/lib/state/query-reads';
import { hideToast, Toaster } from '@/lib/ui/overlays/toast';
import { authModal, openLogin } from '@/shop/identity/auth-modal';
import { setExternalSignInOpen } from '@/shop/identity/external-sign-in-open';
import { ensureSession, knownSession, NO_SESSION } from '@/shop/identity/session';
import { signOut } from '@/shop/identity/sign-out';
import { announce } from '@/shop/identity/tabs';
import { InRouter } from '@/testing/in-router';
import { startUp } from '@/widgets/shopper/personal';
import { watchSession } from '@/widgets/shopper/watch-session';
import { endAccessTokens, failWith, server } from '../../../tests/component-shop';

const ANNA = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };
const OVER = 'Сессия завершена. Войдите снова';

/** Simulates another tab of the same browser. */
const otherTab = new BroadcastChannel('vitrina-visit');
const received: string[] = [];
otherTab.addEventListener('message', ({ data }) => void received.push(data.type));

let end = () => {};
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  received.length = 0;
  hideToast();
});
afterEach(async () => {
  end();
  // Wait until all messages of this test are delivered, so that the next test does not get them.
  announce({ type: 'wishlist-changed' });
  await vi.waitFor(() => expect(received).toContain('wishlist-changed'));
  window.history.replaceState(null, '', '/');
});

/** Opens a page that watches the session; the router also has a page for signed-in shoppers. */
async function openPage(path: string) {
  const client = createQueryClient();
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({});
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/myprofile', beforeLoad: guardRoute('auth') }),
    createRoute({ getParentRoute: () => root, path: '$' }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    context: { queryClient: client },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  window.history.replaceState(null, '', path);
  await startUp(client);
  await router.load();
  render(<Toaster />, { wrapper: InRouter });
  end = watchSession(client, router);
  return { client, router, path: () => router.state.location.href };
}

function isForgotten(client: QueryClient): void {
  expect(knownSession(client)).toEqual(NO_SESSION);
  expect(client.getQueryData(accountQuery.queryKey)).toBeUndefined();
  expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
  expect(client.getQueryData(wishlistItemsQuery.queryKey)).toBeUndefined();
}

test('signing out clears all data, opens the home page and notifies the other tabs (§4.2.6)', async () => {
  await login(ANNA);
  localStorage.setItem(RECENT_SEARCHES_KEY, '["пальто"]');
  storeHalfTyped({ phone: '+7 999' });
  const { client, path } = await openPage('/myprofile');
  await signOut();
  isForgotten(client);
  expect(localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
  expect(readHalfTyped()).toEqual({});
  await vi.waitFor(() => expect(path()).toBe('/'));
  await vi.waitFor(() => expect(received).toEqual(['signed-out']));
});

test.each(['logout:503', 'logout:500'])(
  'signing out clears all data even if the server fails with %s',
  async (scenario) => {
    await login(ANNA);
    failWith(scenario);
    const { client, path } = await openPage('/myprofile');
    await signOut();
    isForgotten(client);
    await vi.waitFor(() => expect(path()).toBe('/'));
  },
);

test('signing out does not wait for the network (§4.2.6)', async () => {
  await login(ANNA);
  server.use(http.post('*/api/auth/logout', () => new Promise<HttpResponse<null>>(() => {})));
  const { client } = await openPage('/obuv');
  void signOut();
  isForgotten(client);
});

test('after a sign-out in another tab, a page for signed-in shoppers redirects to the sign-in page, with the way back', async () => {
  await login(ANNA);
  const { client, path } = await openPage('/myprofile');
  otherTab.postMessage({ type: 'signed-out' });
  await vi.waitFor(() => expect(path()).toBe('/login?redirect=%2Fmyprofile'));
  isForgotten(client);
  expect(screen.queryByText(OVER)).toBeNull();
  expect(received).toEqual([]);
});

test('after a sign-out in another tab, a public page stays', async () => {
  await login(ANNA);
  storeRequest('7c0e', { comment: 'Код 12' } as OrderRequest);
  const { client, path } = await openPage('/obuv');
  otherTab.postMessage({ type: 'signed-out' });
  await vi.waitFor(() => isForgotten(client));
  expect(path()).toBe('/obuv');
  expect(storedAttempt()).toEqual({});
});

test('after a sign-in in another tab, session, account, cart and wishlist are read in this order; then the pending action runs', async () => {
  const { client } = await openPage('/obuv');
  const andThen = vi.fn();
  openLogin(client, { andThen });
  await login(ANNA);
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
  otherTab.postMessage({ type: 'signed-in' });
  await vi.waitFor(() => expect(andThen).toHaveBeenCalledOnce());
  expect(paths).toEqual([
    '/api/_auth/session',
    '/api/user-orchestration/v1/users/my-account',
    '/api/cart-orchestration/v1/carts',
    '/api/wishlist-orchestration/v2/wishlists/my/variant-groups',
  ]);
  expect(authModal(client).get().isLoginVisible).toBe(false);
});

test('if another tab announces a sign-in but this shopper is still a guest, the sign-in modal stays open', async () => {
  const { client } = await openPage('/obuv');
  openLogin(client);
  const requests = vi.fn();
  server.events.on('request:end', ({ request }) => void requests(new URL(request.url).pathname));
  otherTab.postMessage({ type: 'signed-in' });
  await vi.waitFor(() => expect(requests).toHaveBeenCalledWith('/api/_auth/session'));
  await vi.waitFor(() => expect(knownSession(client)).toEqual(NO_SESSION));
  expect(authModal(client).get().isLoginVisible).toBe(true);
});

test('an announcement that belongs to an external sign-in is ignored, because the code that opened the popup handles it', async () => {
  await login(ANNA);
  const { client } = await openPage('/obuv');
  const requests = vi.fn();
  server.events.on('request:start', requests);
  setExternalSignInOpen(true);
  otherTab.postMessage({ type: 'signed-in' });
  // Messages arrive in order, so the ones before this are already handled.
  otherTab.postMessage({ type: 'signed-out' });
  await vi.waitFor(() => isForgotten(client));
  setExternalSignInOpen(false);
  server.events.removeAllListeners();
  expect(requests).not.toHaveBeenCalled();
});

test('a refused token refresh clears all data, and the shopper is informed once for all waiting requests (§4.2.7)', async () => {
  await login(ANNA);
  const { client, path } = await openPage('/obuv');
  endAccessTokens();
  failWith('refreshTokens:401');
  const calls = [
    cartChanges(client).refresh(),
    refreshQuery(client, accountQuery),
    refreshQuery(client, wishlistItemsQuery),
  ];
  await Promise.allSettled(calls);
  const messages = await screen.findAllByText(OVER);
  expect(messages).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/login?redirect=%2Fobuv');
  isForgotten(client);
  expect(path()).toBe('/obuv');
  await vi.waitFor(() => expect(received).toEqual(['signed-out']));
});

test('after a refused token refresh, a page for signed-in shoppers redirects to the sign-in page', async () => {
  await login(ANNA);
  const { client, path } = await openPage('/myprofile');
  endAccessTokens();
  failWith('refreshTokens:401');
  await Promise.allSettled([cartChanges(client).refresh()]);
  await vi.waitFor(() => expect(path()).toBe('/login?redirect=%2Fmyprofile'));
  expect(await screen.findByText(OVER)).toBeTruthy();
});

test('a hidden tab says that the session has ended only when the shopper returns to it', async () => {
  await login(ANNA);
  const { client } = await openPage('/obuv');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  endAccessTokens();
  failWith('refreshTokens:401');
  await Promise.allSettled([cartChanges(client).refresh()]);
  await vi.waitFor(() => isForgotten(client));
  expect(screen.queryByText(OVER)).toBeNull();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(OVER)).toBeTruthy();
});

test.each(['refreshTokens:503', 'refreshTokens:500'])(
  'a failed token refresh (%s) clears session, profile and cart; the next read restores the shopper (§4.2.7)',
  async (scenario) => {
    await login(ANNA);
    const { client, path } = await openPage('/myprofile');
    const wishlist = client.getQueryData(wishlistItemsQuery.queryKey);
    expect(wishlist).toBeDefined();
    endAccessTokens();
    failWith(scenario);
    await Promise.allSettled([refreshQuery(client, accountQuery)]);
    await vi.waitFor(() => expect(knownSession(client)).toEqual(NO_SESSION));
    expect(client.getQueryData(accountQuery.queryKey)).toBeUndefined();
    expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
    expect(client.getQueryData(wishlistItemsQuery.queryKey)).toBe(wishlist);
    // The session has not ended: no toast, no announcement, no navigation.
    expect(screen.queryByText(OVER)).toBeNull();
    expect(path()).toBe('/myprofile');
    server.resetHandlers();
    expect((await ensureSession(client)).user?.firstName).toBe('Анна');
  },
);

test('if a failed token refresh has cleared the cart, it is loaded again, once', async () => {
  await login(ANNA);
  const { client, router } = await openPage('/cart');
  const invalidate = vi.spyOn(router, 'invalidate');
  endAccessTokens();
  failWith('refreshTokens:503');
  for (let time = 0; time < 3; time += 1) {
    await Promise.allSettled([refreshQuery(client, accountQuery)]);
    await vi.waitFor(() => expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined());
  }
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
});

test('guests get no toast when their session ends', async () => {
  await createGuestIdentity();
  const { client } = await openPage('/obuv');
  endAccessTokens();
  failWith('refreshTokens:401');
  await Promise.allSettled([cartChanges(client).refresh()]);
  await vi.waitFor(() => isForgotten(client));
  expect(screen.queryByText(OVER)).toBeNull();
  expect(received).toEqual([]);
});

test('after a token refresh, identity, session and account are read again (§7.2.13)', async () => {
  await login(ANNA);
  const { client } = await openPage('/obuv');
  endAccessTokens();
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
  await refreshQuery(client, wishlistItemsQuery);
  const account = '/api/user-orchestration/v1/users/my-account';
  await vi.waitFor(() => expect(paths).toContain(account));
  const after = paths.slice(paths.indexOf('/api/auth/refresh'));
  expect(after.filter((path) => !path.includes('wishlist')).slice(0, 4)).toEqual([
    '/api/auth/refresh',
    '/api/auth/user-identity',
    '/api/_auth/session',
    account,
  ]);
});
