import type { TillEntry } from '#contract/client/client.schemas.ts';
import { vatRateOfOrder } from '#shared/orders/vat.ts';
import { payoutError, type TillMeans } from '#shared/payments/till.ts';
import type { Visitor } from '../../../contract/visitor.ts';
import { Refusal } from '../../state/refusal.ts';
import type { StoredOrder } from '../../state/state.ts';

type NewEntry = Pick<TillEntry, 'kind' | 'means' | 'sum' | 'reason'>;

/** Records an entry of the till. Receipts of the mock shop have a single line. */
export function enterTill(stored: StoredOrder, { operator }: Visitor, entry: NewEntry): TillEntry {
  const at = new Date();
  const line = { name: `Заказ ${stored.order.number}`, quantity: 1, unitPrice: entry.sum };
  const made: TillEntry = {
    ...entry,
    at: at.toISOString(),
    operator: operator?.name ?? null,
    receipt: [{ ...line, vatRate: vatRateOfOrder(stored.order.lines), subject: 'commodity', mark: null }],
  };
  stored.till = [...(stored.till ?? []), made];
  if (entry.kind === 'PAID_OUT') stored.order.payment.refundedSum += entry.sum;
  return made;
}

/**
 * Checks how a refund is paid out.
 * @throws {Refusal} INVALID_REQUEST if the till took the money in another way than `payBy`
 */
export function assertMeans({ order, till = [] }: StoredOrder, payBy: TillMeans | undefined): void {
  const takenBy = till.find(({ kind }) => kind === 'TAKEN')?.means ?? null;
  const wrong = payoutError({ payment: order.payment.method, takenBy }, payBy);
  if (wrong) throw new Refusal('INVALID_REQUEST', [wrong]);
}
