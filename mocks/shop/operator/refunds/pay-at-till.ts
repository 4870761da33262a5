import type { TillMeans } from '#shared/payments/till.ts';
import type { Visitor } from '../../../contract/visitor.ts';
import type { StoredOrder, StoredRefund } from '../../state/state.ts';
import { enterTill } from '../orders/till.ts';

/** Pays the money of a refund out at the till, and records the entry. */
export function payAtTill(
  order: StoredOrder,
  stored: StoredRefund,
  { visitor, payBy }: { visitor: Visitor; payBy: TillMeans },
): void {
  const sum = stored.sent?.sum ?? 0;
  stored.moneySentAt = new Date().toISOString();
  stored.till = enterTill(order, visitor, { kind: 'PAID_OUT', means: payBy, sum, reason: 'RETURNED' });
}
