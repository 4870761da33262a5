import { eq, inArray } from 'drizzle-orm';
import type { MessageOrder } from '#contract/client/client.schemas.ts';
import { order } from '../../domain/tables/orders.ts';
import { payment, refund } from '../../payments/base/tables.ts';
import type { Database } from '../../platform/db/database.ts';
import type { OutboxContent } from '../../platform/outbox/outbox-content.ts';

/** The ids by which messages to providers and carriers name what they are about. */
type Names = { orderId?: unknown; paymentId?: unknown; refundId?: unknown };

/** The id by which a message names its order, a payment of it, or money that is returned. */
function nameOf(content: OutboxContent): string | undefined {
  const { orderId, paymentId, refundId }: Names = content as Names;
  return [orderId, paymentId, refundId].find((id) => typeof id === 'string');
}

/** Finds the orders that messages are about. Letters name their order only in their subject. */
export async function ordersOfMessages(
  db: Database,
  contents: readonly OutboxContent[],
): Promise<(content: OutboxContent) => MessageOrder | null> {
  const ids = contents.flatMap((content) => nameOf(content) ?? []);
  if (ids.length === 0) return () => null;
  const found = { id: order.id, number: order.number };
  const rows = [
    ...(await db
      .select({ name: order.id, ...found })
      .from(order)
      .where(inArray(order.id, ids))),
    ...(await db
      .select({ name: payment.id, ...found })
      .from(payment)
      .innerJoin(order, eq(order.id, payment.orderId))
      .where(inArray(payment.id, ids))),
    ...(await db
      .select({ name: refund.id, ...found })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .innerJoin(order, eq(order.id, payment.orderId))
      .where(inArray(refund.id, ids))),
  ];
  const known = new Map(rows.map(({ name, ...one }) => [name, one]));
  return (content) => known.get(nameOf(content) ?? '') ?? null;
}
