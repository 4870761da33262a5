import type { Deps } from './deps.ts';
import { identityMessages } from './identity/identity-messages.ts';
import { orderEventMessages } from './orders/marketing/order-event-messages.ts';
import { noteRefund } from './orders/note-refund.ts';
import { shipmentMessages } from './orders/shipping/shipment-messages.ts';
import { paymentMessages } from './payments/payment-messages.ts';
import type { OutboxHandlers } from './platform/outbox/handlers.ts';

/** What becomes of each kind of message in the outbox. */
export const outboxHandlers = (deps: Deps): OutboxHandlers => ({
  letter: { send: ({ message }, delivery) => deps.mail.send(message, delivery) },
  ...identityMessages(deps),
  ...paymentMessages(deps, (tx, done) => noteRefund(tx, deps, done)),
  ...shipmentMessages(deps),
  ...orderEventMessages(deps),
});
