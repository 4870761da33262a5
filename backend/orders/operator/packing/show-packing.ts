import { count, eq } from 'drizzle-orm';
import type { OrderToPack } from '#contract/client/client.schemas.ts';
import { order, orderBuyer, orderEvent } from '../../../domain/tables/orders.ts';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { codesOfOrder } from '../../queries/codes-of-order.ts';
import { shownDelivery } from '../../reading/shown-delivery.ts';
import { linesToPack } from './lines-to-pack.ts';

/**
 * What an order needs for packing. Nothing of its buyer but the remark.
 * @throws ProblemError NOT_FOUND
 */
export async function showPacking(db: Database, orderId: string): Promise<OrderToPack> {
  const [found] = await db
    .select({ order, comment: orderBuyer.comment })
    .from(order)
    .leftJoin(orderBuyer, eq(orderBuyer.orderId, order.id))
    .where(eq(order.id, orderId));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const { id, number, state, placedAt, delivery } = found.order;
  const [events] = await db
    .select({ version: count() })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId));
  const codes = await codesOfOrder(db, orderId);
  const lines = await linesToPack(db, [orderId]);
  return {
    id,
    number,
    state,
    version: events?.version ?? 1,
    placedAt: placedAt.toISOString(),
    comment: found.comment,
    delivery: shownDelivery(delivery),
    lines: lines.map(({ orderId: _, ...line }) => ({ ...line, codes: codes.get(line.position) ?? [] })),
  };
}
