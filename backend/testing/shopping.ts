import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Cart, DeliveryOptions } from '#contract/client/client.schemas.ts';
import { articleIdOf } from '../catalog/testing/catalog.ts';
import { article, variant } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';
import { type TestApp, tokensOf } from './app.ts';
import { orderBody } from './calls.ts';

/** Id of the T-shirt that guests buy in tests. */
export const TEE = articleIdOf('futbolka-1-belaya', '46');
/** Price of the T-shirt in tests, in kopecks. */
export const PRICE = 190_000;
/**
 * Price of a delivery by courier to Kazan, in kopecks: for two or more pieces that cost less than 5 000 ₽
 * together.
 */
export const COURIER = 30_000;
export const ORDERS = '/api/order-orchestration/v1/orders';

/** Sets stock and price of the T-shirt, and removes the price before. */
export async function setTee(db: Database, tee: { stock?: number; price?: number }): Promise<void> {
  const { stock, price } = tee;
  const ofTee = db.select({ id: article.variantId }).from(article).where(eq(article.id, TEE));
  if (stock !== undefined) await db.update(article).set({ stock }).where(eq(article.id, TEE));
  if (price !== undefined)
    await db.update(variant).set({ price, priceBefore: null }).where(eq(variant.id, ofTee));
}

export async function stockOfTee(db: Database): Promise<number | undefined> {
  return (await db.select({ stock: article.stock }).from(article).where(eq(article.id, TEE)))[0]?.stock;
}

/** Creates a guest and returns the guest's tokens. */
export const becomeGuest = async (shop: TestApp) =>
  tokensOf(await shop.call('/api/auth/guest', { method: 'POST' }));

export async function putTee(shop: TestApp, token: string, quantity: number): Promise<Cart> {
  const body = { items: [{ action: 'ADD', articleId: TEE, quantity, isGift: false }] };
  const changed = await shop.call('/api/cart-orchestration/v1/carts/items/list', { token, body });
  if (changed.status !== 200) throw new Error(await changed.text());
  return changed.json();
}

/** The price of delivering the cart to a city by a method of the delivery table, in kopecks. */
export async function deliveryPrice(shop: TestApp, token: string, city: string, methodId: string) {
  const response = await shop.call('/api/delivery-orchestration/v1/options', { token, query: { city } });
  const { methods } = (await response.json()) as DeliveryOptions;
  return methods.find(({ id }) => id === methodId)?.price ?? 0;
}

/**
 * The body of an order for one more T-shirt, delivered by courier to Kazan, with the sum that is due then.
 */
export async function bodyForOneTee(shop: TestApp, token: string) {
  const { version, discountPrice } = await putTee(shop, token, 1);
  const delivery = await deliveryPrice(shop, token, 'kazan', 'courier');
  return orderBody({ cartVersion: version, pieces: 1, total: discountPrice + delivery });
}

export const sendOrder = (
  shop: TestApp,
  token: string,
  body: unknown,
  key: string = randomUUID(),
  headers: Record<string, string> = {},
) => shop.call(ORDERS, { token, body, headers: { 'idempotency-key': key, ...headers } });
