import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderChanges, OrderPayment, OrderRequest } from '#contract/client/client.schemas.ts';
import { goodsOfCart } from '#shared/delivery/goods-of-cart.ts';
import { giftRule, promoCode } from '../../cart/base/tables.ts';
import { applyCartActions } from '../../cart/queries/queries.ts';
import { getCart } from '../../cart/testing/get-cart.ts';
import { articleIdOf } from '../../catalog/testing/catalog.ts';
import { getDeliveryOptions } from '../../delivery/options.ts';
import { article } from '../../domain/tables/goods.ts';
import { principal } from '../../domain/tables/identities.ts';
import { operator as operatorTable } from '../../domain/tables/operators.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CallingOperator } from '../../platform/http/operator.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../../testing/app.ts';
import { orderBody } from '../../testing/calls.ts';
import { askProviders } from '../paying/ask-providers.ts';
import { expireOrders } from '../paying/expire-orders.ts';
import { type OrderAttempt, placeOrder } from '../place-order.ts';

/**
 * Cheap and expensive articles of which there is little stock. The third one is also a gift. The last one is
 * another size of the first, for edits; shoppers do not buy it.
 */
export const ARTICLES = [
  articleIdOf('futbolka-1-belaya', '46'),
  articleIdOf('palto-iz-shersti-kemel', '44'),
  articleIdOf('futbolka-2-belaya', '46'),
  articleIdOf('futbolka-1-belaya', '48'),
] as const;
export const CODES = ['ODIN', 'PYAT', 'STO'] as const;
const STOCK = 4;
const HOUR = 60 * 60 * 1000;

export type World = {
  shop: TestApp;
  db: Database;
  owners: readonly string[];
  operator: CallingOperator;
  /** How many pieces of each article the shop has received. */
  supplied: Map<string, number>;
  /** Orders in the order of placing. `total` is the sum due at the time of placing, in kopecks. */
  placed: { id: string; attempt: OrderAttempt; total: number }[];
};

/**
 * Opens a shop for a model test, with two shoppers and little stock. The database may contain data of earlier
 * tests.
 */
export async function openWorld(db: Database): Promise<World> {
  await forgetEveryone(db);
  const shop = createTestApp(db);
  const createdAt = shop.deps.clock();
  const owners = [randomUUID(), randomUUID()];
  await db.insert(principal).values(owners.map((id) => ({ id, kind: 'guest' as const, createdAt })));
  const place = { kind: 'PLACE' as const, role: 'manager' as const };
  const operator = { id: randomUUID(), name: randomUUID(), ...place };
  await db.insert(operatorTable).values({ ...operator, tokenHash: operator.id, createdAt });
  await db
    .update(article)
    .set({ stock: STOCK })
    .where(inArray(article.id, [...ARTICLES]));
  // A size that costs more, so that edits of paid orders need a surcharge.
  await db.update(article).set({ price: 210_000 }).where(eq(article.id, ARTICLES[3]));
  await db.delete(promoCode);
  await db.insert(promoCode).values([
    { code: 'ODIN', kind: 'percent', value: 13, maxUses: 1 },
    { code: 'PYAT', kind: 'percent', value: 5 },
    { code: 'STO', kind: 'sum', value: 10_001 },
  ]);
  await db.delete(giftRule);
  await db.insert(giftRule).values({
    id: randomUUID(),
    title: 'К заказу',
    fromSum: 500_000,
    ordinal: 0,
    articleIds: [ARTICLES[2]],
  });
  return {
    shop,
    db,
    owners,
    operator: { ...operator, session: null, sign: async () => {} },
    supplied: new Map(ARTICLES.map((id) => [id, STOCK])),
    placed: [],
  };
}

/**
 * Waits for a result. If it is a refusal that a shopper may get, returns the refusal; any other error is
 * thrown.
 */
export async function unlessRefused<T>(work: Promise<T>): Promise<T | ProblemError> {
  return work.catch((error: unknown) => {
    if (error instanceof ProblemError && error.status < 500) return error;
    throw error;
  });
}

export const changeCart = (
  { shop, db }: World,
  ownerId: string,
  articleId: string,
  quantity: number,
  isGift: boolean,
) =>
  unlessRefused(
    applyCartActions(db, {
      ownerId,
      requestId: randomUUID(),
      now: shop.deps.clock(),
      actions: [{ action: 'ADD', articleId, quantity, isGift }],
    }),
  );

/**
 * Orders the cart for the sum that the shop shows now, as a shopper does who has seen all changes. An order
 * with a fitting is paid by card, so that its money is reserved first.
 */
export async function placeCart(world: World, ownerId: string, method: OrderPayment): Promise<void> {
  const { deps } = world.shop;
  const requestId = randomUUID();
  const goods = goodsOfCart(await getCart(deps.db, ownerId, deps.clock()));
  const place = { cityCode: 'kazan', postalCode: null };
  const options = await getDeliveryOptions(deps, { ...place, goods, requestId });
  const courier = options.methods.find(({ id }) => id === 'courier');
  const day = courier?.days.find(({ isFull }) => !isFull)?.day ?? null;
  const attemptFor = (seen: OrderRequest['seen']): OrderAttempt => {
    const body = orderBody(seen) as OrderRequest;
    return {
      owner: { id: ownerId, kind: 'guest' },
      key: randomUUID(),
      deviceId: undefined,
      requestId,
      clientIp: '127.0.0.1',
      body: {
        ...body,
        delivery: { ...body.delivery, day, fitting: method === 'card-online' },
        payment: { method },
      },
    };
  };
  const first = await unlessRefused(placeOrder(deps, attemptFor({ cartVersion: 0, pieces: 0, total: 0 })));
  if (!(first instanceof ProblemError))
    throw new Error('An order was placed for a sum that the shopper was never shown.');
  const { order } = (first.more ?? {}) as { order?: OrderChanges };
  if (!order) return;
  const attempt = attemptFor(order.now);
  const made = await unlessRefused(placeOrder(deps, attempt));
  if (!(made instanceof ProblemError)) world.placed.push({ id: made.id, attempt, total: made.total });
}

/**
 * Advances the clock and runs the jobs: they ask about payments whose notifications were lost, cancel unpaid
 * orders, and send messages.
 */
export async function passTime({ shop }: World, ms: number): Promise<void> {
  shop.advance(ms);
  await askProviders(shop.deps);
  await expireOrders(shop.deps);
  await shop.sendMessages();
}

/** Does all pending work, with a bank that responds. */
export async function finishPending(world: World): Promise<void> {
  Object.assign(world.shop.bank, { isDown: false, losesAnswers: false });
  // Longer than a surcharge is waited for.
  for (let times = 0; times < 12; times += 1) await passTime(world, 2.5 * HOUR);
}

export const ordersOf = ({ db }: World) => db.select().from(order).orderBy(asc(order.placedAt));

export const stateOf = async ({ db }: World, id: string) =>
  (await db.select({ state: order.state }).from(order).where(eq(order.id, id)))[0]?.state;
