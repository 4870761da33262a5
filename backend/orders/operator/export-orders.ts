import { and, asc, count } from 'drizzle-orm';
import type { ExportedOrders, OperatorOrder } from '#contract/client/client.schemas.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { type OrderFilters, ofDays, ofStates } from '../finding/orders-wanted.ts';
import { readOperatorOrder } from './read-order.ts';

type ExportWanted = Pick<OrderFilters, 'state' | 'from' | 'to'> & { page: number; size: number };

/**
 * One page of all orders with full data, oldest first. New orders are added at the end, so they do not shift
 * the pages that were already read.
 * @throws ProblemError NOT_FOUND for a page after the last
 */
export async function exportOrders(db: Database, wanted: ExportWanted, now: Date): Promise<ExportedOrders> {
  const { page, size } = wanted;
  const fits = and(ofStates(wanted), ofDays(wanted));
  const [all] = await db.select({ orders: count() }).from(order).where(fits);
  const totalItems = all?.orders ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / size));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const found = await db
    .select({ id: order.id })
    .from(order)
    .where(fits)
    .orderBy(asc(order.placedAt), asc(order.id))
    .offset((page - 1) * size)
    .limit(size);
  const items: OperatorOrder[] = [];
  for (const { id } of found) items.push(await readOperatorOrder(db, id, now));
  return { page, size, totalItems, totalPages, items };
}
