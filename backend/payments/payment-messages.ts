import { and, eq } from 'drizzle-orm';
import { type PaymentProvider, ProviderDeclined } from '../domain/payment-provider.ts';
import type { Transaction } from '../platform/db/database.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { OutboxHandlers } from '../platform/outbox/handlers.ts';
import { type Attempt, askSoon, findAttempt } from './attempts.ts';
import type { PaymentsDeps } from './base/deps.ts';
import type { PaymentMessage } from './base/payment-message.ts';
import { payment, refund } from './base/tables.ts';
import { contactOf } from './queries/receipt-contact.ts';

declare module '../platform/log/logger.ts' {
  interface LogFields {
    /** Id of the payment attempt that the log entry is about. */
    paymentId?: string;
    refundId?: string;
  }
}

type Tools = Pick<PaymentsDeps, 'db' | 'clock' | 'logger' | 'payments'>;

/** A function to be called in the transaction in which a refund is completed. */
export type AfterRefund = (
  tx: Transaction,
  done: { orderId: string; sum: number; state: 'DONE' | 'FAILED'; requestId: string | null },
) => Promise<void>;

type NamedAttempt = Attempt & { providerId: string };

const isNamed = (attempt: Attempt | undefined): attempt is NamedAttempt =>
  attempt !== undefined && attempt.providerId !== null;

/**
 * Finds the provider of an attempt. A provider must stay configured until all its attempts have reached a
 * final state.
 */
export function providerNamed({ payments }: Pick<PaymentsDeps, 'payments'>, name: string): PaymentProvider {
  const provider = payments.providers.find((one) => one.name === name);
  if (!provider) throw new Error(`The payment provider ${name} is not configured.`);
  return provider;
}

/**
 * Handlers of outbox messages to payment providers. Each request can be repeated with the same key until it
 * is known whether it has succeeded.
 */
export function paymentMessages(tools: Tools, afterRefund: AfterRefund): OutboxHandlers<PaymentMessage> {
  const { db, clock, logger } = tools;

  /**
   * Sends a request about an attempt to its provider. Then asks the provider for the attempt's state, even if
   * the request was declined.
   */
  async function atProvider(
    paymentId: string,
    work: (provider: PaymentProvider, attempt: NamedAttempt) => Promise<unknown>,
  ): Promise<void> {
    const attempt = await findAttempt(db, paymentId);
    if (!isNamed(attempt)) return;
    try {
      await work(providerNamed(tools, attempt.provider), attempt);
    } catch (error) {
      if (!(error instanceof ProviderDeclined)) throw error;
      logger.warn({ paymentId, cause: loggedCause(error) }, 'the payment provider declined');
    }
    await askSoon(db, paymentId, clock());
  }

  const keyOf = (attempt: Attempt, what: string) => `${attempt.id}-${what}`;

  return {
    'payment-cancel': {
      // Cancelling may fail before the money is reserved, but succeed after it. So each message has an
      // idempotency key of its own.
      send: ({ paymentId }, { key }) =>
        atProvider(paymentId, (provider, attempt) => provider.cancel(attempt.providerId, { key })),
    },
    'payment-capture': {
      send: ({ paymentId, sum, lines }) =>
        atProvider(paymentId, async (provider, attempt) => {
          const receipt = { ...(await contactOf(db, attempt.orderId)), lines };
          await provider.capture(attempt.providerId, { key: keyOf(attempt, 'capture'), sum, receipt });
        }),
    },
    'payment-close': {
      send: ({ paymentId, sum, lines }) =>
        atProvider(paymentId, async (provider, attempt) => {
          const receipt = { ...(await contactOf(db, attempt.orderId)), lines };
          await provider.close?.(attempt.providerId, { key: keyOf(attempt, 'close'), sum, receipt });
        }),
    },
    refund: { send: ({ refundId }) => giveBack(tools, refundId, afterRefund) },
  };
}

async function giveBack(tools: Tools, refundId: string, afterRefund: AfterRefund): Promise<void> {
  const { db, clock, logger } = tools;
  const [found] = await db
    .select({ refund, payment })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(refund.id, refundId), eq(refund.state, 'REQUESTED')));
  if (!found?.payment.providerId) return;
  const { id, sum, lines, providerId, requestId } = found.refund;
  const { orderId } = found.payment;
  const provider = providerNamed(tools, found.payment.provider);
  const receipt = { ...(await contactOf(db, orderId)), lines };
  const answer = await (providerId === null
    ? provider.refund(found.payment.providerId, { key: id, sum, receipt })
    : provider.readRefund(found.payment.providerId, providerId)
  ).catch((error: unknown) => {
    if (!(error instanceof ProviderDeclined)) throw error;
    logger.error({ refundId: id, cause: loggedCause(error) }, 'a refund was declined');
    return { id: providerId, state: 'failed' as const };
  });
  const isFinished = answer.state !== 'pending';
  const state = answer.state === 'done' ? 'DONE' : 'FAILED';
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(refund)
      .set({ providerId: answer.id, ...(isFinished && { state, finishedAt: clock() }) })
      .where(and(eq(refund.id, id), eq(refund.state, 'REQUESTED')))
      .returning({ id: refund.id });
    if (isFinished && changed.length > 0) await afterRefund(tx, { orderId, sum, state, requestId });
  });
  // By throwing, makes the outbox repeat the message, with growing pauses.
  if (!isFinished) throw new Error('The refund is not finished yet');
}
