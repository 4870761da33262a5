import { type SQL, sql } from 'drizzle-orm';
import { requestedBefore } from '#shared/refunds/terms.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';

// The states are constants of the statements: with parameters, a prepared statement could not use the index of
// unpaid refunds. A refund is unpaid in UNPAID_STATES of shared/refunds/terms.ts.

const unpaid = sql`select from ${refundRequest} where ${refundRequest.moneySentAt} is null
  and ${refundRequest.state} in ('REQUESTED', 'APPROVED', 'SENT', 'RECEIVED')`;

/** SQL queries for the refunds that wait for operators. */
export const waitingRefunds = {
  /** The money must be paid on this day in Moscow at the latest, or should have been. */
  dueOn: (today: string): SQL => sql`${unpaid} and ${refundRequest.submittedAt} < ${requestedBefore(today)}`,
  toDecide: sql`${unpaid} and ${refundRequest.state} = 'REQUESTED'`,
  /** The goods came back, so the money can be paid. */
  toPay: sql`${unpaid} and ${refundRequest.state} = 'RECEIVED'`,
};
