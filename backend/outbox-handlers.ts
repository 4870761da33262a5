import type { Deps } from './deps.ts';
import { identityMessages } from './identity/identity-messages.ts';
import { newsletterMessages } from './newsletter/newsletter-messages.ts';
import { orderEventMessages } from './orders/marketing/order-event-messages.ts';
import { noteRefund } from './orders/note-refund.ts';
import { shipmentMessages } from './orders/shipping/shipment-messages.ts';
import { paymentMessages } from './payments/payment-messages.ts';
import type { OutboxHandlers } from './platform/outbox/handlers.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import { priceDropMessages } from './wishlist/price-drops/price-drop-messages.ts';

/** What becomes of each kind of message in the outbox. */
export const outboxHandlers = (deps: Deps): OutboxHandlers => ({
  letter: { send: ({ message }, delivery) => deps.mail.send(message, delivery) },
  ...priceDropMessages(deps),
  ...newsletterMessages(deps),
  ...identityMessages(deps),
  ...paymentMessages(deps, async (tx, done) => {
    if (done.requestId === null) await noteRefund(tx, deps, done);
    else await settleRefund(tx, deps, { ...done, requestId: done.requestId });
  }),
  ...shipmentMessages(deps),
  ...orderEventMessages(deps),
});
