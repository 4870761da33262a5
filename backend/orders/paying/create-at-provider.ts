import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { typeset } from '#shared/text/typeset.ts';
import { ProviderDeclined } from '../../domain/payment-provider.ts';
import { order } from '../../domain/tables/orders.ts';
import type { Attempt } from '../../payments/attempts.ts';
import { payment } from '../../payments/base/tables.ts';
import { providerNamed } from '../../payments/payment-messages.ts';
import { contactOf } from '../../payments/queries/receipt-contact.ts';
import { loggedCause } from '../../platform/log/logged-cause.ts';
import { receiptOfOrder } from '../queries/receipt-of-order.ts';
import { paysSurcharge } from './due.ts';
import type { PayingDeps } from './paying-deps.ts';

/**
 * While one call creates a payment attempt at the provider, others wait this long, in ms. It is longer than
 * the provider's timeout, so the first call has ended before the next begins.
 */
const TURN_MS = 15_000;

/**
 * Creates a payment attempt at the provider. The attempt's id is the idempotency key, so repeating the
 * request after a lost response leads to the same payment. If the provider finally declines, the attempt
 * fails. If it does not respond, the next call tries again.
 */
export async function createAtProvider(deps: PayingDeps, attempt: Attempt): Promise<void> {
  const { db, clock, logger, publicUrl } = deps;
  const now = clock();
  const [mine] = await db
    .update(payment)
    .set({ tries: sql`${payment.tries} + 1`, askedAt: now })
    .where(
      and(
        ...[eq(payment.id, attempt.id), eq(payment.state, 'WAITING'), isNull(payment.confirmationUrl)],
        or(isNull(payment.askedAt), lt(payment.askedAt, new Date(now.getTime() - TURN_MS))),
      ),
    )
    .returning();
  const [orderRow] = await db.select().from(order).where(eq(order.id, attempt.orderId));
  if (!mine || !orderRow?.payUntil) return;
  const change = (facts: Partial<Attempt>) =>
    db
      .update(payment)
      .set(facts)
      .where(and(eq(payment.id, mine.id), eq(payment.state, 'WAITING')));
  try {
    const provider = providerNamed(deps, mine.provider);
    const lines =
      orderRow.waitingEdit && paysSurcharge(orderRow, mine)
        ? orderRow.waitingEdit.receipt
        : await receiptOfOrder(db, orderRow, mine.holds ? 'full_payment' : 'full_prepayment');
    const created = await provider.create({
      key: mine.id,
      tries: mine.tries,
      method: mine.method,
      sum: mine.sum,
      holds: mine.holds,
      description: typeset(`Заказ ${orderRow.number}`),
      returnUrl: new URL(`/checkout-success?order=${orderRow.id}`, publicUrl),
      notificationUrl: new URL(`/notifications/${provider.name}`, publicUrl),
      payUntil: orderRow.payUntil,
      receipt: { ...(await contactOf(db, orderRow.id)), lines },
    });
    const { id: providerId, confirmationUrl, qr } = created;
    await change({ providerId, confirmationUrl, qr });
  } catch (error) {
    const cause = loggedCause(error);
    if (error instanceof ProviderDeclined) {
      logger.error({ paymentId: mine.id, cause }, 'the payment provider declined to create a payment');
      await change({ state: 'REFUSED', refusal: 'DECLINED', askAt: null });
    } else {
      logger.warn({ paymentId: mine.id, cause }, 'the payment provider did not answer');
      // The call to the provider has ended, so the next call may try again at once.
      await change({ askedAt: null });
    }
  }
}
