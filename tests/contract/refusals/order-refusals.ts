import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { OrderRequest, ProblemCode } from '#contract/sdk/types.gen.ts';
import { notifyOfParcel, order, orderOfOne, placeOne } from '../calls/orders.ts';
import { byPost } from '../calls/payments.ts';
import { UNKNOWN_ID } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const placing = (change: (body: OrderRequest) => OrderRequest) => async (shopper: Shopper) =>
  order(shopper, change(await orderOfOne(shopper)));

const changed = (title: string, change: (body: OrderRequest) => OrderRequest): RefusalCase => ({
  operationId: 'placeOrder',
  status: 409,
  code: 'ORDER_CHANGED',
  title,
  run: placing(change),
});

const wrong = (pointer: string, title: string, delivery: Partial<OrderRequest['delivery']>): RefusalCase => ({
  ...invalid(
    'placeOrder',
    title,
    placing((body) => ({ ...body, delivery: { ...body.delivery, ...delivery } })),
  ),
  pointer,
});

const seen = (body: OrderRequest, other: Partial<OrderRequest['seen']>) => ({
  ...body,
  seen: { ...body.seen, ...other },
});

const ofOne = (
  operationId: 'getOrder' | 'cancelOrder' | 'repeatOrder',
  call: (shopper: Shopper) => Promise<unknown>,
): RefusalCase =>
  notFound(operationId, 'an unknown order', async (shopper) => {
    await becomeGuest(shopper);
    await call(shopper);
  });

const statusOf = (number: string, phone: string) => (shopper: Shopper) =>
  sdk.getOrderStatus({ ...shopper.with(), body: { number, phone } });

/** Cases in which order operations are refused. */
export const orderRefusals: RefusalCase[] = [
  changed('another total', (body) => seen(body, { total: body.seen.total + 1 })),
  changed('another version of the cart', (body) => seen(body, { cartVersion: body.seen.cartVersion + 1 })),
  changed('another number of pieces', (body) => seen(body, { pieces: 2 })),
  changed('an unknown method', (body) => ({
    ...body,
    delivery: { ...body.delivery, methodId: 'golubi' },
  })),
  wrong('/delivery/address', 'no address for the courier', { address: ' ' }),
  wrong('/delivery/day', 'no day for the courier', { day: null }),
  wrong('/delivery/day', 'a day in the past', { day: '2020-02-29' }),
  wrong('/delivery/flat', 'a blank flat', { flat: ' ' }),
  wrong('/delivery/interval', 'hours that are not offered', { interval: { from: '03:00', to: '04:00' } }),
  {
    ...invalid('placeOrder', 'a payment method that the delivery does not allow', async (shopper) =>
      order(shopper, (await byPost(shopper)).body),
    ),
    pointer: '/payment/method',
  },
  {
    operationId: 'placeOrder',
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED' satisfies ProblemCode,
    title: 'the key of another order',
    async run(shopper) {
      const key = crypto.randomUUID();
      const body = await orderOfOne(shopper);
      await order(shopper, body, key);
      await order(shopper, { ...body, comment: 'Позвоните заранее' }, key);
    },
  },
  notFound(
    'placeOrder',
    'an unknown city',
    placing((body) => ({ ...body, delivery: { ...body.delivery, city: 'atlantida' } })),
  ),
  notFound('getOrders', 'a page beyond the last', async (shopper) => {
    await becomeGuest(shopper);
    const call = shopper.with();
    await sdk.getOrders({ ...call, query: { ...call.query, page: 99 } });
  }),
  ofOne('getOrder', (shopper) => sdk.getOrder({ ...shopper.with(), path: { orderId: UNKNOWN_ID } })),
  ofOne('cancelOrder', (shopper) =>
    sdk.cancelOrder({ ...shopper.with(), path: { orderId: UNKNOWN_ID }, body: { reason: 'OTHER' } }),
  ),
  ofOne('repeatOrder', (shopper) => sdk.repeatOrder({ ...shopper.with(), path: { orderId: UNKNOWN_ID } })),
  {
    ...invalid('cancelOrder', 'more pieces than were ordered', async (shopper) => {
      const { id: orderId } = await placeOne(shopper);
      const body = { reason: 'OTHER' as const, lines: [{ position: 0, quantity: 2 }] };
      await sdk.cancelOrder({ ...shopper.with(), path: { orderId }, body });
    }),
    pointer: '/lines/0/quantity',
  },
  {
    operationId: 'cancelOrder',
    status: 409,
    code: 'ORDER_NOT_CANCELLABLE',
    title: 'an order that is being packed',
    async run(shopper) {
      const { id: orderId } = await placeOne(shopper);
      await shopper.target.packOrder(orderId);
      await sdk.cancelOrder({ ...shopper.with(), path: { orderId }, body: { reason: 'OTHER' } });
    },
  },
  notFound('getOrderStatus', 'a wrong number', statusOf('В-000000-0', '+79991234567')),
  notFound('getOrderStatus', 'a wrong phone', async (shopper) => {
    const { number } = await placeOne(shopper);
    await statusOf(number, '+79990000000')(shopper);
  }),
  invalid('receiveParcelNotification', 'a notification without a parcel', (shopper) =>
    notifyOfParcel(shopper, { type: 'ORDER_STATUS' }),
  ),
];
