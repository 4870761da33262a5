import { asc, eq } from 'drizzle-orm';
import { order, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

export type LockedOrder = typeof order.$inferSelect;

/**
 * Locks an order for the rest of the transaction. To avoid deadlocks, lock the order before its payments, its
 * articles and its uses of promo codes.
 */
export async function lockOrder(tx: Transaction, id: string): Promise<LockedOrder | undefined> {
  const [lockedOrder] = await tx.select().from(order).where(eq(order.id, id)).for('update');
  return lockedOrder;
}

/** Reads the pieces of an order that were not cancelled. */
export async function piecesLeft(tx: Transaction, orderId: string) {
  const lines = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
  return lines
    .map(({ position, articleId, quantity, cancelled, discounts }) => ({
      position,
      articleId,
      quantity: quantity - cancelled,
      discounts,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Reads the step by which the order came into its current state. */
export async function lastStep(db: Database | Transaction, orderId: string) {
  const steps = await db
    .select({ by: orderEvent.by, reason: orderEvent.reason })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.position));
  return steps.at(-1);
}
