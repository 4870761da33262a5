import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Order, OrderPayment, Problem } from '#contract/client/client.schemas.ts';
import { giftRule, promoCode, promoCodeUse } from '../cart/base/tables.ts';
import { articleIdOf } from '../catalog/testing/catalog.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { deliveryPoint } from '../domain/tables/delivery.ts';
import { article } from '../domain/tables/goods.ts';
import { store, storeStock } from '../domain/tables/places.ts';
import { createMindbox } from '../marketing/mindbox.ts';
import { OPERATIONS, percentOff, startMindbox } from '../marketing/testing/mindbox.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { COURIER_DAY, orderBody } from '../testing/calls.ts';
import { becomeGuest, ORDERS, sendOrder } from '../testing/shopping.ts';

/** A coat at a reduced price. */
const COAT = articleIdOf('palto-iz-shersti-kemel', '44');
const TEE = articleIdOf('futbolka-1-belaya', '46');
const GIFT = articleIdOf('futbolka-2-belaya', '46');
const ALL = [COAT, TEE, GIFT];
const CARTS = '/api/cart-orchestration/v1/carts';

const db = await openSmallShop();
let platform: Awaited<ReturnType<typeof startMindbox>>;
let shop: TestApp;
let token: string;
/** For each kind of pick-up place, the code of one in Kazan. */
const places = new Map<string, string>();

beforeAll(async () => {
  platform = await startMindbox(percentOff(13));
  for (const kind of ['pickup-point', 'locker'] as const) {
    const there = and(eq(deliveryPoint.kind, kind), eq(deliveryPoint.cityCode, 'kazan'));
    places.set(kind, (await db.select().from(deliveryPoint).where(there))[0]?.code ?? '');
  }
  places.set('store', (await db.select().from(store).where(eq(store.cityCode, 'kazan')))[0]?.code ?? '');
  await db.insert(giftRule).values({
    id: randomUUID(),
    title: 'К заказу',
    fromSum: 500_000,
    ordinal: 0,
    articleIds: [GIFT],
  });
});
afterAll(() => platform.close());

beforeEach(async () => {
  await forgetEveryone(db);
  await db.delete(promoCode);
  await db.insert(promoCode).values({ code: 'OSEN', kind: 'sum', value: 100_001 });
  await db.update(article).set({ stock: 5 }).where(inArray(article.id, ALL));
  await db.delete(storeStock);
  const storeCode = places.get('store') ?? '';
  await db
    .insert(storeStock)
    .values([
      ...[COAT, GIFT].map((articleId) => ({ articleId, storeCode, quantity: 1 })),
      { articleId: TEE, storeCode, quantity: 2 },
    ]);
  await begin();
});

async function begin(parts: Parameters<typeof createTestApp>[1] = {}): Promise<void> {
  shop = createTestApp(db, parts);
  token = (await becomeGuest(shop)).access;
}

const add = (articleId: string, quantity: number, isGift = false) => ({
  action: 'ADD',
  articleId,
  quantity,
  isGift,
});

async function fill(items: object[]): Promise<void> {
  const changed = await shop.call(`${CARTS}/items/list`, { token, body: { items } });
  expect(changed.status).toBe(200);
}

type Choice = { methodId: string; payment?: OrderPayment } & Record<string, unknown>;

const at = (kind: string): Choice => ({
  methodId: kind,
  pointCode: places.get(kind),
  address: null,
  flat: null,
  day: null,
  interval: null,
  fitting: false,
  payment: 'sbp',
});
const byCourier: Choice = { methodId: 'courier', payment: 'cash' };

/** Places an order for the sum that the shop shows. */
async function order({ payment = 'sbp', ...delivery }: Choice): Promise<Response> {
  const bodyFor = (seen: Parameters<typeof orderBody>[0]) => {
    const body = orderBody(seen);
    return { ...body, payment: { method: payment }, delivery: { ...body.delivery, ...delivery } };
  };
  const answer = await sendOrder(shop, token, bodyFor({ cartVersion: 0, pieces: 0, total: 0 }));
  if (answer.status !== 409) return answer;
  const { order: changed } = (await answer.json()) as Problem;
  if (!changed) throw new Error('The refusal does not contain the sum due.');
  return sendOrder(shop, token, bodyFor(changed.now));
}

const stocks = async () => {
  const rows = await db.select().from(article).where(inArray(article.id, ALL));
  return ALL.map((id) => rows.find((row) => row.id === id)?.stock);
};
const inStore = async () => {
  const rows = await db.select().from(storeStock);
  return ALL.map((id) => rows.find(({ articleId }) => articleId === id)?.quantity ?? 0);
};
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

/** Asserts that the lines and the delivery of an order add up to its sums. */
function isConserved({ lines, goodsSum, discountSum, total, delivery }: Order): void {
  for (const line of lines) {
    const off = sum(line.discounts.map((discount) => discount.sum));
    expect(line.total + off).toBe(line.unitPriceBefore * line.quantity);
    if (line.isGift) expect(line.total).toBe(0);
  }
  expect(sum(lines.map((line) => line.total)) + delivery.price).toBe(total);
  expect(goodsSum - discountSum + delivery.price).toBe(total);
}

const sources = ({ lines }: Order) =>
  [...new Set(lines.flatMap(({ discounts }) => discounts.map(({ source }) => source)))].sort();

const WAYS = ['courier', 'pickup-point', 'locker', 'store'] as const;

describe.each(WAYS)('orders by %s', (way) => {
  const choice = () => (way === 'courier' ? byCourier : at(way));
  const goods = [add(COAT, 1), add(TEE, 2), add(GIFT, 1, true)];

  async function isKept(expected: string[]): Promise<Order> {
    const made = await order(choice());
    expect(made.status).toBe(200);
    const placed = (await made.json()) as Order;
    isConserved(placed);
    expect(sources(placed)).toEqual(expected);
    expect(placed.lines.map(({ isGift, quantity }) => [isGift, quantity])).toEqual([
      ...[
        [false, 1],
        [false, 2],
      ],
      [true, 1],
    ]);
    expect(placed.delivery.kind).toBe(way);
    expect(placed.delivery.point?.code).toBe(way === 'courier' ? undefined : places.get(way));
    expect(await stocks()).toEqual([4, 3, 4]);
    expect(await inStore()).toEqual(way === 'store' ? [0, 0, 0] : [1, 2, 1]);
    return placed;
  }

  async function isGivenBack({ id }: Order): Promise<void> {
    const cancelled = await shop.call(`${ORDERS}/${id}/cancellation`, { token, body: { reason: 'OTHER' } });
    expect(cancelled.status).toBe(200);
    expect(await stocks()).toEqual([5, 5, 5]);
    expect(await inStore()).toEqual([1, 2, 1]);
    expect(await db.$count(promoCodeUse)).toBe(0);
  }

  it('an order with a gift and a promo code has correct sums and pieces (§3.6.12)', async () => {
    await fill(goods);
    await shop.call(`${CARTS}/promo-codes`, { token, body: { code: 'OSEN' } });
    const placed = await isKept(['GIFT', 'PROMO_CODE', 'SALE']);
    expect(await db.$count(promoCodeUse)).toBe(1);
    await isGivenBack(placed);
  });

  it('an order with a gift and offers of the marketing platform has correct sums and pieces (§3.6.12)', async () => {
    await begin({
      marketing: createMindbox({
        url: platform.url,
        endpointId: 'e',
        secretKey: 's',
        timeoutMs: 600_000,
        operations: OPERATIONS,
      }),
    });
    await fill(goods);
    const placed = await isKept(['GIFT', 'OFFER', 'SALE']);
    await isGivenBack(placed);
  });
});

describe('an invalid combination is refused at its field, and nothing is ordered:', () => {
  test.each<[string, () => Choice, string]>([
    ['cash at a locker', () => ({ ...at('locker'), payment: 'cash' }), '/payment/method'],
    ['fitting at a locker', () => ({ ...at('locker'), fitting: true }), '/delivery/fitting'],
    ['a day for a pick-up point', () => ({ ...at('pickup-point'), day: COURIER_DAY }), '/delivery/day'],
    [
      'a time slot for a store',
      () => ({ ...at('store'), interval: { from: '10:00', to: '14:00' } }),
      '/delivery/interval',
    ],
    ['a courier without a day', () => ({ ...byCourier, day: null }), '/delivery/day'],
    ['a courier without an address', () => ({ ...byCourier, address: ' ' }), '/delivery/address'],
    [
      'a pick-up point without a code',
      () => ({ ...at('pickup-point'), pointCode: null }),
      '/delivery/pointCode',
    ],
  ])(
    'an order with %s is refused with an error at the field, and nothing is ordered',
    async (_, choice, pointer) => {
      await fill([add(TEE, 1)]);
      const refused = await order(choice());
      expect(refused.status).toBe(422);
      expect(((await refused.json()) as Problem).errors?.map((error) => error.pointer)).toEqual([pointer]);
      expect(await stocks()).toEqual([5, 5, 5]);
    },
  );

  test.each<[string, number, () => Choice]>([
    ['a locker as a pick-up point', 1, () => ({ ...at('pickup-point'), pointCode: places.get('locker') })],
    ['a point in another city', 1, () => ({ ...at('store'), city: 'moskva' })],
    ['more pieces than a locker takes', 5, () => at('locker')],
  ])('an order with %s is refused, and nothing is ordered', async (_, pieces, choice) => {
    await fill([add(TEE, pieces)]);
    const refused = await order(choice());
    expect(refused.status).toBe(409);
    const { order: changed } = (await refused.json()) as Problem;
    expect(changed?.changes.map(({ code }) => code)).toEqual(['DELIVERY']);
    expect(await stocks()).toEqual([5, 5, 5]);
  });
});
