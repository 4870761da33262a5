import { and, eq, exists, inArray, lt } from 'drizzle-orm';
import { order, orderBuyer } from '../domain/tables/orders.ts';
import { type CleanUp, removeRows } from '../platform/jobs/clean-up.ts';

/** Final states of an order. */
const FINISHED = ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'] as const;

/** Deletes the buyer data of finished orders when its retention period is over. */
export const cleanUpBuyers: CleanUp = (tx, now) => {
  const finished = tx
    .select()
    .from(order)
    .where(and(eq(order.id, orderBuyer.orderId), inArray(order.state, FINISHED)));
  return removeRows(tx, orderBuyer, and(lt(orderBuyer.keptUntil, now), exists(finished)));
};
