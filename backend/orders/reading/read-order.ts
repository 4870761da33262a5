import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Order } from '#contract/client/client.schemas.ts';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { factsForBuyer } from '#shared/orders/order-facts.ts';
import { orderProgress } from '#shared/orders/progress.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import {
  ending,
  type LineRow,
  linesOf,
  paymentsOf,
  type Reader,
  repeatable,
  stepsOf,
  unpaid,
} from './order-view.ts';
import { addressOf, recipientOf } from './shown-buyer.ts';
import { shownDelivery } from './shown-delivery.ts';

/**
 * Reads an order of an owner.
 * @throws ProblemError NOT_FOUND if the order does not exist or has another owner
 */
export async function readOrder(
  db: Reader,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<Order> {
  const [found] = await readWhole(db, and(eq(order.id, id), eq(order.ownerId, ownerId)), now);
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return found;
}

/** Reads the newest thousand orders of an owner, with all stored data. */
export const readOrdersWhole = (db: Reader, ownerId: string, now: Date): Promise<Order[]> =>
  readWhole(db, eq(order.ownerId, ownerId), now);

/** Reads orders of any owner, newest first, with all stored data. */
export const readTheseOrders = (db: Reader, ids: string[], now: Date): Promise<Order[]> =>
  readWhole(db, inArray(order.id, ids), now);

/**
 * Reads an order of any owner, for use within the backend.
 * @throws ProblemError NOT_FOUND
 */
export async function readAnyOrder(db: Reader, id: string, now: Date): Promise<Order> {
  const [found] = await readWhole(db, eq(order.id, id), now);
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return found;
}

async function readWhole(db: Reader, which: SQL | undefined, now: Date): Promise<Order[]> {
  const found = await db
    .select()
    .from(order)
    .leftJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(which)
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(1000);
  if (found.length === 0) return [];
  const ids = found.map((row) => row.order.id);
  const lines = Map.groupBy(await linesOf(db, ids), ({ orderId }) => orderId);
  const steps = await stepsOf(db, ids);
  const inStock = await repeatable(db, ids);
  const paid = await paymentsOf(
    db,
    found.map((row) => row.order),
  );
  return found.map(({ order: row, order_buyer: buyer }): Order => {
    const { id, number, state, delivery, goodsSum, discountSum, total, cancelledSum } = row;
    const own = steps.get(id) ?? [];
    const events = own.map((step) => ({ state: step.state, at: step.at.toISOString() }));
    const payment = paid.get(id) ?? unpaid(row.payment);
    return {
      id,
      number,
      state,
      delivery: shownDelivery(delivery),
      goodsSum,
      discountSum,
      total,
      cancelledSum,
      payment,
      events,
      tracking: row.tracking,
      ...factsForBuyer(row),
      ...ending(row, own),
      placedAt: row.placedAt.toISOString(),
      canRepeat: inStock.has(id),
      contact: buyer && { name: buyer.name, phone: buyer.phone, email: buyer.email },
      recipient: buyer && recipientOf(buyer),
      address: buyer && addressOf(buyer),
      comment: buyer?.comment ?? null,
      lines: (lines.get(id) ?? []).map(toLine),
      progress: orderProgress({ state, events, delivery, payment }, dayInMoscow(now)),
    };
  });
}

const toLine = ({
  orderId: _of,
  position: _place,
  requiresMarking: _marked,
  isUnderwear: _underwear,
  fromStore: _there,
  ...line
}: LineRow): Order['lines'][number] => ({
  ...line,
  discounts: line.discounts.map((discount) => ({ title: null, ...discount })),
  cancelledSum: partOfLine(line, line.cancelled),
});
