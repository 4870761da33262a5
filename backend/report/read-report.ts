import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { ShopEventKind } from '#contract/client/client.schemas.ts';
import { OrderRefund, type ShopReport } from '#contract/zod/zod.schemas.ts';
import { shopEvent } from '../domain/tables/events.ts';
import { order } from '../domain/tables/orders.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import { payment, refund, tillEntry } from '../payments/base/tables.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { refundRequestLine } from '../refunds/base/tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_DAYS = 400;
/** Maximum number of entries that the contract allows in each list. */
const MAX_ROWS = 50;
const FUNNEL: readonly ShopEventKind[] = ['PAGE', 'PRODUCT', 'ADD', 'CHECKOUT', 'PURCHASE'];

/**
 * Reads the shop's statistics for a period, whose first and last day are included.
 * @throws ProblemError 422 for an invalid period
 */
export async function readReport(
  db: Database,
  { from, until }: { from: string; until: string },
): Promise<ShopReport> {
  const begin = midnight(from);
  const end = new Date(midnight(until).getTime() + DAY_MS);
  const days = (end.getTime() - begin.getTime()) / DAY_MS;
  if (!(days >= 1 && days <= MAX_DAYS)) throw new ProblemError(422, 'INVALID_REQUEST');
  const within = (kind: ShopEventKind, ...more: (SQL | undefined)[]) =>
    and(eq(shopEvent.kind, kind), gte(shopEvent.at, begin), lt(shopEvent.at, end), ...more);
  const pieces = sql<number>`sum(coalesce(${shopEvent.quantity}, 1))::int`;
  const bySize = (kind: ShopEventKind) =>
    db
      .select({ name: sql<string>`${shopEvent.size}`, count: pieces })
      .from(shopEvent)
      .where(within(kind, isNotNull(shopEvent.size)))
      .groupBy(shopEvent.size)
      .orderBy(desc(pieces), shopEvent.size)
      .limit(MAX_ROWS);

  const visits = await db
    .select({ kind: shopEvent.kind, count: count() })
    .from(shopEvent)
    .where(and(eq(shopEvent.isFirst, true), gte(shopEvent.at, begin), lt(shopEvent.at, end)))
    .groupBy(shopEvent.kind);
  const placed = await readOrders(db, { begin, end });
  const noResults = await db
    .select({ name: sql<string>`${shopEvent.query}`, count: count() })
    .from(shopEvent)
    .where(within('SEARCH', eq(shopEvent.found, 0), isNotNull(shopEvent.query)))
    .groupBy(shopEvent.query)
    .orderBy(desc(count()), shopEvent.query)
    .limit(MAX_ROWS);
  const returned = sql<number>`sum(${refundRequestLine.quantity})::int`;
  const returns = await db
    .select({ name: sql<string>`${refundRequestLine.reason}`, count: returned })
    .from(refundRequestLine)
    .innerJoin(refundRequest, eq(refundRequest.id, refundRequestLine.requestId))
    .where(and(gte(refundRequest.submittedAt, begin), lt(refundRequest.submittedAt, end)))
    .groupBy(refundRequestLine.reason)
    .orderBy(desc(returned), refundRequestLine.reason);
  return {
    from,
    until,
    noResults,
    returns,
    // Purchases are counted by orders in the database. Counting by events of browsers would miss shoppers who
    // close the page right after ordering.
    funnel: FUNNEL.map((name) => ({
      name,
      count: name === 'PURCHASE' ? placed.orders : (visits.find(({ kind }) => kind === name)?.count ?? 0),
    })),
    ...placed,
    sizesAsked: await bySize('ADD'),
    sizesMissing: await bySize('SIZE_MISSING'),
  };
}

type OrderNumbers = Pick<
  ShopReport,
  'orders' | 'revenue' | 'cancelledOrders' | 'cancelledSum' | 'returnedOrders' | 'returnedSum' | 'netRevenue'
>;

/** SQL for the sum that an order came to when it was placed. */
export const sumAsPlaced: SQL = sql`${order.total} + ${order.cancelledSum}`;

/** Counts the orders placed in a period, and how many of them were cancelled or returned until now. */
async function readOrders(db: Database, { begin, end }: { begin: Date; end: Date }): Promise<OrderNumbers> {
  const ofPeriod = and(gte(order.placedAt, begin), lt(order.placedAt, end));
  const isCancelled = sql`${order.state} = 'CANCELLED'`;
  const [placed] = await db
    .select({
      orders: count(),
      revenue: sumOf(sumAsPlaced),
      cancelledOrders: sql<number>`count(*) filter (where ${isCancelled})`.mapWith(Number),
      cancelledSum: sumOf(sql`case when ${isCancelled} then ${sumAsPlaced} else ${order.cancelledSum} end`),
    })
    .from(order)
    .where(ofPeriod);
  const { returnedOrders, returnedSum } = await readReturned(db, and(ofPeriod, sql`not ${isCancelled}`));
  const { orders, revenue, cancelledOrders, cancelledSum } = placed ?? NOTHING;
  return {
    orders,
    revenue,
    cancelledOrders,
    cancelledSum,
    returnedOrders,
    returnedSum,
    netRevenue: revenue - cancelledSum - returnedSum,
  };
}

const NOTHING = { orders: 0, revenue: 0, cancelledOrders: 0, cancelledSum: 0 };

/**
 * How much money was refunded for received goods or as goodwill: through the bank, at the till or by hand.
 */
async function readReturned(db: Database, which: SQL | undefined) {
  const ofRequests = db
    .select({
      orderId: sql<string>`${refundRequest.orderId}`.as('order_id'),
      sum: sql<number>`${refundRequest.sum}`.as('sum'),
    })
    .from(refundRequest)
    .where(eq(refundRequest.state, 'REFUNDED'));
  const throughBank = db
    .select({
      orderId: sql<string>`${payment.orderId}`.as('order_id'),
      sum: sql<number>`${refund.sum}`.as('sum'),
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(isNull(refund.requestId), ne(refund.state, 'FAILED'), inArray(refund.reason, OF_OPERATORS)));
  const atTill = db
    .select({
      orderId: sql<string>`${tillEntry.orderId}`.as('order_id'),
      sum: sql<number>`${tillEntry.sum}`.as('sum'),
    })
    .from(tillEntry)
    .where(and(eq(tillEntry.kind, 'PAID_OUT'), isNull(tillEntry.requestId)));
  const money = unionAll(ofRequests, throughBank, atTill).as('money');
  const [returned] = await db
    .select({
      returnedOrders: sql<number>`count(distinct ${money.orderId})`.mapWith(Number),
      returnedSum: sumOf(sql`${money.sum}`),
    })
    .from(money)
    .innerJoin(order, eq(order.id, money.orderId))
    .where(which);
  return returned ?? { returnedOrders: 0, returnedSum: 0 };
}

/**
 * The reasons that operators give for refunds. All other refunds are for cancelled pieces or wrong payments.
 */
const OF_OPERATORS = [...OrderRefund.shape.reason.options];

const sumOf = (value: SQL) => sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number);

const midnight = (day: string) => new Date(`${day}T00:00:00+03:00`);
