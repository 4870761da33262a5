import { randomUUID } from 'node:crypto';
import { orderBody } from '../../backend/testing/calls.ts';
import type { DeliveryOptions } from '../../src/generated/model/deliveryOptions.ts';
import type { OrderRequest } from '../../src/generated/model/orderRequest.ts';
import { add, CARTS, type Door, type IntegrationShop, type Shopper } from './shop.ts';

export const ORDERS = '/api/order-orchestration/v1/orders';
const OPTIONS = '/api/delivery-orchestration/v1/options?city=kazan';

/** So many buyers are prepared at once; what a test asks of the shop comes after that. */
const AT_ONCE = 30;

/** So many guests with a piece of an article in the cart, and what each of them sends to order it by courier. */
export async function buyersOf(
  shop: IntegrationShop,
  articleId: string,
  count: number,
  code?: string,
): Promise<{ shoppers: Shopper[]; body: OrderRequest }> {
  const shoppers: Shopper[] = [];
  for (let made = 0; made < count; made += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - made) }, () =>
      newBuyer(shop, articleId, code),
    );
    shoppers.push(...(await Promise.all(some)));
  }
  const [first] = shoppers;
  if (!first) throw new Error('There are no shoppers.');
  const answer = await first.call('GET', OPTIONS);
  const { cartVersion, goodsSum, methods } = (await answer.json()) as DeliveryOptions;
  const courier = methods.find(({ id }) => id === 'courier');
  const total = goodsSum + (courier?.price ?? 0);
  const { delivery, ...rest } = orderBody({ cartVersion, pieces: 1, total }) as OrderRequest;
  const day = courier?.days.find(({ isFull }) => !isFull)?.day ?? null;
  return { shoppers, body: { ...rest, delivery: { ...delivery, day } } };
}

async function newBuyer(shop: IntegrationShop, articleId: string, code?: string): Promise<Shopper> {
  const shopper = await shop.newGuest();
  const answers = [await add(shopper, articleId)];
  if (code) answers.push(await shopper.call('POST', `${CARTS}/promo-codes`, { code }));
  for (const { status } of answers) if (status !== 200) throw new Error(`A cart was not filled (${status}).`);
  return shopper;
}

/** One guest, as `buyersOf` makes them. */
export async function buyerOf(shop: IntegrationShop, articleId: string) {
  const { shoppers, body } = await buyersOf(shop, articleId, 1);
  return { shopper: shoppers[0] as Shopper, body };
}

/** Sends what a shopper orders. */
export const place = (
  shopper: Shopper,
  body: OrderRequest,
  { door, key = randomUUID() }: { door?: Door | undefined; key?: string },
): Promise<Response> =>
  shopper.call('POST', ORDERS, body, { ...(door && { door }), headers: { 'idempotency-key': key } });
