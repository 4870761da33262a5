import { isOnReceipt, type WayToPay } from '../../payments/ways-to-pay.ts';
import { typeset } from '../../text/typeset.ts';
import type { OrderState } from '../states.ts';

/** Who pays or gets the difference that an edit makes, and how (openapi, order-edit-money). */
export type EditMoney = 'NONE' | 'ON_RECEIPT' | 'LATER' | 'RELEASE' | 'REFUND' | 'SURCHARGE';

export type Paying = {
  state: OrderState;
  method: WayToPay;
  /** Whether the money is only reserved at the bank. */
  isHeld: boolean;
  /** The money that was paid online and has not gone back, in kopecks. */
  left: number;
};

/** Whether an operator may edit an order: it is not packed yet, and no edit waits. */
export const mayEdit = (order: { state: OrderState; waitingEdit: object | null }): boolean =>
  order.waitingEdit === null &&
  (order.state === 'PLACED' || order.state === 'AWAITING_PAYMENT' || order.state === 'PAID');

/**
 * Who pays or gets the difference between two sums of an order, in kopecks, and how. Not more goes back than is left of
 * the paid money: a part may have gone back already.
 */
export function editMoney(
  { state, method, isHeld, left }: Paying,
  { before, after }: { before: number; after: number },
): { money: EditMoney; sum: number } {
  const sum = Math.abs(after - before);
  if (sum === 0) return { money: 'NONE', sum };
  if (isOnReceipt(method)) return { money: 'ON_RECEIPT', sum };
  if (state === 'AWAITING_PAYMENT') return { money: 'LATER', sum };
  if (after > before) return { money: 'SURCHARGE', sum };
  const back = Math.min(sum, left);
  return back === 0 ? { money: 'NONE', sum: 0 } : { money: isHeld ? 'RELEASE' : 'REFUND', sum: back };
}

/** Why the sum of an order cannot become as an edit wants; undefined if it can. */
export function sumRefusal(
  { state, method, isHeld }: Paying,
  { before, after }: { before: number; after: number },
): string | undefined {
  if (isOnReceipt(method)) return undefined;
  if (state === 'AWAITING_PAYMENT')
    return after === 0 ? typeset('Платить было бы не за что. Отмените заказ и оформите новый') : undefined;
  if (after <= before) return undefined;
  if (isHeld)
    return typeset('Деньги за заказ отложены на карте, дороже он стать не может. Оформите ещё один заказ');
  return before === 0
    ? typeset('Заказ ничего не стоил, дороже он стать не может. Оформите ещё один заказ')
    : undefined;
}

/** The message if a surcharge cannot be paid online. */
export const NO_SURCHARGE = typeset('Доплатить за этот заказ онлайн нельзя. Оформите ещё один заказ');
