import { randomUUID } from 'node:crypto';
import type { DeliveryOptions, OrderRequest } from '#contract/client/client.schemas.ts';
import { orderBody } from '../../backend/testing/calls.ts';
import { add, CARTS, type Door, type IntegrationShop, type Shopper } from './shop.ts';

export const ORDERS = '/api/order-orchestration/v1/orders';
const OPTIONS = '/api/delivery-orchestration/v1/options?city=kazan';
/** Number of buyers that are prepared in parallel before a test begins. */
const AT_ONCE = 30;

export type Buyer = {
  shopper: Shopper;
  /** The request body of a courier order for the piece in the cart. */
  body: OrderRequest;
};

/** Creates a guest for each of the articles, with one piece of it in the cart. */
export async function buyersOf(
  shop: Pick<IntegrationShop, 'newGuest'>,
  articleIds: readonly string[],
  code?: string,
): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  const bodies = new Map<string, OrderRequest>();
  async function newBuyer(articleId: string): Promise<Buyer> {
    const shopper = await shop.newGuest();
    const answers = [await add(shopper, articleId)];
    if (code) answers.push(await shopper.call('POST', `${CARTS}/promo-codes`, { code }));
    for (const { status } of answers)
      if (status !== 200) throw new Error(`A cart was not filled (${status}).`);
    // The request body depends only on the article. It is made once for each article.
    const body = bodies.get(articleId) ?? (await bodyOf(shopper));
    bodies.set(articleId, body);
    return { shopper, body };
  }
  for (let made = 0; made < articleIds.length; made += AT_ONCE)
    buyers.push(...(await Promise.all(articleIds.slice(made, made + AT_ONCE).map(newBuyer))));
  return buyers;
}

export async function buyerOf(shop: IntegrationShop, articleId: string): Promise<Buyer> {
  const [buyer] = await buyersOf(shop, [articleId]);
  return buyer as Buyer;
}

/** The request body of a courier order for one piece in the cart. */
export async function bodyOf(shopper: Shopper): Promise<OrderRequest> {
  const answer = await shopper.call('GET', OPTIONS);
  const { cartVersion, goodsSum, methods } = (await answer.json()) as DeliveryOptions;
  const courier = methods.find(({ id }) => id === 'courier');
  const total = goodsSum + (courier?.price ?? 0);
  const body = orderBody({ cartVersion, pieces: 1, total }) as OrderRequest;
  // The possible days depend on the test's clock, so the day is taken from the response.
  const day = courier?.days.find(({ isFull }) => !isFull)?.day ?? null;
  return { ...body, delivery: { ...body.delivery, day, interval: courier?.intervals[0] ?? null } };
}

/** Submits an order. */
export const place = (
  { shopper, body }: Buyer,
  { door, key = randomUUID() }: { door?: Door | undefined; key?: string } = {},
): Promise<Response> =>
  shopper.call('POST', ORDERS, body, { ...(door && { door }), headers: { 'idempotency-key': key } });
