import { eq } from 'drizzle-orm';
import type { OutboxHandlers } from '../../platform/outbox/handlers.ts';
import type { Message } from '../../platform/ports/messenger.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { orderLetter } from '../base/tables.ts';

/** A letter or a text message about an order. */
export type OrderLetterMessage = { kind: 'order-letter'; message: Message };

/** Sends letters about orders, and records for operators when they were sent. */
export const orderLetterMessages = ({
  db,
  mail,
  clock,
}: Pick<OrdersDeps, 'db' | 'mail' | 'clock'>): OutboxHandlers<OrderLetterMessage> => ({
  'order-letter': {
    async send({ message }, delivery) {
      await mail.send(message, delivery);
      await db.update(orderLetter).set({ sentAt: clock() }).where(eq(orderLetter.id, delivery.key));
    },
  },
});
