import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Order, OrderRequest } from '#contract/sdk/types.gen.ts';
import { findArticle, putInCart } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import { shopData } from '../shop-data.ts';
import type { Shopper } from '../shopper.ts';
import type { Calls } from './prepare.ts';

/** A city to which all test shops deliver by courier. */
const CITY = shopData.city;

/** Sends the notification of a carrier about a parcel. */
export const notifyOfParcel = (shopper: Shopper, body: object) =>
  sdk.receiveParcelNotification({ ...shopper.with(), path: { carrier: 'cdek' }, body });

/** Puts an article into the cart and returns the request body of a courier order for it. */
export async function orderOfOne(
  shopper: Shopper,
  become: (shopper: Shopper) => Promise<unknown> = becomeGuest,
): Promise<OrderRequest> {
  await become(shopper);
  const articleId = await findArticle(shopper, 'IN_STOCK');
  // Restocks the article first: every order takes one from the stock, and sold-out goods disappear from the
  // listings.
  await shopper.target.setStock(articleId, 5);
  await putInCart(shopper, articleId);
  const call = shopper.with();
  const query = { ...call.query, city: CITY };
  const { data: options } = await sdk.getDeliveryOptions({ ...call, query, throwOnError: true });
  const courier = options.methods.find(({ kind }) => kind === 'courier');
  return {
    contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
    delivery: {
      methodId: courier?.id ?? '',
      city: CITY,
      postalCode: '101000',
      address: 'ул. Мясницкая, 1',
      flat: '2',
      entrance: '1',
      floor: null,
      intercom: null,
      pointCode: null,
      day: courier?.days.find(({ isFull }) => !isFull)?.day ?? null,
      interval: courier?.intervals[0] ?? null,
      fitting: true,
    },
    payment: { method: 'cash' },
    comment: null,
    personalDataConsent: true,
    seen: {
      cartVersion: options.cartVersion,
      pieces: 1,
      total: options.goodsSum + (courier?.price ?? 0),
    },
  };
}

export function order(shopper: Shopper, body: OrderRequest, key: string = crypto.randomUUID()) {
  const call = shopper.with();
  return sdk.placeOrder({ ...call, headers: { ...call.headers, 'Idempotency-Key': key }, body });
}

export async function placeOne(
  shopper: Shopper,
  become?: (shopper: Shopper) => Promise<unknown>,
): Promise<Order> {
  const { data } = await order(shopper, await orderOfOne(shopper, become));
  if (!data) throw new Error(`The order was not placed: ${shopper.last?.text}`);
  return data;
}

/** Valid calls of operations on orders that are paid on receipt. */
export const orderCalls = {
  async placeOrder(shopper) {
    const body = await orderOfOne(shopper);
    return () => order(shopper, body);
  },
  async getOrders(shopper) {
    await placeOne(shopper);
    const call = shopper.with();
    return () => sdk.getOrders({ ...call, query: { ...call.query, state: ['PLACED'] } });
  },
  async getOrder(shopper) {
    const path = { orderId: (await placeOne(shopper)).id };
    return () => sdk.getOrder({ ...shopper.with(), path });
  },
  async cancelOrder(shopper) {
    const path = { orderId: (await placeOne(shopper)).id };
    return () => sdk.cancelOrder({ ...shopper.with(), path, body: { reason: 'CHANGED_MIND' } });
  },
  async repeatOrder(shopper) {
    const path = { orderId: (await placeOne(shopper)).id };
    return () => sdk.repeatOrder({ ...shopper.with(), path });
  },
  async getOrderStatus(shopper) {
    const { number } = await placeOne(shopper);
    return () => sdk.getOrderStatus({ ...shopper.with(), body: { number, phone: '+79991234567' } });
  },
  async receiveParcelNotification(shopper) {
    return () => notifyOfParcel(shopper, { type: 'ORDER_STATUS', uuid: crypto.randomUUID() });
  },
} satisfies Calls;
