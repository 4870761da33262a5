import { and, eq, exists, inArray, lt } from 'drizzle-orm';
import { order, orderBuyer } from '../domain/tables/orders.ts';
import { type CleanUp, removeRows } from '../platform/jobs/clean-up.ts';

/** States in which an order is finished, so that no further step follows. */
const FINISHED = ['HANDED_OVER', 'PARTLY_HANDED_OVER', 'CANCELLED'] as const;

/** Deletes the buyer's data of finished orders when they need not be kept any longer. */
export const cleanUpBuyers: CleanUp = (tx, now) => {
  const finished = tx
    .select()
    .from(order)
    .where(and(eq(order.id, orderBuyer.orderId), inArray(order.state, FINISHED)));
  return removeRows(tx, orderBuyer, and(lt(orderBuyer.keptUntil, now), exists(finished)));
};
