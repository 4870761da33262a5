import { randomUUID } from 'node:crypto';
import type { Deps } from '../../backend/deps.ts';
import { cancelOrder } from '../../backend/orders/cancel-order.ts';
import {
  type OrderLetterMessage,
  orderLetterMessages,
} from '../../backend/orders/letters/order-letter-messages.ts';
import { writeRefundNotice } from '../../backend/orders/note-refund.ts';
import { askProviders } from '../../backend/orders/paying/ask-providers.ts';
import { startPayment } from '../../backend/orders/paying/start-payment.ts';
import type { PaymentMessage } from '../../backend/payments/base/payment-message.ts';
import { paymentMessages } from '../../backend/payments/payment-messages.ts';
import { openPayments } from '../../backend/payments/providers/open-payments.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { silentLogger as logger } from '../../backend/platform/log/logger.ts';
import type { OutboxHandlers } from '../../backend/platform/outbox/handlers.ts';
import { sendOutbox } from '../../backend/platform/outbox/send-outbox.ts';
import { readServiceSettings } from '../../backend/service-settings.ts';
import { NO_SHOP_NOTICES } from '../../backend/shop-notices/testing/no-shop-notices.ts';

/** A payment step that a process performs for an order. The time is taken from the test's clock. */
export type PayingTask = {
  step: 'start' | 'ask' | 'cancel' | 'send';
  now: number;
  orderId: string;
  ownerId: string;
  key: string;
};

type Tools = Pick<Deps, 'clock' | 'mail'>;

/**
 * Returns the steps of a payment as the processes of a shop perform them. They call the bank at the given
 * URL.
 */
export function payingSteps(db: Database, bankUrl: string, tools: Tools) {
  const settings = readServiceSettings({
    PAYMENTS: 'yookassa',
    YOOKASSA_SHOP_ID: 'shop',
    YOOKASSA_SECRET_KEY: 'secret',
    YOOKASSA_URL: bankUrl,
    // Timeout in ms. It is so long that a process waiting for the bank is killed before the timeout expires.
    PAYMENTS_TIMEOUT_MS: '99999',
  });
  const deps = {
    db,
    logger,
    ids: () => randomUUID(),
    payments: openPayments({ settings }),
    wakeOutbox() {},
    shopName: 'Лавка',
    shopNotices: NO_SHOP_NOTICES,
    publicUrl: 'http://localhost:3999',
    marketing: null,
    ...tools,
  };
  const handlers: OutboxHandlers<OrderLetterMessage | PaymentMessage> = {
    ...orderLetterMessages(deps),
    ...paymentMessages(deps, (tx, done) => writeRefundNotice(tx, deps, done)),
  };
  return {
    start: (task: Omit<PayingTask, 'step' | 'now'>) => startPayment(deps, { ...task, method: 'sbp' }),
    ask: () => askProviders(deps),
    cancel: ({ orderId: id, ownerId }: Omit<PayingTask, 'step' | 'now'>) =>
      cancelOrder(deps, { id, ownerId, reason: 'OTHER' }),
    send: () => sendOutbox({ ...deps, chance: () => 0 }, handlers),
  };
}
