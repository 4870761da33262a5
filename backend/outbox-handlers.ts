import type { Deps } from './deps.ts';
import type { IdentityMessage } from './identity/base/identity-message.ts';
import { identityMessages } from './identity/identity-messages.ts';
import type { NewsletterMessage } from './newsletter/newsletter-message.ts';
import { newsletterMessages } from './newsletter/newsletter-messages.ts';
import { type OrderLetterMessage, orderLetterMessages } from './orders/letters/order-letter-messages.ts';
import type { OrderEventMessage } from './orders/marketing/order-event-message.ts';
import { orderEventMessages } from './orders/marketing/order-event-messages.ts';
import { writeRefundNotice } from './orders/note-refund.ts';
import type { ShipmentMessage } from './orders/shipping/request-shipment.ts';
import { shipmentMessages } from './orders/shipping/shipment-messages.ts';
import type { PaymentMessage } from './payments/base/payment-message.ts';
import { paymentMessages } from './payments/payment-messages.ts';
import type { Transaction } from './platform/db/database.ts';
import type { OutboxHandlers } from './platform/outbox/handlers.ts';
import type { LetterMessage } from './platform/outbox/outbox-content.ts';
import type { DeadMessage } from './platform/outbox/send-outbox.ts';
import { settleRefund } from './refunds/settle-refund.ts';
import type { ShopNoticeMessage } from './shop-notices/base/shop-notice-message.ts';
import { notifyOfDeadMessage } from './shop-notices/notify-of-dead-message.ts';
import { shopNoticeMessages } from './shop-notices/shop-notice-messages.ts';
import { type PriceDropMessage, priceDropMessages } from './wishlist/price-drops/price-drop-messages.ts';

/** The content of any outbox message. */
type Content =
  | LetterMessage
  | IdentityMessage
  | NewsletterMessage
  | OrderEventMessage
  | OrderLetterMessage
  | PaymentMessage
  | PriceDropMessage
  | ShipmentMessage
  | ShopNoticeMessage;

/** The handlers of all kinds of outbox messages. */
export const outboxHandlers = (deps: Deps): OutboxHandlers<Content> => ({
  letter: { send: ({ message }, delivery) => deps.mail.send(message, delivery) },
  ...orderLetterMessages(deps),
  ...priceDropMessages(deps),
  ...newsletterMessages(deps),
  ...identityMessages(deps),
  ...paymentMessages(deps, async (tx, done) => {
    if (done.requestId === null) await writeRefundNotice(tx, deps, done);
    else await settleRefund(tx, deps, { ...done, requestId: done.requestId });
  }),
  ...shipmentMessages(deps),
  ...orderEventMessages(deps),
  ...shopNoticeMessages(deps),
});

/**
 * Dependencies for sending outbox messages. For each message that finally failed (dead letter), the retailer
 * is notified.
 */
export const outboxTools = (deps: Deps) => ({
  ...deps,
  onDead: (tx: Transaction, dead: DeadMessage) => notifyOfDeadMessage(tx, deps, dead),
});
