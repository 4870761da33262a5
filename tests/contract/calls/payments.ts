import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Order, OrderPayment, OrderRequest } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';
import { order, orderOfOne } from './orders.ts';
import type { Calls } from './prepare.ts';

/** Places an order to be paid online, which is not paid yet. */
export async function placeUnpaid(shopper: Shopper): Promise<Order> {
  const { data } = await order(shopper, {
    ...(await orderOfOne(shopper)),
    payment: { method: 'card-online' },
  });
  if (!data) throw new Error(`The order was not placed: ${shopper.last?.text}`);
  return data;
}

/**
 * Places an order to be delivered by post and paid online, because post does not allow cash. The order is not
 * paid yet.
 */
export async function placeByPost(shopper: Shopper): Promise<Order> {
  const { methods, body } = await byPost(shopper);
  const { data } = await order(shopper, { ...body, payment: { method: methods[0] ?? 'sbp' } });
  if (!data) throw new Error(`The order was not placed: ${shopper.last?.text}`);
  return data;
}

/** Returns the request body of an order sent by post, and the payment methods that are allowed for it. */
export async function byPost(shopper: Shopper): Promise<{ body: OrderRequest; methods: OrderPayment[] }> {
  const body = await orderOfOne(shopper);
  const call = shopper.with();
  const query = { ...call.query, city: body.delivery.city };
  const { data } = await sdk.getDeliveryOptions({ ...call, query, throwOnError: true });
  const post = data.methods.find(({ kind }) => kind === 'post');
  const none = { day: null, interval: null, fitting: false };
  return {
    body: {
      ...body,
      delivery: { ...body.delivery, ...none, methodId: post?.id ?? '' },
      seen: { ...body.seen, total: data.goodsSum + (post?.price ?? 0) },
    },
    methods: post?.payments ?? [],
  };
}

export function pay(
  shopper: Shopper,
  orderId: string,
  method: OrderPayment,
  key: string = crypto.randomUUID(),
) {
  const call = shopper.with();
  const headers = { ...call.headers, 'Idempotency-Key': key };
  return sdk.startPayment({ ...call, headers, path: { orderId }, body: { method } });
}

/** Sends the notification of a payment provider of the test shops. */
export const notify = (shopper: Shopper, provider: 'yookassa' | 'tkassa', payment: string) =>
  sdk.receiveNotification({
    ...shopper.with(),
    path: { provider },
    body: {
      type: 'notification',
      event: 'payment.succeeded',
      object: { id: '2d0b2c1e-000f-5000-9000-1b1a1f0e2c11', status: 'succeeded', metadata: { payment } },
    },
  });

/** Valid calls of operations for online payments. */
export const paymentCalls = {
  async getOrderPayment(shopper) {
    const { id: orderId } = await placeUnpaid(shopper);
    await pay(shopper, orderId, 'card-online');
    return () => sdk.getOrderPayment({ ...shopper.with(), path: { orderId } });
  },
  async startPayment(shopper) {
    const { id } = await placeUnpaid(shopper);
    return () => pay(shopper, id, 'sbp');
  },
  async receiveNotification(shopper) {
    return () => notify(shopper, 'yookassa', crypto.randomUUID());
  },
} satisfies Calls;
