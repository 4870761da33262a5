import type { ShopState, StoredOrder } from '../state/state.ts';
import { moveOrder } from './place-order.ts';

/** The last order whose payment still waits. */
const waiting = ({ orders }: ShopState): StoredOrder | undefined =>
  orders.findLast(({ attempts }) => attempts.at(-1)?.state === 'WAITING');

/** Simulates the bank's answer: the last waiting payment succeeds, or is refused for insufficient funds. */
export function settlePayment(state: ShopState, outcome: 'pays' | 'refuses'): void {
  const kept = waiting(state);
  const attempt = kept?.attempts.at(-1);
  if (!kept || !attempt) return;
  attempt.state = outcome === 'pays' ? 'PAID' : 'REFUSED';
  kept.order.payment.state = attempt.state;
  if (outcome === 'refuses') return;
  moveOrder(kept.order, 'PAID');
  kept.order.payment.paidSum = kept.order.total;
}
