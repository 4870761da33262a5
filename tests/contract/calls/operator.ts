import type { OperatorRole } from '#contract/operations.ts';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Order } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';
import { order, orderOfOne, placeOne } from './orders.ts';
import { pay, placeUnpaid } from './payments.ts';
import type { Calls } from './prepare.ts';

/** Turns the shopper into an operator: from now on, its calls have an operator's token. */
export async function becomeOperator(shopper: Shopper, role: OperatorRole = 'manager'): Promise<void> {
  shopper.tokens = { access: await shopper.target.operatorToken(role), refresh: undefined };
}

/** Places an order as the shopper, and then turns the shopper into an operator. */
export async function operatorWithOrder(shopper: Shopper, role?: OperatorRole): Promise<Order> {
  const order = await placeOne(shopper);
  await becomeOperator(shopper, role);
  return order;
}

/** Places an order for collection, and then turns the shopper into an operator. */
async function orderToCollect(shopper: Shopper): Promise<Order> {
  const base = await orderOfOne(shopper);
  const { city } = base.delivery;
  const call = shopper.with();
  const options = await sdk.getDeliveryOptions({
    ...call,
    query: { ...call.query, city },
    throwOnError: true,
  });
  const { goodsSum, methods } = options.data;
  const method = methods.find(({ kind, obstacle }) => kind === 'pickup-point' && obstacle === null);
  const query = { ...call.query, city, kind: ['pickup-point' as const] };
  const points = await sdk.getDeliveryPoints({ ...call, query, throwOnError: true });
  const point = points.data.items.find(({ payments }) => payments.length > 0);
  const pay = point?.payments.find((way) => way === 'cash' || way === 'card-on-receipt');
  const nothing = { address: null, flat: null, entrance: null, day: null, fitting: false };
  const delivery = { ...nothing, methodId: method?.id ?? '', pointCode: point?.code ?? '', interval: null };
  const { data } = await order(shopper, {
    ...base,
    delivery: { ...base.delivery, ...delivery },
    payment: { method: pay === 'card-on-receipt' ? pay : 'cash' },
    seen: { ...base.seen, total: goodsSum + (method?.price ?? 0) },
  });
  if (!data) throw new Error(`The order was not placed: ${shopper.last?.text}`);
  await becomeOperator(shopper, 'packer');
  return data;
}

/**
 * Places an order as the shopper, pays for it online, and then turns the shopper into an operator. The order
 * has three steps.
 */
export async function operatorWithPaidOrder(shopper: Shopper): Promise<string> {
  const { id } = await placeUnpaid(shopper);
  await pay(shopper, id, 'sbp');
  await shopper.target.payAtBank('pays');
  await becomeOperator(shopper);
  return id;
}

/**
 * Places an order for which the bank charges less than is due, and then turns the shopper into an operator.
 * The order has two steps.
 */
export async function operatorWithOtherSum(
  shopper: Shopper,
): Promise<{ orderId: string; paymentId: string }> {
  const { id: orderId } = await placeUnpaid(shopper);
  await pay(shopper, orderId, 'sbp');
  await shopper.target.payAtBank('pays less');
  await becomeOperator(shopper);
  const { data } = await sdk.showOrder({ ...shopper.with(), path: { orderId }, throwOnError: true });
  // A mock server that only returns the examples of the contract has no payment case, but accepts every id.
  return { orderId, paymentId: data.paymentCases[0]?.id ?? orderId };
}

/**
 * Lets an edit of a paid order wait for its surcharge: a piece more. The shopper becomes an operator. The order
 * then has four steps.
 */
async function operatorWithWaitingEdit(shopper: Shopper): Promise<string> {
  const orderId = await operatorWithPaidOrder(shopper);
  const path = { orderId };
  const body = { version: 3, lines: [{ position: 0, quantity: 2 }] };
  const { data } = await sdk.tryEdit({ ...shopper.with(), path, body, throwOnError: true });
  const { total } = data;
  await sdk.editOrder({ ...shopper.with(), path, body: { ...body, total }, throwOnError: true });
  return orderId;
}

/** Who receives an order in place of its buyer. */
const recipient = { name: 'Мария Орлова', phone: '+79991234568' };

/** The version that the first change of a new order must state. It is 1, because the order has one step. */
export const firstVersion = { version: 1 };

/** Valid calls of operator operations. */
export const operatorCalls = {
  async listOrders(shopper) {
    const { number } = await operatorWithOrder(shopper, 'viewer');
    const call = shopper.with();
    return () => sdk.listOrders({ ...call, query: { ...call.query, number, state: ['PLACED'] } });
  },
  async showOrder(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper, 'viewer')).id };
    return () => sdk.showOrder({ ...shopper.with(), path });
  },
  async getPickList(shopper) {
    const { id } = await operatorWithOrder(shopper, 'packer');
    const call = shopper.with();
    return () => sdk.getPickList({ ...call, query: { ...call.query, orders: [id] } });
  },
  async showPacking(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper, 'packer')).id };
    return () => sdk.showPacking({ ...shopper.with(), path });
  },
  async showLabel(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper, 'packer')).id };
    return () => sdk.showLabel({ ...shopper.with(), path });
  },
  async packOrder(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper, 'packer')).id };
    return () => sdk.packOrder({ ...shopper.with(), path, body: firstVersion });
  },
  async shipOrder(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper, 'packer')).id };
    await sdk.packOrder({ ...shopper.with(), path, body: firstVersion });
    const body = { version: 2, carrier: 'СДЭК', number: '1010101010' };
    return () => sdk.shipOrder({ ...shopper.with(), path, body });
  },
  async readyOrder(shopper) {
    const path = { orderId: (await orderToCollect(shopper)).id };
    await sdk.packOrder({ ...shopper.with(), path, body: firstVersion });
    return () => sdk.readyOrder({ ...shopper.with(), path, body: { version: 2 } });
  },
  async handOverOrder(shopper) {
    const path = { orderId: (await orderToCollect(shopper)).id };
    await sdk.packOrder({ ...shopper.with(), path, body: firstVersion });
    await sdk.readyOrder({ ...shopper.with(), path, body: { version: 2 } });
    return () => sdk.handOverOrder({ ...shopper.with(), path, body: { version: 3 } });
  },
  async getOrderEditOptions(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper)).id };
    return () => sdk.getOrderEditOptions({ ...shopper.with(), path });
  },
  async tryEdit(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper)).id };
    const body = { ...firstVersion, lines: [{ position: 0, quantity: 2 }] };
    return () => sdk.tryEdit({ ...shopper.with(), path, body });
  },
  async editOrder(shopper) {
    const { id: orderId, total } = await operatorWithOrder(shopper);
    const body = { ...firstVersion, recipient, total };
    return () => sdk.editOrder({ ...shopper.with(), path: { orderId }, body });
  },
  async withdrawOrderEdit(shopper) {
    const path = { orderId: await operatorWithWaitingEdit(shopper) };
    return () => sdk.withdrawOrderEdit({ ...shopper.with(), path, body: { version: 4 } });
  },
  async addOrderNote(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper, 'packer')).id };
    return () => sdk.addOrderNote({ ...shopper.with(), path, body: { text: 'Просил позвонить за час' } });
  },
  async repeatOrderLetter(shopper) {
    const { id: orderId } = await operatorWithOrder(shopper);
    const seen = await sdk.showOrder({ ...shopper.with(), path: { orderId }, throwOnError: true });
    const letterId = seen.data.letters.find(({ channel }) => channel === 'email')?.id ?? orderId;
    return () => sdk.repeatOrderLetter({ ...shopper.with(), path: { orderId, letterId } });
  },
  async cancelOrderByOperator(shopper) {
    const path = { orderId: (await operatorWithOrder(shopper)).id };
    const body = { ...firstVersion, reason: 'OUT_OF_STOCK' as const };
    return () => sdk.cancelOrderByOperator({ ...shopper.with(), path, body });
  },
  async refundOrder(shopper) {
    const path = { orderId: await operatorWithPaidOrder(shopper) };
    const body = { version: 3, sum: 100, reason: 'GOODWILL' as const };
    return () => sdk.refundOrder({ ...shopper.with(), path, body });
  },
  async decidePaymentCase(shopper) {
    const path = await operatorWithOtherSum(shopper);
    const body = { version: 2, decision: 'ACCEPT' as const };
    return () => sdk.decidePaymentCase({ ...shopper.with(), path, body });
  },
  async exportOrders(shopper) {
    await operatorWithOrder(shopper, 'exchange');
    return () => sdk.exportOrders(shopper.with());
  },
} satisfies Calls;
