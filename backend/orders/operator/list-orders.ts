import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { OperatorOrderSummary, OperatorOrders } from '#contract/client/client.schemas.ts';
import { orderCursor, readOrderCursor } from '#shared/orders/order-cursor.ts';
import { wayTaken } from '#shared/payments/till.ts';
import { order, orderBuyer, orderLine } from '../../domain/tables/orders.ts';
import { meansOfOrders } from '../../payments/till.ts';
import type { Database } from '../../platform/db/database.ts';
import { invalidRequest, ProblemError } from '../../platform/http/problem.ts';
import { findOrders } from '../finding/find-orders.ts';
import type { OrderFilters } from '../finding/orders-wanted.ts';

export type OrdersWanted = OrderFilters & {
  /** Where to read on, as another page names it. */
  cursor?: string | undefined;
  /** How far to count; undefined to count all. */
  countUpTo?: number | undefined;
  page: number;
  size: number;
};

/**
 * One page of all orders, newest first.
 * @throws ProblemError NOT_FOUND for a page after the last; INVALID_REQUEST for a page number with a cursor
 */
export async function listOrders(db: Database, wanted: OrdersWanted): Promise<OperatorOrders> {
  const { page, size, countUpTo } = wanted;
  const cursor = wanted.cursor === undefined ? undefined : readOrderCursor(wanted.cursor);
  if (cursor && page !== 1) throw invalidRequest([PAGE_AND_CURSOR]);
  const part = { cursor, offset: (page - 1) * size, limit: size + 1 };
  const { rows, total, isCapped } = await findOrders(db, wanted, part, countUpTo);
  const totalPages = Math.max(1, Math.ceil(total / size));
  if (page > totalPages && rows.length === 0) throw new ProblemError(404, 'NOT_FOUND');
  const isBackwards = cursor?.to === 'before';
  const read = rows.slice(0, size).map(({ id, placedAt }) => ({ id, placedAt: placedAt.toISOString() }));
  const shown = isBackwards ? read.reverse() : read;
  const [first, last] = [shown[0], shown.at(-1)];
  const hasMore = rows.length > size;
  return {
    page,
    size,
    totalItems: total,
    totalPages,
    isCapped,
    next: last && (hasMore || isBackwards) ? orderCursor('after', last) : null,
    previous: first && (isBackwards ? hasMore : cursor || page > 1) ? orderCursor('before', first) : null,
    items: await summariesOf(
      db,
      shown.map(({ id }) => id),
    ),
  };
}

const PAGE_AND_CURSOR = {
  in: 'query',
  pointer: '/page',
  code: 'not_with_cursor',
  message: 'С\u00a0местом в\u00a0списке номер страницы не\u00a0нужен',
} as const;

async function summariesOf(db: Database, ids: readonly string[]): Promise<OperatorOrderSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      order,
      buyer: orderBuyer.name,
      pieces: sql<string>`(select sum(${orderLine.quantity} - ${orderLine.cancelled}) from ${orderLine} where ${orderLine.orderId} = ${order.id})`,
    })
    .from(order)
    .leftJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(inArray(order.id, [...ids]))
    .orderBy(desc(order.placedAt), desc(order.id));
  const taken = await meansOfOrders(db, ids);
  return rows.map(({ order: { id, number, state, placedAt, delivery, payment, total }, ...row }) => ({
    id,
    number,
    state,
    placedAt: placedAt.toISOString(),
    buyer: row.buyer,
    delivery: delivery.name,
    fitting: delivery.fitting,
    city: delivery.cityName,
    payment: wayTaken(payment, taken.get(id)),
    pieces: Number(row.pieces),
    total,
  }));
}
