import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type {
  ExportedOrders,
  OperatorOrder,
  OperatorOrders,
  OrderState,
} from '#contract/client/client.schemas.ts';
import { wayTaken } from '#shared/payments/till.ts';
import { order, orderBuyer, orderLine } from '../../domain/tables/orders.ts';
import { payment } from '../../payments/base/tables.ts';
import { isUndecided } from '../../payments/payment-cases.ts';
import { meansOfOrders } from '../../payments/till.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { foundOrders } from '../queries/found-orders.ts';
import { readOperatorOrder } from './read-order.ts';

export type OrdersWanted = {
  state?: OrderState[] | undefined;
  /** The first and the last day to list, in Moscow time, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  number?: string | undefined;
  /**
   * Whether to list only orders with a payment that differs from the sum due and waits for an operator's
   * decision.
   */
  undecided?: boolean | undefined;
  /** What an operator typed to find orders. */
  search?: string | undefined;
  page: number;
  size: number;
};

const DAY = 24 * 60 * 60 * 1000;
const beginOf = (day: string) => new Date(`${day}T00:00:00+03:00`);

const matching = ({ state, from, to, number, undecided, search }: OrdersWanted): SQL | undefined =>
  and(
    state && inArray(order.state, state),
    from === undefined ? undefined : gte(order.placedAt, beginOf(from)),
    to === undefined ? undefined : lt(order.placedAt, new Date(beginOf(to).getTime() + DAY)),
    number === undefined ? undefined : eq(order.number, number),
    undecided === true
      ? sql`exists (select from ${payment} where ${payment.orderId} = ${order.id} and ${isUndecided})`
      : undefined,
    search === undefined ? undefined : sql`${order.id} in ${foundOrders(search)}`,
  );

async function pageOf(db: Database, wanted: OrdersWanted) {
  const { page, size } = wanted;
  const [all] = await db.select({ orders: count() }).from(order).where(matching(wanted));
  const totalItems = all?.orders ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  return { page, size, totalItems, totalPages };
}

/** One page of all orders, newest first. @throws ProblemError NOT_FOUND for a page after the last */
export async function listOrders(db: Database, wanted: OrdersWanted): Promise<OperatorOrders> {
  const page = await pageOf(db, wanted);
  const rows = await db
    .select({
      order,
      buyer: orderBuyer.name,
      pieces: sql<string>`sum(${orderLine.quantity} - ${orderLine.cancelled})`,
    })
    .from(order)
    .leftJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .leftJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(matching(wanted))
    .groupBy(order.id, orderBuyer.name)
    .orderBy(desc(order.placedAt), desc(order.id))
    .offset((page.page - 1) * page.size)
    .limit(page.size);
  const taken = await meansOfOrders(
    db,
    rows.map((row) => row.order.id),
  );
  const items = rows.map(({ order: { id, number, state, placedAt, delivery, payment, total }, ...row }) => ({
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
  return { ...page, items };
}

/**
 * One page of all orders with full data, oldest first. New orders are added at the end, so they do not shift
 * the pages that were already read.
 */
export async function exportOrders(db: Database, wanted: OrdersWanted, now: Date): Promise<ExportedOrders> {
  const page = await pageOf(db, wanted);
  const found = await db
    .select({ id: order.id })
    .from(order)
    .where(matching(wanted))
    .orderBy(asc(order.placedAt), asc(order.id))
    .offset((page.page - 1) * page.size)
    .limit(page.size);
  const items: OperatorOrder[] = [];
  for (const { id } of found) items.push(await readOperatorOrder(db, id, now));
  return { ...page, items };
}
