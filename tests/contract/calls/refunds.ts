import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { CounterRefund, Refund, RefundPatch } from '#contract/sdk/types.gen.ts';
import type { Shopper } from '../shopper.ts';
import { becomeOperator } from './operator.ts';
import { placeOne } from './orders.ts';
import { PIXEL } from './pixel.ts';
import type { Calls } from './prepare.ts';

/** Creates an order that was delivered to the shopper. */
export async function deliveredOrder(
  shopper: Shopper,
  become?: (shopper: Shopper) => Promise<unknown>,
): Promise<{ orderId: string }> {
  const { id: orderId } = await placeOne(shopper, become);
  const { tokens } = shopper;
  await becomeOperator(shopper);
  const path = { orderId };
  await sdk.packOrder({ ...shopper.with(), path, body: { version: 1 }, throwOnError: true });
  const body = { version: 2, carrier: 'СДЭК', number: '1010101010' };
  await sdk.shipOrder({ ...shopper.with(), path, body, throwOnError: true });
  await sdk.handOverOrder({ ...shopper.with(), path, body: { version: 3 }, throwOnError: true });
  shopper.tokens = tokens;
  return path;
}

/** Completes a refund draft: one piece is returned, and sent by post. */
export const onePiece: RefundPatch = {
  lines: [{ position: 0, quantity: 1, reason: 'SIZE', comment: null }],
  way: 'POST',
  payout: { phone: '+79991234567', bank: 'Сбербанк' },
};

type Become = Parameters<typeof deliveredOrder>[1];

export async function refundDraft(shopper: Shopper, become?: Become): Promise<Refund> {
  const path = await deliveredOrder(shopper, become);
  const { data } = await sdk.makeRefund({ ...shopper.with(), path, throwOnError: true });
  return data;
}

export const patch = (shopper: Shopper, refundId: string, body: RefundPatch) =>
  sdk.patchRefund({ ...shopper.with(), path: { refundId }, body });

export function submit(
  shopper: Shopper,
  { id, version, sum }: Pick<Refund, 'id' | 'version' | 'sum'>,
  key: string = crypto.randomUUID(),
) {
  const call = shopper.with();
  const headers = { ...call.headers, 'Idempotency-Key': key };
  return sdk.submitRefund({ ...call, headers, path: { refundId: id }, body: { version, sum } });
}

/** Creates a draft and fills it in completely. */
export async function completeRefundDraft(shopper: Shopper, become?: Become): Promise<Refund> {
  const { data } = await patch(shopper, (await refundDraft(shopper, become)).id, onePiece);
  if (!data) throw new Error(`The draft was not saved: ${shopper.last?.text}`);
  return data;
}

export async function sentRefund(shopper: Shopper, become?: Become): Promise<Refund> {
  const { data } = await submit(shopper, await completeRefundDraft(shopper, become));
  if (!data) throw new Error(`The refund was not sent: ${shopper.last?.text}`);
  return data;
}

/** Creates an approved refund. Its goods have not arrived yet. */
export async function approvedRefund(shopper: Shopper): Promise<Refund> {
  const refund = await sentRefund(shopper);
  const { tokens } = shopper;
  await becomeOperator(shopper);
  const path = { orderId: refund.orderId, refundId: refund.id };
  const { version } = refund;
  await sdk.approveRefund({ ...shopper.with(), path, body: { version }, throwOnError: true });
  shopper.tokens = tokens;
  return refund;
}

type OfOperator = { path: { orderId: string; refundId: string }; version: number };

/** Creates a submitted refund, and then turns the shopper into an operator. */
export async function operatorWithRefund(
  shopper: Shopper,
  role?: Parameters<typeof becomeOperator>[1],
): Promise<OfOperator> {
  const { id, orderId, version } = await sentRefund(shopper);
  await becomeOperator(shopper, role);
  return { path: { orderId, refundId: id }, version };
}

/** Creates a refund whose goods have arrived at the shop, and then turns the shopper into an operator. */
export async function operatorWithReceivedRefund(shopper: Shopper): Promise<OfOperator> {
  const { path, version } = await operatorWithRefund(shopper);
  await sdk.receiveRefund({ ...shopper.with(), path, body: { version }, throwOnError: true });
  return { path, version: version + 1 };
}

/**
 * A request for refunding one piece in cash at the counter. `version` is the version of an order that has
 * just been handed over.
 */
export const oneForCash: CounterRefund = {
  version: 4,
  lines: [{ position: 0, good: 1, damaged: 0 }],
  reason: 'SIZE',
  payBy: 'CASH',
};

export function returnAtCounter(
  shopper: Shopper,
  path: { orderId: string },
  body: CounterRefund,
  key: string = crypto.randomUUID(),
) {
  const call = shopper.with();
  const headers = { ...call.headers, 'Idempotency-Key': key };
  return sdk.refundAtCounter({ ...call, headers, path, body });
}

/** Valid calls of refund operations. */
export const refundCalls = {
  async getRefundable(shopper) {
    const path = await deliveredOrder(shopper);
    return () => sdk.getRefundable({ ...shopper.with(), path });
  },
  async makeRefund(shopper) {
    const path = await deliveredOrder(shopper);
    return () => sdk.makeRefund({ ...shopper.with(), path });
  },
  async getRefunds(shopper) {
    await sentRefund(shopper);
    return () => sdk.getRefunds(shopper.with());
  },
  async getRefund(shopper) {
    const path = { refundId: (await sentRefund(shopper)).id };
    return () => sdk.getRefund({ ...shopper.with(), path });
  },
  async patchRefund(shopper) {
    const { id } = await refundDraft(shopper);
    return () => patch(shopper, id, onePiece);
  },
  async addRefundPhoto(shopper) {
    const path = { refundId: (await refundDraft(shopper)).id };
    return () => sdk.addRefundPhoto({ ...shopper.with(), path, body: { content: PIXEL } });
  },
  async submitRefund(shopper) {
    const draft = await completeRefundDraft(shopper);
    return () => submit(shopper, draft);
  },
  async cancelRefund(shopper) {
    const path = { refundId: (await sentRefund(shopper)).id };
    return () => sdk.cancelRefund({ ...shopper.with(), path });
  },
  async shipRefund(shopper) {
    const path = { refundId: (await approvedRefund(shopper)).id };
    return () => sdk.shipRefund({ ...shopper.with(), path, body: { trackingNumber: '80085478901234' } });
  },
  async getRefundDocument(shopper) {
    const path = { refundId: (await sentRefund(shopper)).id };
    return () => sdk.getRefundDocument({ ...shopper.with(), path });
  },
  async listRefunds(shopper) {
    await operatorWithRefund(shopper, 'viewer');
    return () => sdk.listRefunds(shopper.with());
  },
  async showRefund(shopper) {
    const { path } = await operatorWithRefund(shopper, 'viewer');
    return () => sdk.showRefund({ ...shopper.with(), path });
  },
  async approveRefund(shopper) {
    const { path, version } = await operatorWithRefund(shopper);
    return () => sdk.approveRefund({ ...shopper.with(), path, body: { version } });
  },
  async receiveRefund(shopper) {
    const { path, version } = await operatorWithRefund(shopper, 'packer');
    return () => sdk.receiveRefund({ ...shopper.with(), path, body: { version } });
  },
  async payRefund(shopper) {
    const { path, version } = await operatorWithReceivedRefund(shopper);
    return () => sdk.payRefund({ ...shopper.with(), path, body: { version } });
  },
  async refundAtCounter(shopper) {
    const path = await deliveredOrder(shopper);
    await becomeOperator(shopper);
    return () => returnAtCounter(shopper, path, oneForCash);
  },
  async rejectRefund(shopper) {
    const { path, version } = await operatorWithRefund(shopper);
    return () => sdk.rejectRefund({ ...shopper.with(), path, body: { version, reason: 'WORN' } });
  },
} satisfies Calls;
