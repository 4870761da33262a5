import { eq, sql } from 'drizzle-orm';
import { order, orderLine } from '../domain/tables/orders.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { NotifyDeps } from './base/deps.ts';
import { hasChannels, notifyShop } from './notify-shop.ts';

/** The cancelled part of an order; `sum` is in kopecks. */
type Part = { sum: number; pieces: number };

/** Notifies the retailer of an event of an order. The notice does not name the buyer. */
export async function notifyOfOrder(
  tx: Transaction,
  deps: NotifyDeps,
  { orderId, event, part }: { orderId: string; event: 'ORDER_PLACED' | 'ORDER_CANCELLED'; part?: Part },
): Promise<void> {
  if (!hasChannels(deps)) return;
  const [found] = await tx
    .select({ number: order.number, total: order.total, delivery: order.delivery })
    .from(order)
    .where(eq(order.id, orderId));
  if (!found) throw new Error('There is no such order to write a notice of.');
  const [left] = await tx
    .select({ pieces: sql<number>`coalesce(sum(${orderLine.quantity} - ${orderLine.cancelled}), 0)::int` })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId));
  await notifyShop(tx, deps, {
    event,
    number: found.number,
    sum: part?.sum ?? found.total,
    pieces: part?.pieces ?? left?.pieces ?? 0,
    delivery: found.delivery.kind,
    fitting: found.delivery.fitting,
    city: found.delivery.cityName,
    isPart: part !== undefined,
  });
}
