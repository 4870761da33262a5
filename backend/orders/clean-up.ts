import { and, eq, exists, inArray, lt } from 'drizzle-orm';
import { order, orderBuyer } from '../domain/tables/orders.ts';
import { type CleanUp, removeRows } from '../platform/jobs/clean-up.ts';

/** States after which an order stays as it is. */
const FINISHED = ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'] as const;

/** Buyers of finished orders that are no longer kept. */
export const cleanUpBuyers: CleanUp = (tx, now) => {
  const finished = tx
    .select()
    .from(order)
    .where(and(eq(order.id, orderBuyer.orderId), inArray(order.state, FINISHED)));
  return removeRows(tx, orderBuyer, and(lt(orderBuyer.keptUntil, now), exists(finished)));
};
