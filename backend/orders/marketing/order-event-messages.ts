import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { order } from '../../domain/tables/orders.ts';
import type { OutboxHandlers } from '../../platform/outbox/handlers.ts';
import { outboxMessage } from '../../platform/outbox/tables.ts';
import type { OrdersDeps } from '../base/deps.ts';
import type { OrderEventMessage } from './order-event-message.ts';

type Tools = Pick<OrdersDeps, 'db' | 'marketing'>;

/**
 * Sends outbox messages to the marketing platform. The events of an order are sent in the order in which they
 * happened. As long as an earlier event is not sent, sending a later one fails, and the outbox tries it again
 * like any other failed message.
 */
export const orderEventMessages = ({ db, marketing }: Tools): OutboxHandlers<OrderEventMessage> => ({
  'order-event': {
    async send({ position, event }, { key }) {
      if (!marketing) throw new Error('The marketing platform is not configured.');
      const { orderId, what } = event;
      const [known] = await db
        .select({ marketing: order.marketing, waits: exists(earlierEvents(db, orderId, position)) })
        .from(order)
        .where(eq(order.id, orderId));
      // The account was deleted after this message was written, so nothing is sent.
      if (!known || known.marketing === null) return;
      if (what !== 'created' && known.marketing !== 'SENT')
        throw new Error('The creation of the order has not been sent yet.');
      if (known.waits) throw new Error('An earlier event of the order has not been sent yet.');
      await marketing.sendOrderEvent(event, { key });
      if (what === 'created')
        await db
          .update(order)
          .set({ marketing: 'SENT' })
          .where(and(eq(order.id, orderId), eq(order.marketing, 'WAITING')));
    },
  },
});

/**
 * SQL: earlier events of the order that are not sent yet. Dead letters, which will never be sent, do not
 * count.
 */
const earlierEvents = (db: Tools['db'], orderId: string, position: number) =>
  db
    .select({ one: sql`1` })
    .from(outboxMessage)
    .where(
      and(
        isNull(outboxMessage.deadAt),
        sql`${outboxMessage.content} ->> 'kind' = 'order-event'`,
        sql`${outboxMessage.content} -> 'event' ->> 'orderId' = ${orderId}`,
        sql`(${outboxMessage.content} ->> 'position')::int < ${position}`,
      ),
    );
