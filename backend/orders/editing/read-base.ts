import { asc, eq } from 'drizzle-orm';
import { mayEdit } from '#shared/orders/editing/edit-money.ts';
import { orderBuyer, orderEvent, orderLine, order as orderTable } from '../../domain/tables/orders.ts';
import { paidOf } from '../../payments/attempts.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { LineRow, OrderRow } from '../reading/order-view.ts';
import { stepRefused } from '../rules/step-refused.ts';

export type EditBase = {
  order: OrderRow;
  lines: LineRow[];
  buyer: typeof orderBuyer.$inferSelect | null;
  version: number;
  /** The money that was paid online and has not gone back, in kopecks. */
  left: number;
  isHeld: boolean;
};

/**
 * Reads an order that an operator may edit.
 * @throws ProblemError 404; 409 for an order that was packed or cancelled, or whose edit waits for its surcharge
 */
export async function readBase(db: Database, orderId: string): Promise<EditBase> {
  const [found] = await db
    .select()
    .from(orderTable)
    .leftJoin(orderBuyer, eq(orderBuyer.orderId, orderTable.id))
    .where(eq(orderTable.id, orderId));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { order, order_buyer: buyer } = found;
  if (!mayEdit(order)) throw stepRefused();
  const paid = await paidOf(db, orderId);
  return {
    order,
    buyer,
    lines: await db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, orderId))
      .orderBy(asc(orderLine.position)),
    version: await db.$count(orderEvent, eq(orderEvent.orderId, orderId)),
    left: (paid?.paidSum ?? 0) - (paid?.refundedSum ?? 0),
    isHeld: paid?.state === 'HELD',
  };
}
