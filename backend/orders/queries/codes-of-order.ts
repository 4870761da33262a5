import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { orderMark } from '../base/tables.ts';

/** Marking codes of an order's pieces, by the position of the order line. */
export async function codesOfOrder(
  db: Database | Transaction,
  orderId: string,
): Promise<ReadonlyMap<number, string[]>> {
  const marks = await db
    .select()
    .from(orderMark)
    .where(eq(orderMark.orderId, orderId))
    .orderBy(asc(orderMark.piece));
  const byLine = Map.groupBy(marks, ({ position }) => position);
  return new Map([...byLine].map(([position, own]) => [position, own.map(({ code }) => code)]));
}
