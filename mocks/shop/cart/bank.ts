import type { ShopState, StoredOrder } from '../state/state.ts';
import { moveOrder } from './place-order.ts';

/** The last order whose payment still waits. */
const waiting = ({ orders }: ShopState): StoredOrder | undefined =>
  orders.findLast(({ attempts }) => attempts.at(-1)?.state === 'WAITING');

/** Simulates the bank's answer: the last waiting payment succeeds, or is refused for insufficient funds. */
export function settlePayment(state: ShopState, outcome: 'pays' | 'refuses'): void {
  const stored = waiting(state);
  const attempt = stored?.attempts.at(-1);
  if (!stored || !attempt) return;
  attempt.state = outcome === 'pays' ? 'PAID' : 'REFUSED';
  stored.order.payment.state = attempt.state;
  if (outcome === 'refuses') return;
  moveOrder(stored.order, 'PAID');
  stored.order.payment.paidSum = stored.order.total;
}
