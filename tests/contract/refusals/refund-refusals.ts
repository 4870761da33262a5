import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { CounterRefund, ProblemCode } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../calls/operator.ts';
import { order, orderOfOne, placeOne } from '../calls/orders.ts';
import { pay } from '../calls/payments.ts';
import { PIXEL } from '../calls/pixel.ts';
import {
  approvedRefund,
  completeRefundDraft,
  deliveredOrder,
  oneForCash,
  onePiece,
  operatorWithReceivedRefund,
  operatorWithRefund,
  patch,
  refundDraft,
  returnAtCounter,
  sentRefund,
  submit,
} from '../calls/refunds.ts';
import { UNKNOWN_ID } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const conflict = (
  operationId: string,
  code: ProblemCode,
  title: string,
  run: RefusalCase['run'],
): RefusalCase => ({ operationId, status: 409, code, title, run });

const unknown = (operationId: string, call: (shopper: Shopper) => Promise<unknown>): RefusalCase =>
  notFound(operationId, 'an unknown refund', async (shopper) => {
    await becomeGuest(shopper);
    await call(shopper);
  });

const unknownToOperators = (operationId: string, call: (shopper: Shopper) => Promise<unknown>): RefusalCase =>
  notFound(operationId, 'an unknown refund', async (shopper) => {
    await becomeOperator(shopper);
    await call(shopper);
  });

const orderId = UNKNOWN_ID;
const refundId = UNKNOWN_ID;
const path = { orderId, refundId };
const body = { version: 1 };

/**
 * Tries to pay back more than an order cost: after a refund of the whole sum, the operator grants goodwill,
 * which must be refused.
 */
async function overdrawn(shopper: Shopper): Promise<void> {
  const { data } = await order(shopper, { ...(await orderOfOne(shopper)), payment: { method: 'sbp' } });
  if (!data) throw new Error(`The order was not placed: ${shopper.last?.text}`);
  await pay(shopper, data.id, 'sbp');
  await shopper.target.payAtBank('pays');
  const { tokens } = shopper;
  await becomeOperator(shopper);
  const ofOrder = { orderId: data.id };
  const call = () => ({ ...shopper.with(), path: ofOrder, throwOnError: true as const });
  await sdk.packOrder({ ...call(), body: { version: 3 } });
  await sdk.shipOrder({ ...call(), body: { version: 4, carrier: 'СДЭК', number: '1010101010' } });
  await sdk.handOverOrder({ ...call(), body: { version: 5 } });
  // The shopper submits the refund. It reserves the whole sum, so that nothing is left for goodwill.
  shopper.tokens = tokens;
  const { data: draft } = await sdk.makeRefund(call());
  const { lines = [], way = null } = onePiece;
  const { data: filled } = await patch(shopper, draft.id, { lines, way });
  if (filled) await submit(shopper, filled);
  await becomeOperator(shopper);
  await sdk.refundOrder({
    ...shopper.with(),
    path: ofOrder,
    body: { version: 6, sum: 100, reason: 'GOODWILL' },
  });
}

async function atCounter(shopper: Shopper, wanted: CounterRefund): Promise<void> {
  const of = await deliveredOrder(shopper);
  await becomeOperator(shopper);
  await returnAtCounter(shopper, of, wanted);
}

/** Cases in which refund operations are refused. */
export const refundRefusals: RefusalCase[] = [
  unknown('getRefundable', (shopper) => sdk.getRefundable({ ...shopper.with(), path: { orderId } })),
  unknown('makeRefund', (shopper) => sdk.makeRefund({ ...shopper.with(), path: { orderId } })),
  unknown('getRefund', (shopper) => sdk.getRefund({ ...shopper.with(), path: { refundId } })),
  unknown('patchRefund', (shopper) => patch(shopper, refundId, onePiece)),
  unknown('submitRefund', (shopper) => submit(shopper, { id: refundId, version: 1, sum: 1 })),
  unknown('cancelRefund', (shopper) => sdk.cancelRefund({ ...shopper.with(), path: { refundId } })),
  unknown('shipRefund', (shopper) =>
    sdk.shipRefund({ ...shopper.with(), path: { refundId }, body: { trackingNumber: null } }),
  ),
  unknown('getRefundDocument', (shopper) => sdk.getRefundDocument({ ...shopper.with(), path: { refundId } })),
  notFound('getRefunds', 'a page beyond the last', async (shopper) => {
    await becomeGuest(shopper);
    const call = shopper.with();
    await sdk.getRefunds({ ...call, query: { ...call.query, page: 99 } });
  }),
  notFound('getRefundDocument', 'a draft', async (shopper) => {
    const { id } = await refundDraft(shopper);
    await sdk.getRefundDocument({ ...shopper.with(), path: { refundId: id } });
  }),
  unknown('addRefundPhoto', (shopper) =>
    sdk.addRefundPhoto({ ...shopper.with(), path: { refundId }, body: { content: PIXEL } }),
  ),
  conflict('addRefundPhoto', 'REFUND_CHANGED', 'a refund that was sent', async (shopper) => {
    const { id } = await sentRefund(shopper);
    await sdk.addRefundPhoto({ ...shopper.with(), path: { refundId: id }, body: { content: PIXEL } });
  }),
  {
    ...invalid('addRefundPhoto', 'an HTML file named as a picture', async (shopper) => {
      const path = { refundId: (await refundDraft(shopper)).id };
      await sdk.addRefundPhoto({ ...shopper.with(), path, body: { content: btoa('<html></html>') } });
    }),
    pointer: '/content',
  },
  {
    ...invalid('patchRefund', 'a photograph of another refund', async (shopper) => {
      const { id } = await refundDraft(shopper);
      await patch(shopper, id, { photos: [UNKNOWN_ID] });
    }),
    pointer: '/photos/0',
  },
  conflict('makeRefund', 'REFUND_NOT_OFFERED', 'an order that was not delivered', async (shopper) => {
    const { id } = await placeOne(shopper);
    await sdk.makeRefund({ ...shopper.with(), path: { orderId: id } });
  }),
  conflict('patchRefund', 'REFUND_CHANGED', 'an outdated version of the draft', async (shopper) => {
    const { id } = await completeRefundDraft(shopper);
    await patch(shopper, id, { version: 1, way: 'POST' });
  }),
  {
    ...invalid('patchRefund', 'more pieces than were bought', async (shopper) => {
      const { id } = await refundDraft(shopper);
      const lines = [{ position: 0, quantity: 2, reason: null, comment: null }];
      await patch(shopper, id, { lines });
    }),
    pointer: '/lines/0/quantity',
  },
  {
    ...invalid('patchRefund', 'an unknown store', async (shopper) => {
      const { id } = await refundDraft(shopper);
      await patch(shopper, id, { storeCode: 'nigde' });
    }),
    pointer: '/storeCode',
  },
  {
    ...invalid('submitRefund', 'a draft without a return method', async (shopper) => {
      const { id } = await refundDraft(shopper);
      const { data } = await patch(shopper, id, { ...onePiece, way: null });
      if (data) await submit(shopper, data);
    }),
    pointer: '/way',
  },
  conflict('submitRefund', 'REFUND_CHANGED', 'another sum', async (shopper) => {
    const draft = await completeRefundDraft(shopper);
    await submit(shopper, { ...draft, sum: draft.sum + 1 });
  }),
  conflict(
    'submitRefund',
    'REFUND_CHANGED',
    'a refund that was submitted under another key',
    async (shopper) => {
      const draft = await completeRefundDraft(shopper);
      await submit(shopper, draft);
      await submit(shopper, draft);
    },
  ),
  conflict('cancelRefund', 'REFUND_NOT_CANCELLABLE', 'goods that the shop has received', async (shopper) => {
    const { id, orderId: ofOrder, version } = await sentRefund(shopper);
    const { tokens } = shopper;
    await becomeOperator(shopper);
    const received = { orderId: ofOrder, refundId: id };
    await sdk.receiveRefund({ ...shopper.with(), path: received, body: { version } });
    shopper.tokens = tokens;
    await sdk.cancelRefund({ ...shopper.with(), path: { refundId: id } });
  }),
  conflict('shipRefund', 'REFUND_STEP_REFUSED', 'a refund that was not approved', async (shopper) => {
    const { id } = await sentRefund(shopper);
    await sdk.shipRefund({ ...shopper.with(), path: { refundId: id }, body: { trackingNumber: null } });
  }),
  conflict('cancelRefund', 'REFUND_NOT_CANCELLABLE', 'goods that are on their way', async (shopper) => {
    const path = { refundId: (await approvedRefund(shopper)).id };
    await sdk.shipRefund({ ...shopper.with(), path, body: { trackingNumber: null }, throwOnError: true });
    await sdk.cancelRefund({ ...shopper.with(), path });
  }),
  unknownToOperators('showRefund', (shopper) => sdk.showRefund({ ...shopper.with(), path })),
  unknownToOperators('approveRefund', (shopper) => sdk.approveRefund({ ...shopper.with(), path, body })),
  unknownToOperators('receiveRefund', (shopper) => sdk.receiveRefund({ ...shopper.with(), path, body })),
  unknownToOperators('payRefund', (shopper) => sdk.payRefund({ ...shopper.with(), path, body })),
  unknownToOperators('rejectRefund', (shopper) =>
    sdk.rejectRefund({ ...shopper.with(), path, body: { ...body, reason: 'OTHER' } }),
  ),
  notFound('listRefunds', 'a page beyond the last', async (shopper) => {
    await becomeOperator(shopper);
    const call = shopper.with();
    await sdk.listRefunds({ ...call, query: { ...call.query, page: 999 } });
  }),
  conflict('approveRefund', 'REFUND_STEP_REFUSED', 'a refund that was approved', async (shopper) => {
    const { path: of, version } = await operatorWithRefund(shopper);
    for (const _ of [1, 2]) await sdk.approveRefund({ ...shopper.with(), path: of, body: { version } });
  }),
  conflict('receiveRefund', 'REFUND_STEP_REFUSED', 'received goods', async (shopper) => {
    const { path: of, version } = await operatorWithReceivedRefund(shopper);
    await sdk.receiveRefund({ ...shopper.with(), path: of, body: { version } });
  }),
  conflict('payRefund', 'REFUND_STEP_REFUSED', 'goods that have not arrived', async (shopper) => {
    const { path: of, version } = await operatorWithRefund(shopper);
    await sdk.payRefund({ ...shopper.with(), path: of, body: { version } });
  }),
  conflict('rejectRefund', 'REFUND_STEP_REFUSED', 'received goods', async (shopper) => {
    const { path: of, version } = await operatorWithReceivedRefund(shopper);
    await sdk.rejectRefund({ ...shopper.with(), path: of, body: { version, reason: 'WORN' } });
  }),
  unknownToOperators('refundAtCounter', (shopper) => returnAtCounter(shopper, { orderId }, oneForCash)),
  conflict('refundAtCounter', 'ORDER_STEP_REFUSED', 'an outdated version of the order', (shopper) =>
    atCounter(shopper, { ...oneForCash, version: 3 }),
  ),
  conflict('refundAtCounter', 'REFUND_NOT_OFFERED', 'an order that was not handed over', async (shopper) => {
    const { id } = await placeOne(shopper);
    await becomeOperator(shopper);
    await returnAtCounter(shopper, { orderId: id }, { ...oneForCash, version: 1 });
  }),
  {
    ...invalid('refundAtCounter', 'more pieces than were bought', (shopper) =>
      atCounter(shopper, { ...oneForCash, lines: [{ position: 0, good: 1, damaged: 1 }] }),
    ),
    pointer: '/lines/0/good',
  },
  {
    ...invalid('refundAtCounter', 'cash paid back to a card', (shopper) =>
      atCounter(shopper, { ...oneForCash, payBy: 'CARD' }),
    ),
    pointer: '/payBy',
  },
  {
    ...invalid('refundAtCounter', 'an unknown store', (shopper) =>
      atCounter(shopper, { ...oneForCash, storeCode: 'nigde' }),
    ),
    pointer: '/storeCode',
  },
  {
    operationId: 'refundAtCounter',
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
    title: 'the same key with other goods',
    async run(shopper) {
      const of = await deliveredOrder(shopper);
      await becomeOperator(shopper);
      const key = crypto.randomUUID();
      await returnAtCounter(shopper, of, oneForCash, key);
      await returnAtCounter(shopper, of, { ...oneForCash, reason: 'OTHER' }, key);
    },
  },
  conflict('refundOrder', 'REFUND_NOT_POSSIBLE', 'money reserved for a refund', overdrawn),
  {
    ...invalid('receiveRefund', 'nothing at all', async (shopper) => {
      const { path: of, version } = await operatorWithRefund(shopper);
      const lines = [{ position: 0, good: 0, damaged: 0 }];
      await sdk.receiveRefund({ ...shopper.with(), path: of, body: { version, lines } });
    }),
    pointer: '/lines',
  },
  {
    ...invalid('receiveRefund', 'more pieces than are returned', async (shopper) => {
      const { path: of, version } = await operatorWithRefund(shopper);
      const lines = [{ position: 0, good: 1, damaged: 1 }];
      await sdk.receiveRefund({ ...shopper.with(), path: of, body: { version, lines } });
    }),
    pointer: '/lines/0/position',
  },
];
