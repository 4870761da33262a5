import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  accountEventsQuery,
  accountQuery,
  consentsQuery,
  signInsQuery,
} from '@/features/account/account-query';
import { cartQuery } from '@/features/cart/state/cart-query';
import { leaveMergeNotice } from '@/features/session/merge-notice';
import { wishlistItemsQuery } from '@/features/wishlist/wishlist-query';
import { createGuestIdentity, createQueryClient, getCart, login } from '@/lib/api';
import { dehydrateQueries, hydrateQueries } from '@/lib/state/known-query';
import { ensureFresh } from '@/lib/state/query-reads';
import { hideToast, showToast } from '@/lib/ui/overlays/toast';
import { knownSession, NO_SESSION, refreshSession } from '@/shop/identity/session';
import { measuresQuery } from '@/shop/my-size/account-measures';
import { renderPage } from '@/testing/render-page';
import { words } from '@/testing/words';
import { afterSignIn, forgetPersonal, reloadPersonal, startUp } from '@/widgets/shopper/personal';
import { failWith, server } from '../../../tests/component-shop';

const SESSION = '/api/_auth/session';
const ACCOUNT = '/api/user-orchestration/v1/users/my-account';
const CART = '/api/cart-orchestration/v1/carts';
const WISHLIST = '/api/wishlist-orchestration/v2/wishlists/my/variant-groups';

const ANNA = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };

/** Records the paths of all requests from now on. */
function calls(): string[] {
  const paths: string[] = [];
  server.events.on('request:start', ({ request }) => void paths.push(new URL(request.url).pathname));
  return paths;
}

test('for a shopper without an identity, no personal data is requested (§4.1.1)', async () => {
  const made = calls();
  await startUp(createQueryClient());
  expect(made).toEqual([SESSION]);
});

test('for a guest, cart and wishlist are requested (§4.1.2)', async () => {
  await createGuestIdentity();
  const made = calls();
  await startUp(createQueryClient());
  expect(made).toEqual([SESSION, CART, WISHLIST]);
});

test('for a signed-in shopper, the account is requested first, then the cart, then the wishlist (§4.1.2)', async () => {
  await login(ANNA);
  const made = calls();
  await startUp(createQueryClient());
  expect(made).toEqual([SESSION, ACCOUNT, CART, WISHLIST]);
});

test('a request that fails does not stop the next one (§4.1.2)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await createGuestIdentity();
  failWith('getCart:500');
  const client = createQueryClient();
  await startUp(client);
  expect(client.getQueryData(wishlistItemsQuery.queryKey)).toEqual([]);
});

test('if the shopper signs out during the start-up, no further data is requested', async () => {
  await login(ANNA);
  const { promise: answer, resolve } = Promise.withResolvers<HttpResponse<null>>();
  server.use(http.get(`*${ACCOUNT}`, () => answer));
  const made = calls();
  const client = createQueryClient();
  const reading = startUp(client);
  await vi.waitFor(() => expect(made).toContain(ACCOUNT));
  forgetPersonal(client);
  resolve(new HttpResponse(null, { status: 503 }));
  await reading;
  expect(made).toEqual([SESSION, ACCOUNT]);
});

test('when a page is restored from the back/forward cache, all personal data is requested again (§4.1.1, §4.3.6)', async () => {
  const client = createQueryClient();
  await startUp(client);
  await login(ANNA);
  await reloadPersonal(client);
  expect(knownSession(client)?.user?.firstName).toBe('Анна');
  const made = calls();
  await reloadPersonal(client);
  expect(made).toEqual([SESSION, ACCOUNT, CART, WISHLIST]);
});

test('while the data of a new shopper is loading, that of the previous one is not shown', async () => {
  await login(ANNA);
  const client = createQueryClient();
  await startUp(client);
  const boris = {
    user: { id: crypto.randomUUID(), firstName: 'Борис', email: null, phone: null },
    identity: 'user',
  };
  server.use(http.get(`*${SESSION}`, () => HttpResponse.json(boris)));
  // Answered at the end of the test, because a pending request would keep the test process alive for half a
  // minute.
  const { promise: answer, resolve } = Promise.withResolvers<HttpResponse<null>>();
  onTestFinished(() => resolve(new HttpResponse(null, { status: 503 })));
  server.use(http.get(`*${ACCOUNT}`, () => answer));
  void reloadPersonal(client);
  await vi.waitFor(() => expect(knownSession(client)?.user?.firstName).toBe('Борис'));
  await vi.waitFor(() => expect(client.getQueryData(accountQuery.queryKey)).toBeUndefined());
  expect(client.getQueryData(cartQuery.queryKey)).toBeUndefined();
});

const MERGED = ['Мы объединили корзины', 'Один товар закончился'];

/** A mock shop whose cart has messages about what a sign-in merged. */
async function mergedShop(path: string, sentences = MERGED) {
  window.history.replaceState(null, '', path);
  const { client } = renderPage(null);
  await login(ANNA);
  const cart = await getCart({ extendByMindbox: true });
  const messages = [
    { code: 'GIFT_REMOVED', text: 'Подарок убран' },
    ...sentences.map((text) => ({ code: 'MERGED', text })),
  ];
  server.use(http.get(`*${CART}`, () => HttpResponse.json({ ...cart, messages })));
  return client;
}

async function signInWithMerge(path: string, sentences?: string[]) {
  const client = await mergedShop(path, sentences);
  await refreshSession(client);
  const made = calls();
  await afterSignIn(client);
  window.history.replaceState(null, '', '/');
  return made;
}

test('after a sign-in account, cart and wishlist are read, and a toast says what was merged', async () => {
  expect(await signInWithMerge('/obuv')).toEqual([ACCOUNT, CART, WISHLIST]);
  expect(await screen.findByText('Мы объединили корзины. Один товар закончился')).toBeTruthy();
});

test('a toast with many sentences is cut to as many as can be read in time', async () => {
  await signInWithMerge('/obuv', [...MERGED, 'Второй закончился', 'Третий закончился']);
  const message = words('Мы объединили корзины. Один товар закончился. Остальное — в корзине');
  expect(await screen.findByText(message)).toBeTruthy();
});

test('if the page was left during a sign-in, the next page says what was merged, once', async () => {
  const client = await mergedShop('/obuv');
  leaveMergeNotice();
  await startUp(client);
  expect(await screen.findByText(/объединили/)).toBeTruthy();
  hideToast();
  await startUp(createQueryClient());
  await waitFor(() => expect(screen.queryByText(/объединили/)).toBeNull());
});

test('on the cart page no toast says what was merged, because the cart itself says it', async () => {
  await signInWithMerge('/cart');
  expect(screen.queryByText(/объединили/)).toBeNull();
});

test('what was merged is shown only once, even if the same cart is read again', async () => {
  const client = createQueryClient();
  await signInWithMerge('/obuv');
  await screen.findByText(/объединили/);
  hideToast();
  await waitFor(() => expect(screen.queryByText(/объединили/)).toBeNull());
  await startUp(client);
  await reloadPersonal(client);
  expect(screen.queryByText(/объединили/)).toBeNull();
});

test('forgetPersonal clears session, profile, measurements, cart and wishlist (§3.1.4, §4.1.1)', async () => {
  await login(ANNA);
  const { client } = renderPage(null);
  await startUp(client);
  await ensureFresh(client, consentsQuery);
  await ensureFresh(client, signInsQuery);
  await ensureFresh(client, measuresQuery);
  await ensureFresh(client, accountEventsQuery);
  showToast({ text: 'Товар удалён', action: { label: 'Вернуть', run: () => {} } });
  await screen.findByText('Товар удалён');
  forgetPersonal(client);
  await waitFor(() => expect(screen.queryByText('Товар удалён')).toBeNull());
  expect(knownSession(client)).toEqual(NO_SESSION);
  for (const { queryKey } of [
    accountQuery,
    consentsQuery,
    signInsQuery,
    measuresQuery,
    accountEventsQuery,
    cartQuery,
    wishlistItemsQuery,
  ]) {
    expect(client.getQueryData(queryKey)).toBeUndefined();
  }
});

test('personal data that a private page has loaded on the server is sent with the page and not fetched again', async () => {
  await login(ANNA);
  const rendered = createQueryClient();
  await startUp(rendered);
  const client = createQueryClient();
  hydrateQueries(client, JSON.parse(JSON.stringify(dehydrateQueries(rendered))));
  const made = calls();
  await startUp(client);
  expect(made).toEqual([]);
  expect(client.getQueryData(cartQuery.queryKey)).toEqual(rendered.getQueryData(cartQuery.queryKey));
  expect(client.getQueryData(accountQuery.queryKey)?.firstName).toBe('Анна');
});
