import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { OrderState, Orders } from '#contract/client/client.schemas.ts';
import { factsForBuyer, remainingPieces } from '#shared/orders/order-facts.ts';
import { order } from '../../domain/tables/orders.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { ending, linesOf, paymentsOf, type Reader, repeatable, stepsOf, unpaid } from './order-view.ts';
import { shownDelivery } from './shown-delivery.ts';

export type OrdersQuestion = {
  ownerId: string;
  /** The states of the orders to list; undefined for all states. */
  states: readonly OrderState[] | undefined;
  page: number;
  size: number;
};

/** One page of an owner's orders, newest first. @throws ProblemError NOT_FOUND for a page after the last */
export async function readOrders(
  db: Reader,
  { ownerId, states, page, size }: OrdersQuestion,
): Promise<Orders> {
  const which: SQL | undefined = and(eq(order.ownerId, ownerId), states && inArray(order.state, [...states]));
  const [all] = await db.select({ orders: count() }).from(order).where(which);
  const totalItems = all?.orders ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const found = await db
    .select()
    .from(order)
    .where(which)
    .orderBy(desc(order.placedAt), desc(order.id))
    .offset((page - 1) * size)
    .limit(size);
  return { page, size, totalItems, totalPages, items: await summaries(db, found) };
}

async function summaries(db: Reader, found: (typeof order.$inferSelect)[]): Promise<Orders['items']> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(db, ids), ({ orderId }) => orderId);
  const steps = await stepsOf(db, ids);
  const inStock = await repeatable(db, ids);
  const paid = await paymentsOf(db, found);
  return found.map((row) => {
    const { id, number, state, placedAt, total, delivery } = row;
    const { canPay, pickupCode } = factsForBuyer(row);
    const own = lines.get(id) ?? [];
    const made = steps.get(id) ?? [];
    return {
      id,
      number,
      state,
      total,
      delivery: shownDelivery(delivery),
      payment: paid.get(id) ?? unpaid(row.payment),
      canPay,
      tracking: row.tracking,
      pickupCode,
      ...ending(row, made),
      placedAt: placedAt.toISOString(),
      stateAt: (made.at(-1)?.at ?? placedAt).toISOString(),
      canRepeat: inStock.has(id),
      pieces: remainingPieces(own),
      pictures: own.map(({ picture }) => picture),
    };
  });
}
