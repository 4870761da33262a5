import { and, eq, exists, inArray, lt } from 'drizzle-orm';
import { SOLD_OUT_DAYS } from '#shared/operators/work.ts';
import { order, orderBuyer } from '../domain/tables/orders.ts';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { soldOutSize } from './base/tables.ts';

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

/** Deletes the notes of sizes that ran out so long ago that they are no longer shown. */
export const cleanUpSoldOut: CleanUp = (tx, now) =>
  removeRows(tx, soldOutSize, lt(soldOutSize.at, before(now, SOLD_OUT_DAYS * DAY)));
