import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { moneyUntil, UNPAID_STATES } from '#shared/refunds/terms.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import type { RefundsDeps } from './base/deps.ts';

const DAY = 24 * 60 * 60 * 1000;
declare module '../platform/log/logger.ts' {
  interface LogFields {
    /** The last day on which the money may be refunded, `YYYY-MM-DD`; field of log entries. */
    payUntil?: string;
  }
}

/** Number of days after a shopper's request in which operators are not reminded of it. */
const QUIET_DAYS = 7;
const BATCH = 100;

/**
 * Reminds operators of refunds whose money must be paid within three days or is overdue, whether the goods
 * have arrived or not; once a day for each refund. Several processes share the work. Returns the number of
 * reminders.
 */
export async function remindOfRefunds({
  db,
  clock,
  logger,
}: Pick<RefundsDeps, 'db' | 'clock' | 'logger'>): Promise<number> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const due = await db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(refundRequest)
      .where(
        and(
          inArray(refundRequest.state, [...UNPAID_STATES]),
          isNull(refundRequest.moneySentAt),
          lte(refundRequest.submittedAt, before(QUIET_DAYS)),
          or(isNull(refundRequest.remindedAt), lte(refundRequest.remindedAt, before(1))),
        ),
      )
      .orderBy(asc(refundRequest.submittedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of found)
      await tx.update(refundRequest).set({ remindedAt: now }).where(eq(refundRequest.id, id));
    return found;
  });
  for (const refund of due) {
    const payUntil = moneyUntil(refund);
    if (!payUntil) continue;
    const fields = { refundId: refund.id, payUntil };
    if (payUntil < dayInMoscow(now)) logger.error(fields, 'the payment of a refund is overdue');
    else logger.warn(fields, 'the payment of a refund is due soon');
  }
  return due.length;
}
