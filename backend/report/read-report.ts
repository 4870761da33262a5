import { and, count, desc, eq, gte, isNotNull, lt, type SQL, sql, sum } from 'drizzle-orm';

import type { ShopEventKind } from '#contract/client/client.schemas.ts';
import type { ShopReport } from '#contract/zod/zod.schemas.ts';
import { shopEvent } from '../domain/tables/events.ts';
import { order } from '../domain/tables/orders.ts';
import { refundRequest } from '../domain/tables/refunds.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { refundRequestLine } from '../refunds/base/tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_DAYS = 400;
/** The limit of the contract. */
const MAX_ROWS = 50;
const FUNNEL: readonly ShopEventKind[] = ['PAGE', 'PRODUCT', 'ADD', 'CHECKOUT', 'PURCHASE'];

/**
 * The shop's own numbers for a period, both days inclusive. @throws ProblemError 422 for an invalid period
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
  const [placed] = await db
    .select({ orders: count(), revenue: sql<number>`coalesce(${sum(order.total)}, 0)`.mapWith(Number) })
    .from(order)
    .where(and(gte(order.placedAt, begin), lt(order.placedAt, end)));
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
    funnel: FUNNEL.map((name) => ({ name, count: visits.find(({ kind }) => kind === name)?.count ?? 0 })),
    orders: placed?.orders ?? 0,
    revenue: placed?.revenue ?? 0,
    sizesAsked: await bySize('ADD'),
    sizesMissing: await bySize('SIZE_MISSING'),
  };
}

const midnight = (day: string) => new Date(`${day}T00:00:00+03:00`);
