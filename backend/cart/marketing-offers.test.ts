import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/client/client.schemas.ts';
import { seedDemo } from '../../demo/seed/seed.ts';
import { articleIdOf, testCatalog } from '../catalog/testing/catalog.ts';
import { article } from '../domain/tables/goods.ts';
import { createMindbox } from '../marketing/mindbox.ts';
import { OPERATIONS, orderIn, percentOff, startMindbox } from '../marketing/testing/mindbox.ts';
import { silence } from '../platform/testing/counterpart.ts';
import { freshDatabase } from '../platform/testing/database.ts';
import { createTestApp, forgetEveryone, type TestApp, tokensOf } from '../testing/app.ts';
import { giftRule, promoCode } from './base/tables.ts';

const CART = '/api/cart-orchestration/v1/carts';
const deviceId = '8a1de1f4-2c39-4a49-8f0f-52b0c9d4c8b1';
/** Price 17 490 ₽, reduced from 24 990 ₽. */
const coat = articleIdOf('palto-iz-shersti-kemel', '44');
/** Price 1 990 ₽. */
const tee = articleIdOf('futbolka-1-belaya', '46');
const giftTee = articleIdOf('futbolka-2-belaya', '46');
/**
 * A timeout in ms that no test reaches. One test sets a shorter one, to see what happens when the platform
 * does not respond in time.
 */
const NEVER_MS = 600_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let platform: Awaited<ReturnType<typeof startMindbox>>;
let shop: TestApp;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: new Date() });
  await database.db.insert(promoCode).values({ code: 'VSE', kind: 'sum', value: 9_999_900 });
  await database.db.insert(giftRule).values({
    id: '7b1d3f0e-8d35-4c5e-9a5a-0c6f2a1b9e11',
    title: 'К заказу',
    fromSum: 1_500_000,
    articleIds: [giftTee],
    ordinal: 0,
  });
  platform = await startMindbox(percentOff(10));
});
afterAll(async () => {
  await platform.close();
  await database.close();
});
beforeEach(async () => {
  await forgetEveryone(database.db);
  platform.setReply(percentOff(10));
  platform.requests.length = 0;
  shop = createTestApp(database.db, { marketing: mindbox(NEVER_MS) });
  token = tokensOf(await shop.call('/api/auth/guest', { method: 'POST' })).access;
});

const mindbox = (timeoutMs: number) =>
  createMindbox({ url: platform.url, endpointId: 'e', secretKey: 's', timeoutMs, operations: OPERATIONS });
const act = (items: object[], headers = {}) =>
  shop.call(`${CART}/items/list`, { token, body: { items }, headers });
const add = (articleId: string, quantity = 1, more = {}) => ({ action: 'ADD', articleId, quantity, ...more });
const read = async (query = {}): Promise<Cart> => (await shop.call(CART, { token, query })).json();
const calculated = () => platform.requests.map(orderIn);
const warnings = () => shop.log.filter(({ level }) => level === 'warn');

describe('offers of the marketing platform', () => {
  test("responses to cart actions, to reading the cart and to changes of promo codes contain the marketing platform's offers", async () => {
    const changed: Cart = await (
      await act([add(coat), add(tee, 3)], { 'x-mindbox-device-uuid': deviceId })
    ).json();
    expect(changed).toMatchObject({
      items: [
        { unitPrice: 1_574_100, unitPriceBefore: 2_499_000, lineTotal: 1_574_100 },
        { unitPrice: 179_100, unitPriceBefore: 199_000, lineTotal: 537_300 },
      ],
      total: 3_096_000,
      discountSum: 984_600,
      discountPrice: 2_111_400,
    });
    expect(platform.requests[0]?.url.searchParams.get('deviceUUID')).toBe(deviceId);
    expect(await read()).toEqual(changed);
    const entered: Cart = await (
      await shop.call(`${CART}/promo-codes`, { token, body: { code: 'VSE' } })
    ).json();
    expect(entered).toMatchObject({ discountPrice: 0, discountSum: 3_096_000 });
    const left: Cart = await (await shop.call(`${CART}/promo-codes/VSE`, { token, method: 'DELETE' })).json();
    expect(left.discountPrice).toBe(2_111_400);
    expect(platform.requests).toHaveLength(4);
    expect(calculated()[2]?.coupons).toEqual([{ ids: { code: 'VSE' } }]);
  });

  test("a request with extendByMindbox=false gets the cart without the marketing platform's offers (§7.2.4)", async () => {
    await act([add(tee)]);
    platform.requests.length = 0;
    expect((await read({ extendByMindbox: 'false' })).discountPrice).toBe(199_000);
    expect(platform.requests).toEqual([]);
  });

  test('the marketing platform receives only paid goods in stock, and no request for an empty cart', async () => {
    await read();
    expect(platform.requests).toEqual([]);
    await act([add(coat), add(giftTee, 1, { isGift: true }), add(tee)]);
    await database.db.update(article).set({ stock: 0 }).where(eq(article.id, tee));
    const cart = await read();
    await database.db.update(article).set({ stock: 20 }).where(eq(article.id, tee));
    expect(calculated()[1]?.lines.map(({ lineId }) => lineId)).toEqual([coat]);
    expect(cart.items.map(({ lineTotal }) => lineTotal)).toEqual([1_574_100, 0, 0]);
  });

  test("gifts and price-change notices are computed from the shop's own prices, before the discounts of the marketing platform", async () => {
    platform.setReply(percentOff(50));
    const cart: Cart = await (await act([add(coat)])).json();
    expect(cart.gifts).toHaveLength(1);
    expect(cart.items[0]?.notices).toEqual([]);
  });
});

describe('the cart works without the marketing platform', () => {
  test('if the marketing platform does not answer within the timeout, the cart is returned without offers', async () => {
    await act([add(tee)]);
    platform.setReply(silence);
    shop = createTestApp(database.db, { marketing: mindbox(50) });
    const cart = await read();
    expect(platform.requests).toHaveLength(2);
    expect(cart.discountPrice).toBe(199_000);
  });

  test('a failure of the marketing platform is logged in one line without personal data', async () => {
    platform.setReply((response) => response.writeHead(500).end('Internal error'));
    const response = await act([add(tee)], { 'x-mindbox-device-uuid': deviceId });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ discountPrice: 199_000 });
    expect(warnings()).toHaveLength(1);
    const line = JSON.stringify(warnings());
    for (const secret of [deviceId, token, tee]) expect(line).not.toContain(secret);
  });

  test('a change of the cart stays saved if the marketing platform fails afterwards', async () => {
    platform.setReply((response) => response.destroy());
    await act([add(tee, 2)]);
    platform.setReply(percentOff(10));
    expect((await read()).items[0]).toMatchObject({ quantity: 2, unitPrice: 179_100 });
  });

  test('a request holds no database connection while it waits for the marketing platform', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      platform.setReply((response, request) => {
        answer = () => percentOff(10)(response, request);
        resolve();
      });
    });
    const waiting = act([add(tee)]);
    await asked;
    // The in-memory database has a single connection, so this read would hang if a transaction waited for
    // the platform.
    expect((await read({ extendByMindbox: 'false' })).items).toHaveLength(1);
    answer();
    expect(await (await waiting).json()).toMatchObject({ discountPrice: 179_100 });
  });
});
