import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PaymentCase } from '#contract/client/client.schemas.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { payment } from './base/tables.ts';

/** Reads the payments of an order in which the bank charged another sum than the sum due. */
export function readPaymentCases(db: Database | Transaction, orderId: string): Promise<PaymentCase[]> {
  return db
    .select({
      id: payment.id,
      due: payment.sum,
      charged: sql<number>`${payment.otherSum}`.mapWith(Number),
      decision: payment.otherSumDecision,
    })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), isNotNull(payment.otherSum)))
    .orderBy(asc(payment.position));
}

/** SQL condition: the payment waits for an operator's decision. */
export const isUndecided: SQL | undefined = and(
  isNotNull(payment.otherSum),
  isNull(payment.otherSumDecision),
);
