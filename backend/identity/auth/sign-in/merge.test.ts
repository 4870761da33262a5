import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DeliveryOptions, Order, Orders } from '#contract/client/client.schemas.ts';
import type { Cart } from '#contract/zod/zod.schemas.ts';
import { seedDemo } from '../../../../demo/seed/seed.ts';
import { cartLine } from '../../../cart/base/tables.ts';
import { articleIdOf, testCatalog } from '../../../catalog/testing/catalog.ts';
import { account, principal } from '../../../domain/tables/identities.ts';
import { freshDatabase } from '../../../platform/testing/database.ts';
import { createTestApp, forgetEveryone, quickHasher, type TestApp, tokensOf } from '../../../testing/app.ts';
import { orderBody } from '../../../testing/calls.ts';

const CART = '/api/cart-orchestration/v1/carts';
const ORDERS = '/api/order-orchestration/v1/orders';
const WISHLIST = '/api/wishlist-orchestration/v2/wishlists/my';
const article = articleIdOf('futbolka-1-belaya', '46');
const other = articleIdOf('futbolka-2-belaya', '46');
const credentials = { login: 'anna@example.ru', password: 'lipovyy-chay-1986' };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: new Date() });
});
afterAll(() => database.close());
beforeEach(async () => {
  await forgetEveryone(database.db);
  test = createTestApp(database.db);
  await insertAccount(credentials.login);
});

async function insertAccount(email: string): Promise<void> {
  const id = test.deps.ids();
  const now = test.deps.clock();
  const passwordHash = await quickHasher.hash(credentials.password);
  await database.db.insert(principal).values({ id, kind: 'user', createdAt: now });
  await database.db
    .insert(account)
    .values({ id, email, emailConfirmedAt: now, firstName: 'Анна', passwordHash, createdAt: now });
}

const guest = async () => tokensOf(await test.call('/api/auth/guest', { method: 'POST' })).access;

async function login(token?: string, name = credentials.login): Promise<string> {
  const response = await test.call('/api/auth/login', { body: { ...credentials, login: name }, token });
  expect(response.status).toBe(204);
  return tokensOf(response).access;
}

async function add(token: string, articleId: string, quantity: number): Promise<void> {
  const body = { items: [{ action: 'ADD', articleId, quantity }] };
  expect((await test.call(`${CART}/items/list`, { token, body })).status).toBe(200);
}

async function addToWishlist(token: string, articleId: string): Promise<void> {
  const body = { items: [{ articleId }] };
  expect((await test.call(WISHLIST, { method: 'PUT', token, body })).status).toBe(200);
}

async function quantities(token: string): Promise<Record<string, number>> {
  const cart = (await (await test.call(CART, { token })).json()) as Cart;
  return Object.fromEntries(cart.items.map((item) => [item.articleId, item.quantity]));
}

async function mergeCodes(token: string): Promise<string[]> {
  const cart = (await (await test.call(CART, { token })).json()) as Cart;
  return cart.messages.map(({ code }) => code);
}

it("the guest's cart and wishlist move to the account at sign-in", async () => {
  const account = await login();
  await add(account, article, 2);
  const token = await guest();
  await add(token, article, 3);
  await add(token, other, 1);
  await addToWishlist(token, other);

  const merged = await login(token);
  expect(await quantities(merged)).toEqual({ [article]: 5, [other]: 1 });
  const items = (await (await test.call(`${WISHLIST}/variant-groups`, { token: merged })).json()) as object[];
  expect(items).toMatchObject([{ articleId: other }]);
});

it('signing in again as the same guest changes nothing (§6.4.1)', async () => {
  const token = await guest();
  await add(token, article, 3);
  await login(token);
  expect(await quantities(await login(token))).toEqual({ [article]: 3 });
});

it('if the sign-in form is sent twice at once, the guest is merged once', async () => {
  const token = await guest();
  await add(token, article, 3);
  const [one] = await Promise.all([login(token), login(token)]);
  expect(await quantities(one)).toEqual({ [article]: 3 });
  expect(await mergeCodes(one)).toEqual(['MERGED']);
});

it('the response to a sign-in contains only the messages about the merge of this sign-in', async () => {
  const token = await guest();
  await add(token, article, 3);
  expect(await mergeCodes(await login(token))).toEqual(['MERGED']);
  expect(await mergeCodes(await login())).toEqual([]);

  const [second, third] = [await guest(), await guest()];
  await add(second, other, 1);
  expect(await mergeCodes(await login(second))).toEqual(['MERGED']);
  // If the guest has no cart and no wishlist, the merge causes no messages.
  expect(await mergeCodes(await login(third))).toEqual([]);
});

it('the cart of a guest is merged even if the guest’s access token has expired', async () => {
  const token = await guest();
  await add(token, article, 3);
  test.advance(60 * 60_000);
  expect(await quantities(await login(token))).toEqual({ [article]: 3 });
});

it('the cart of a guest is not merged after the guest has signed out', async () => {
  const token = await guest();
  await add(token, article, 3);
  await test.call('/api/auth/logout', { method: 'POST', token });
  expect(await quantities(await login(token))).toEqual({});
});

it('the cart of another account is never merged', async () => {
  const first = await login();
  await add(first, article, 2);
  await insertAccount('boris@example.ru');
  expect(await quantities(await login(first, 'boris@example.ru'))).toEqual({});
  expect(await quantities(first)).toEqual({ [article]: 2 });
});

it('a guest is merged into only one account', async () => {
  const token = await guest();
  await login(token);
  await add(token, article, 3);
  await insertAccount('boris@example.ru');
  expect(await quantities(await login(token, 'boris@example.ru'))).toEqual({});
});

it('the tokens of a merged guest cannot be renewed', async () => {
  const tokens = tokensOf(await test.call('/api/auth/guest', { method: 'POST' }));
  await login(tokens.access);
  const response = await test.call('/api/auth/refresh', { method: 'POST', refresh: tokens.refresh });
  expect(response.status).toBe(401);
});

it('if the transaction of a sign-in fails, nothing is merged and no tokens are issued', async () => {
  const token = await guest();
  await add(token, article, 3);
  const failing = createTestApp(database.db, {
    secrets: () => {
      throw new Error('no randomness');
    },
  });
  const response = await failing.call('/api/auth/login', { body: credentials, token });
  expect(response.status).toBe(500);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await quantities(token)).toEqual({ [article]: 3 });
  const rows = await database.db.select().from(cartLine).where(eq(cartLine.articleId, article));
  expect(rows).toHaveLength(1);
});

it("the guest's orders and their idempotency keys move to the account once (§3.6.11)", async () => {
  const token = await guest();
  await add(token, article, 1);
  const options = await test.call('/api/delivery-orchestration/v1/options', {
    token,
    query: { city: 'kazan' },
  });
  const { goodsSum, methods, cartVersion } = (await options.json()) as DeliveryOptions;
  const price = methods.find(({ id }) => id === 'courier')?.price ?? 0;
  const key = test.deps.ids();
  const body = orderBody({ cartVersion, pieces: 1, total: goodsSum + price });
  const place = (bearer: string) =>
    test.call(ORDERS, { token: bearer, body, headers: { 'idempotency-key': key } });
  const placed = (await (await place(token)).json()) as Order;
  const ordersOf = async (bearer: string) =>
    ((await (await test.call(ORDERS, { token: bearer })).json()) as Orders).items.map(({ id }) => id);

  for (const _ of [1, 2]) {
    const merged = await login(token);
    expect(await ordersOf(merged)).toEqual([placed.id]);
    expect(((await (await place(merged)).json()) as Order).id).toBe(placed.id);
    const data = await test.call('/api/user-orchestration/v1/users/my-account/data', { token: merged });
    expect(await data.json()).toMatchObject({ orders: [{ number: placed.number }] });
  }
  expect(await ordersOf(token)).toEqual([]);
  const another = await guest();
  expect(await ordersOf(another)).toEqual([]);
});
