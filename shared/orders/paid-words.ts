import { isOnReceipt } from '../payments/ways-to-pay.ts';
import { NBSP } from '../text/typography.ts';
import { isHandedOver, type OrderState } from './states.ts';

/** A sum in kopecks with its label. */
export type NamedSum = { name: string; sum: number };

type PaidOrder = {
  state: OrderState;
  total: number;
  /** The online payment. `refundedSum` is the part of the money that was or will be paid back. */
  payment: { method: string; paidSum: number; refundedSum: number };
};

const PAID = 'Оплачено';
const TOTAL = 'Сумма заказа';

/**
 * The total of an order and the sums that were paid and refunded, with labels. The total is labelled
 * «Оплачено» only if exactly this sum was paid. Otherwise the money paid online is a separate entry of
 * `paid`.
 */
export function paidFacts(order: PaidOrder): { total: NamedSum; paid: NamedSum[] } {
  const { total, payment } = order;
  const { paidSum, refundedSum } = payment;
  const name = totalName(order);
  const isOwnLine =
    name === TOTAL ? paidSum > 0 || order.state !== 'CANCELLED' : isOnReceipt(payment.method) && paidSum > 0;
  return {
    total: { name, sum: total },
    paid: [
      ...(isOwnLine ? [{ name: PAID, sum: paidSum }] : []),
      ...(refundedSum > 0 ? [{ name: 'Возврат', sum: -refundedSum }] : []),
    ],
  };
}

function totalName({ state, total, payment: { method, paidSum, refundedSum } }: PaidOrder): string {
  if (state === 'CANCELLED') return TOTAL;
  // A paid order that waits for a surcharge is not due as a whole.
  if (state === 'AWAITING_PAYMENT' && paidSum <= refundedSum) return `К${NBSP}оплате`;
  if (isOnReceipt(method)) return isHandedOver(state) ? PAID : `К${NBSP}оплате`;
  return paidSum === total ? PAID : TOTAL;
}
