import { type OperationId, type OperatorRole, operatorRoles } from '#contract/operations.ts';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import { MOST_NOTES } from '#shared/orders/notes.ts';
import {
  becomeOperator,
  firstVersion,
  operatorWithOrder,
  operatorWithOtherSum,
  operatorWithPaidOrder,
} from '../calls/operator.ts';
import { UNKNOWN_ID } from '../goods.ts';
import { spoilCall } from '../ready-calls.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const ROLES: readonly OperatorRole[] = ['viewer', 'packer', 'manager', 'owner', 'exchange'];

/** Refusal cases: each operator operation is called with every role that is not allowed to call it. */
const otherRoles: RefusalCase[] = Object.entries(operatorRoles).flatMap(([id, allowed]) =>
  ROLES.filter((role) => !(allowed as readonly OperatorRole[]).includes(role)).map((role) => ({
    operationId: id,
    status: 403,
    code: 'FORBIDDEN' as const,
    title: `for the role ${role}`,
    run: (shopper: Shopper) => spoilCall(shopper, id as OperationId, (ready) => becomeOperator(ready, role)),
  })),
);

const path = { orderId: UNKNOWN_ID };

const unknown: Partial<Record<keyof typeof operatorRoles, (shopper: Shopper) => Promise<unknown>>> = {
  showOrder: (shopper) => sdk.showOrder({ ...shopper.with(), path }),
  showPacking: (shopper) => sdk.showPacking({ ...shopper.with(), path }),
  showLabel: (shopper) => sdk.showLabel({ ...shopper.with(), path }),
  packOrder: (shopper) => sdk.packOrder({ ...shopper.with(), path, body: firstVersion }),
  shipOrder: (shopper) =>
    sdk.shipOrder({ ...shopper.with(), path, body: { ...firstVersion, carrier: 'СДЭК', number: '1' } }),
  refundOrder: (shopper) =>
    sdk.refundOrder({ ...shopper.with(), path, body: { ...firstVersion, sum: 1, reason: 'OTHER' } }),
  decidePaymentCase: (shopper) =>
    sdk.decidePaymentCase({
      ...shopper.with(),
      path: { ...path, paymentId: UNKNOWN_ID },
      body: { ...firstVersion, decision: 'RETURN' },
    }),
  getOrderEditOptions: (shopper) => sdk.getOrderEditOptions({ ...shopper.with(), path }),
  tryEdit: (shopper) => sdk.tryEdit({ ...shopper.with(), path, body: firstVersion }),
  editOrder: (shopper) => sdk.editOrder({ ...shopper.with(), path, body: { ...firstVersion, total: 0 } }),
  withdrawOrderEdit: (shopper) => sdk.withdrawOrderEdit({ ...shopper.with(), path, body: firstVersion }),
  addOrderNote: (shopper) => sdk.addOrderNote({ ...shopper.with(), path, body: { text: 'Заметка' } }),
  repeatOrderLetter: (shopper) =>
    sdk.repeatOrderLetter({ ...shopper.with(), path: { ...path, letterId: UNKNOWN_ID } }),
  readyOrder: (shopper) => sdk.readyOrder({ ...shopper.with(), path, body: firstVersion }),
  handOverOrder: (shopper) => sdk.handOverOrder({ ...shopper.with(), path, body: firstVersion }),
  cancelOrderByOperator: (shopper) =>
    sdk.cancelOrderByOperator({ ...shopper.with(), path, body: { ...firstVersion, reason: 'OTHER' } }),
};

/** An order that is packed. */
async function packedOrder(shopper: Shopper): Promise<{ orderId: string }> {
  const { id: orderId } = await operatorWithOrder(shopper);
  await sdk.packOrder({ ...shopper.with(), path: { orderId }, body: firstVersion });
  return { orderId };
}

const stepRefused = (operationId: OperationId, title: string, run: RefusalCase['run']): RefusalCase => ({
  operationId,
  status: 409,
  code: 'ORDER_STEP_REFUSED',
  title,
  run,
});

const beyond = (call: ReturnType<Shopper['with']>) => ({ ...call, query: { ...call.query, page: 999 } });

/** Cases in which operator operations are refused. */
export const operatorRefusals: RefusalCase[] = [
  ...otherRoles,
  ...Object.entries(unknown).map(([id, call]) =>
    notFound(id, 'an unknown order', async (shopper) => {
      await becomeOperator(shopper);
      await call(shopper);
    }),
  ),
  notFound('listOrders', 'a page beyond the last', async (shopper) => {
    await becomeOperator(shopper);
    await sdk.listOrders(beyond(shopper.with()));
  }),
  notFound('exportOrders', 'a page beyond the last', async (shopper) => {
    await becomeOperator(shopper);
    await sdk.exportOrders(beyond(shopper.with()));
  }),
  stepRefused('packOrder', 'an order that another operator has packed', async (shopper) => {
    const { id: orderId } = await operatorWithOrder(shopper);
    for (const _ of [1, 2]) await sdk.packOrder({ ...shopper.with(), path: { orderId }, body: firstVersion });
  }),
  stepRefused('addOrderNote', 'more notes than an order may have', async (shopper) => {
    const { id: orderId } = await operatorWithOrder(shopper);
    for (let added = 0; added <= MOST_NOTES; added += 1)
      await sdk.addOrderNote({ ...shopper.with(), path: { orderId }, body: { text: 'Заметка' } });
  }),
  stepRefused('getOrderEditOptions', 'an order that is packed', async (shopper) => {
    const path = await packedOrder(shopper);
    await sdk.getOrderEditOptions({ ...shopper.with(), path });
  }),
  stepRefused('tryEdit', 'an order that is packed', async (shopper) => {
    const path = await packedOrder(shopper);
    await sdk.tryEdit({ ...shopper.with(), path, body: { version: 2 } });
  }),
  stepRefused('editOrder', 'an outdated version of the order', async (shopper) => {
    const path = await packedOrder(shopper);
    await sdk.editOrder({ ...shopper.with(), path, body: { ...firstVersion, total: 0 } });
  }),
  {
    operationId: 'editOrder',
    status: 409,
    code: 'ORDER_SUM_CHANGED',
    title: 'another sum than the one that the order would come to',
    async run(shopper) {
      const { id: orderId, total } = await operatorWithOrder(shopper);
      const body = { ...firstVersion, recipient: { name: 'Мария Орлова', phone: '+79991234568' } };
      await sdk.editOrder({ ...shopper.with(), path: { orderId }, body: { ...body, total: total + 1 } });
    },
  },
  {
    ...invalid('editOrder', 'an order of which nothing would remain', async (shopper) => {
      const { id: orderId, total } = await operatorWithOrder(shopper);
      const body = { ...firstVersion, total, lines: [{ position: 0, quantity: 0 }] };
      await sdk.editOrder({ ...shopper.with(), path: { orderId }, body });
    }),
    pointer: '/lines',
  },
  {
    ...invalid('tryEdit', 'a size of other goods', async (shopper) => {
      const { id: orderId } = await operatorWithOrder(shopper);
      const lines = [{ position: 0, quantity: 1, articleId: UNKNOWN_ID }];
      await sdk.tryEdit({ ...shopper.with(), path: { orderId }, body: { ...firstVersion, lines } });
    }),
    pointer: '/lines/0/articleId',
  },
  stepRefused('withdrawOrderEdit', 'an order without an edit that waits', async (shopper) => {
    const { id: orderId } = await operatorWithOrder(shopper);
    await sdk.withdrawOrderEdit({ ...shopper.with(), path: { orderId }, body: firstVersion });
  }),
  stepRefused('repeatOrderLetter', 'a letter about a step that is over', async (shopper) => {
    const path = await packedOrder(shopper);
    const seen = await sdk.showOrder({ ...shopper.with(), path, throwOnError: true });
    const letterId = seen.data.letters[0]?.id ?? path.orderId;
    await sdk.repeatOrderLetter({ ...shopper.with(), path: { ...path, letterId } });
  }),
  stepRefused('shipOrder', 'an order that is not packed', async (shopper) => {
    const { id: orderId } = await operatorWithOrder(shopper);
    const body = { ...firstVersion, carrier: 'СДЭК', number: '1010101010' };
    await sdk.shipOrder({ ...shopper.with(), path: { orderId }, body });
  }),
  stepRefused('showLabel', 'an order that was cancelled', async (shopper) => {
    const path = { orderId: (await operatorWithOrder(shopper)).id };
    await sdk.cancelOrderByOperator({
      ...shopper.with(),
      path,
      body: { ...firstVersion, reason: 'OTHER' },
    });
    await sdk.showLabel({ ...shopper.with(), path });
  }),
  stepRefused('decidePaymentCase', 'a payment that another operator has decided about', async (shopper) => {
    const call = { ...shopper.with(), path: await operatorWithOtherSum(shopper) };
    for (const version of [2, 3])
      await sdk.decidePaymentCase({
        ...call,
        ...shopper.with(),
        body: { version, decision: 'RETURN' },
      });
  }),
  stepRefused('refundOrder', 'an outdated version of the order', async (shopper) => {
    const orderId = await operatorWithPaidOrder(shopper);
    const body = { ...firstVersion, sum: 100, reason: 'OTHER' as const };
    await sdk.refundOrder({ ...shopper.with(), path: { orderId }, body });
  }),
  {
    operationId: 'refundOrder',
    status: 409,
    code: 'REFUND_NOT_POSSIBLE',
    title: 'an order that was not paid online',
    async run(shopper) {
      const { id: orderId } = await operatorWithOrder(shopper);
      const body = { ...firstVersion, lines: [{ position: 0, quantity: 1 }], reason: 'DEFECT' as const };
      await sdk.refundOrder({ ...shopper.with(), path: { orderId }, body });
    },
  },
  {
    ...invalid('packOrder', 'an order of which nothing is in stock', async (shopper) => {
      const { id: orderId } = await operatorWithOrder(shopper);
      const body = { ...firstVersion, lines: [{ position: 0, missing: 1 }] };
      await sdk.packOrder({ ...shopper.with(), path: { orderId }, body });
    }),
    pointer: '/lines',
  },
  {
    ...invalid('refundOrder', 'neither a sum nor pieces', async (shopper) => {
      const { id: orderId } = await operatorWithOrder(shopper);
      await sdk.refundOrder({
        ...shopper.with(),
        path: { orderId },
        body: { ...firstVersion, reason: 'OTHER' },
      });
    }),
    pointer: '/sum',
  },
  stepRefused('readyOrder', 'an order delivered by courier', async (shopper) => {
    const { id: orderId } = await operatorWithOrder(shopper);
    await sdk.packOrder({ ...shopper.with(), path: { orderId }, body: firstVersion });
    await sdk.readyOrder({ ...shopper.with(), path: { orderId }, body: { version: 2 } });
  }),
  stepRefused('handOverOrder', 'an order that is not packed', async (shopper) => {
    const { id: orderId } = await operatorWithOrder(shopper);
    await sdk.handOverOrder({ ...shopper.with(), path: { orderId }, body: firstVersion });
  }),
  stepRefused('cancelOrderByOperator', 'an outdated version of the order', async (shopper) => {
    const { id: orderId } = await operatorWithOrder(shopper);
    await sdk.packOrder({ ...shopper.with(), path: { orderId }, body: firstVersion });
    const body = { ...firstVersion, reason: 'OTHER' as const };
    await sdk.cancelOrderByOperator({ ...shopper.with(), path: { orderId }, body });
  }),
];
