import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Cart, type CartAction, createGuestIdentity, createQueryClient, login } from '@/lib/api';
import { setQuery } from '@/lib/state/query-reads';
import { server } from '../../../../tests/component-shop';
import { testCart, testItem } from '../testing';
import { addActions, changeActions, updateActions } from './cart-actions';
import { cartChanges } from './cart-changes';
import { CART_CHANGE, cartQuery, lastAdded } from './cart-query';

/** A request that the test answers. `calls` has them in the order of arrival. */
type Call = { actions: CartAction[]; answer(response: Response): void };

const A = '4c273f61-967e-4a7c-891d-7fbafdd1ea21';
const line = { articleId: A, isGift: false };
let calls: Call[];
/** The server's cart. */
let stored: Cart;

beforeEach(() => {
  lastAdded.set(undefined);
  calls = [];
  stored = testCart([]);
  server.use(
    http.get('*/api/cart-orchestration/v1/carts', () => HttpResponse.json(stored)),
    http.post('*/api/cart-orchestration/v1/carts/items/list', async ({ request }) => {
      const { items } = (await request.json()) as { items: CartAction[] };
      return new Promise<Response>((answer) => calls.push({ actions: items, answer }));
    }),
  );
});

function open(quantity: number) {
  const client = createQueryClient();
  const changes = cartChanges(client);
  setQuery(client, cartQuery, testCart([testItem(A, quantity)]));
  const cart = () => client.getQueryData(cartQuery.queryKey);
  return {
    client,
    changes,
    cart,
    shown: () => cart()?.items.map((item) => item.quantity),
    busy: () => client.isMutating({ mutationKey: CART_CHANGE }) > 0,
    /** Number of changes that are waiting for an earlier change. */
    waiting: () => client.getMutationCache().findAll({ predicate: ({ state }) => state.isPaused }).length,
  };
}

const reply = (cart: Cart) => HttpResponse.json(cart);
const refusal = () =>
  HttpResponse.json(
    {
      type: '/problems/article-sold-out',
      title: 'Этот размер закончился',
      status: 409,
      code: 'ARTICLE_SOLD_OUT',
      requestId: A,
    },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  );
const unauthorized = () => HttpResponse.json({ status: 401 }, { status: 401 });
const nthCall = async (n: number) => {
  await waitFor(() => expect(calls).toHaveLength(n));
  return calls[n - 1] as Call;
};

test('quantities change at once, requests are sent one after the other, and the last response determines the cart', async () => {
  const { changes, shown, busy, waiting } = open(1);
  const first = changes.perform(updateActions(line, 2));
  expect(shown()).toEqual([2]);
  const one = await nthCall(1);
  const second = changes.perform(updateActions(line, 3));
  expect(shown()).toEqual([3]);
  expect(busy()).toBe(true);

  await waitFor(() => expect(waiting()).toBe(1));
  expect(calls).toHaveLength(1);
  // The server added fewer pieces than requested; the screen shows the quantity of the second change until
  // its response.
  one.answer(reply(testCart([testItem(A, 2)])));
  await first;
  expect(shown()).toEqual([3]);

  (await nthCall(2)).answer(reply(testCart([testItem(A, 3, { lineTotal: 29_000 })])));
  expect((await second).items[0]?.lineTotal).toBe(29_000);
  expect(shown()).toEqual([3]);
  expect(busy()).toBe(false);
});

test('a refused change is undone and reported to its caller, and the next change is still sent (§8.10)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { changes, shown } = open(1);
  const first = changes.perform(updateActions(line, 5));
  const outcome = expect(first).rejects.toMatchObject({ code: 'ARTICLE_SOLD_OUT' });
  const call = await nthCall(1);
  const second = changes.perform(updateActions(line, 2));
  call.answer(refusal());
  await outcome;
  expect(shown()).toEqual([2]);
  (await nthCall(2)).answer(reply(testCart([testItem(A, 2)])));
  await second;
  expect(shown()).toEqual([2]);
});

test('of several quantities set while a request is in flight, only the last is sent', async () => {
  const { changes, shown } = open(1);
  const first = changes.perform(updateActions(line, 2));
  const call = await nthCall(1);
  const rest = [3, 4, 5].map((quantity) => changes.perform(updateActions(line, quantity)));
  expect(shown()).toEqual([5]);
  call.answer(reply(testCart([testItem(A, 2)])));
  await first;
  const last = await nthCall(2);
  expect(last.actions).toEqual(updateActions(line, 5));
  last.answer(reply(testCart([testItem(A, 5)])));
  await Promise.all(rest);
  expect(calls).toHaveLength(2);
});

test('changes are sent even in a hidden tab', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { changes } = open(1);
  const both = [changes.perform(addActions(A, 1)), changes.perform(addActions(A, 1))];
  (await nthCall(1)).answer(reply(testCart([testItem(A, 2)])));
  (await nthCall(2)).answer(reply(testCart([testItem(A, 3)])));
  await Promise.all(both);
  hidden.mockRestore();
});

test('changes of different lines and removals are not merged into one request', async () => {
  const { changes } = open(1);
  const other = { articleId: '9d1e6d4c-3a58-4c1b-8a41-5d1f1f6a0b11', isGift: false };
  const lists = [updateActions(line, 2), updateActions(other, 2), updateActions(line, 0), addActions(A, 1)];
  const results = lists.map((list) => changes.perform(list));
  for (const [index, list] of lists.entries()) {
    const call = await nthCall(index + 1);
    expect(call.actions).toEqual(list);
    call.answer(reply(testCart([testItem(A, 1)])));
  }
  await Promise.all(results);
});

test('after a refused change, the cart from before it is shown until the server’s cart arrives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { changes, shown } = open(4);
  stored = testCart([testItem(A, 3)]);
  const change = changes.perform(updateActions(line, 5));
  const outcome = expect(change).rejects.toThrow('Этот размер закончился');
  expect(shown()).toEqual([5]);
  (await nthCall(1)).answer(refusal());
  await outcome;
  expect(shown()).toEqual([4]);
  await waitFor(() => expect(shown()).toEqual([3]));
});

test('a change made without a network fails with a clear message and is undone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.post('*/api/cart-orchestration/v1/carts/items/list', () => HttpResponse.error()));
  const { changes, shown, busy, cart } = open(1);
  stored = testCart([testItem(A, 1)]);
  const change = changes.perform(updateActions(line, 2));
  expect(shown()).toEqual([2]);
  await expect(change).rejects.toMatchObject({
    kind: 'network',
    message: 'Нет соединения с\u00a0интернетом',
  });
  expect(shown()).toEqual([1]);
  expect(busy()).toBe(false);
  await waitFor(() => expect(cart()).toEqual(stored));
});

test('a change that the server made, but whose response was lost, appears when the cart is read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { changes, shown } = open(1);
  stored = testCart([testItem(A, 2)], { version: 2 });
  const change = changes.perform(updateActions(line, 2));
  (await nthCall(1)).answer(HttpResponse.error());
  await expect(change).rejects.toMatchObject({ kind: 'network' });
  await waitFor(() => expect(shown()).toEqual([2]));
});

test('pending changes of the previous shopper are never sent', async () => {
  const { changes } = open(1);
  const first = changes.perform(updateActions(line, 2));
  const call = await nthCall(1);
  const waiting = expect(changes.perform(addActions(A, 1))).rejects.toMatchObject({
    kind: 'auth',
    message: 'Сессия завершена. Войдите снова',
  });
  changes.forget();
  call.answer(reply(testCart([testItem(A, 2)])));
  await first;
  await waiting;
  expect(calls).toHaveLength(1);
});

test('after a 401, if the tokens cannot be renewed, waiting changes are not sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { changes, shown } = open(1);
  await login({ login: 'anna@example.ru', password: 'lipovyy-chay-1986' });
  const first = changes.perform(updateActions(line, 2));
  const call = await nthCall(1);
  const waiting = expect(changes.perform(addActions(A, 1))).rejects.toMatchObject({ kind: 'auth' });
  server.use(http.post('*/api/auth/refresh', () => unauthorized()));
  call.answer(unauthorized());
  await expect(first).rejects.toMatchObject({ status: 401 });
  await waiting;
  expect(calls).toHaveLength(1);
  expect(shown()).toEqual([1]);
});

test('the last added article is known after the server added it, with the requested quantity (§3.3.1, §4.3.5)', async () => {
  const { changes } = open(1);
  const added = changes.perform(addActions(A, 2));
  expect(lastAdded.get()).toBeUndefined();
  (await nthCall(1)).answer(reply(testCart([testItem(A, 3)])));
  await added;
  expect(lastAdded.get()).toEqual({ articleId: A, quantity: 2 });
});

test('a list of several actions, such as a change of size, does not set the last added article', async () => {
  const { changes } = open(1);
  const B = '0a0f3d9e-6f0e-4c55-9a51-0d3f4d0c2b11';
  const changed = changes.perform(changeActions(A, B, 1));
  const call = await nthCall(1);
  expect(call.actions.map(({ action }) => action).sort()).toEqual(['ADD', 'REMOVE']);
  call.answer(reply(testCart([testItem(B, 1)])));
  await changed;
  expect(lastAdded.get()).toBeUndefined();
  const list = changes.perform([...addActions(A, 1), ...addActions(B, 1)]);
  (await nthCall(2)).answer(reply(testCart([testItem(B, 2), testItem(A, 1)])));
  await list;
  expect(lastAdded.get()).toBeUndefined();
});

test('a response to the previous shopper is not shown after the cart was forgotten', async () => {
  const { changes, shown, busy } = open(1);
  const change = changes.perform(updateActions(line, 2));
  const call = await nthCall(1);
  changes.forget();
  call.answer(reply(testCart([testItem(A, 2)])));
  await change;
  expect(shown()).toBeUndefined();
  expect(busy()).toBe(false);
});

test('when a shopper without an identity makes several changes at once, only one guest is created', async () => {
  let guests = 0;
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === '/api/auth/guest') guests += 1;
  });
  const changes = cartChanges(createQueryClient());
  const both = [changes.perform(addActions(A, 1)), changes.perform(addActions(A, 1))];
  (await nthCall(1)).answer(reply(testCart([testItem(A, 1)])));
  (await nthCall(2)).answer(reply(testCart([testItem(A, 2)])));
  await Promise.all(both);
  expect(guests).toBe(1);
});

test('a promo code is sent after the changes before it', async () => {
  const { changes, waiting } = open(1);
  let requests = 0;
  server.use(
    http.post('*/api/cart-orchestration/v1/carts/promo-codes', () => {
      requests += 1;
      return reply(testCart([testItem(A, 2)], { version: 3 }));
    }),
  );
  const change = changes.perform(updateActions(line, 2));
  const code = changes.enterPromoCode('ZIMA10');
  const one = await nthCall(1);
  await waitFor(() => expect(waiting()).toBe(1));
  expect(requests).toBe(0);
  one.answer(reply(testCart([testItem(A, 2)], { version: 2 })));
  await change;
  expect((await code).version).toBe(3);
  expect(requests).toBe(1);
});

test('if a promo code cannot be removed, it is shown again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { changes, cart, client } = open(1);
  const code = { code: 'ZIMA10', applied: true, discountSum: 100, freeDelivery: false, reason: null };
  setQuery(client, cartQuery, testCart([testItem(A, 1)], { promoCodes: [code] }));
  server.use(http.delete('*/api/cart-orchestration/v1/carts/promo-codes/ZIMA10', () => refusal()));
  const codes = () => cart()?.promoCodes.map((other) => other.code);
  const removal = changes.removePromoCode('ZIMA10');
  expect(codes()).toEqual([]);
  await expect(removal).rejects.toThrow('Этот размер закончился');
  expect(codes()).toEqual(['ZIMA10']);
});

test('if a change was made while the cart was being read, the response to the read is not shown', async () => {
  await createGuestIdentity();
  const readings: ((response: Response) => void)[] = [];
  server.use(
    http.get(
      '*/api/cart-orchestration/v1/carts',
      () => new Promise<Response>((answer) => readings.push(answer)),
    ),
  );
  const { changes, shown } = open(1);
  const reading = changes.refresh();
  await waitFor(() => expect(readings).toHaveLength(1));
  const change = changes.perform(updateActions(line, 2));
  readings[0]?.(reply(testCart([testItem(A, 1)])));
  expect((await reading)?.items[0]?.quantity).toBe(2);
  expect(shown()).toEqual([2]);
  (await nthCall(1)).answer(reply(testCart([testItem(A, 2)])));
  await change;
  expect(shown()).toEqual([2]);
});
