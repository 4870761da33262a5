import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#contract/client/client.schemas.ts';
import { remainingPieces } from '#shared/orders/order-facts.ts';
import { orderProgress } from '#shared/orders/progress.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { lookupOf } from '../rules/lookup.ts';
import { ending, linesOf, type Reader, stepsOf } from './order-view.ts';
import { shownDelivery } from './shown-delivery.ts';

type Question = { number: string; phone: string; now: Date };

/**
 * Finds the progress of an order by its number and its buyer's phone; undefined if they do not belong
 * together. Number and phone are hashed to a single key, so that neither the response nor its timing reveals
 * which of the two was wrong.
 */
export async function readOrderStatus(
  db: Reader,
  { number, phone, now }: Question,
): Promise<OrderStatus | undefined> {
  const [found] = await db
    .select({ order })
    .from(orderBuyer)
    .innerJoin(order, eq(order.id, orderBuyer.orderId))
    .where(eq(orderBuyer.lookup, lookupOf(number, phone)));
  if (!found) return undefined;
  const { id, state, placedAt, total, delivery, payment: method } = found.order;
  const steps = (await stepsOf(db, [id])).get(id) ?? [];
  const events = steps.map((step) => ({ state: step.state, at: step.at.toISOString() }));
  return {
    number,
    state,
    total,
    delivery: shownDelivery(delivery),
    events,
    ...ending(found.order, steps),
    placedAt: placedAt.toISOString(),
    pieces: remainingPieces(await linesOf(db, [id])),
    progress: orderProgress({ state, events, delivery, payment: { method } }, dayInMoscow(now)),
  };
}
