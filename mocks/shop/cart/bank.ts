import type { ShopState, StoredOrder } from '../state/state.ts';
import { moveOrder } from './place-order.ts';
import { applyWaitingEdit } from './waiting-edit.ts';

/** The latest order whose payment is pending. */
const waiting = ({ orders }: ShopState): StoredOrder | undefined =>
  orders.findLast(({ attempts }) => attempts.at(-1)?.state === 'WAITING');

/**
 * Ends the latest pending payment as a bank would: it is paid, paid with a kopeck less than is due, or
 * refused because the card has no funds.
 */
export function settlePayment(state: ShopState, outcome: 'pays' | 'pays less' | 'refuses'): void {
  const stored = waiting(state);
  const attempt = stored?.attempts.at(-1);
  if (!stored || !attempt) return;
  if (outcome === 'pays less') {
    attempt.otherSum = { charged: stored.order.total - 1, decision: null };
    return;
  }
  attempt.state = outcome === 'pays' ? 'PAID' : 'REFUSED';
  if (stored.waitingEdit) {
    if (outcome === 'pays') applyWaitingEdit(state, stored);
    return;
  }
  stored.order.payment.state = attempt.state;
  if (outcome === 'refuses') return;
  moveOrder(stored.order, 'PAID');
  stored.order.payment.paidSum = stored.order.total;
}
