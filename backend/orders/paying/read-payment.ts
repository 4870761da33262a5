import { and, eq } from 'drizzle-orm';
import type { Payment } from '#contract/client/client.schemas.ts';
import { paymentRefusal } from '#shared/payments/refusal-text.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { offeredPayments } from '../../domain/payment-provider.ts';
import { order } from '../../domain/tables/orders.ts';
import { type Attempt, attemptsOf, relevantAttempt } from '../../payments/attempts.ts';
import { payment } from '../../payments/base/tables.ts';
import { qrCode } from '../../payments/rules/qr-code.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { dueOf, methodsOf, paysSurcharge } from './due.ts';
import type { PayingDeps } from './paying-deps.ts';

/**
 * Minimum interval in ms between two requests to the provider that are caused by a shopper who looks at a
 * payment.
 */
const LOOK_PAUSE_MS = 3000;

export type OfOwner = {
  orderId: string;
  /** Null if the caller has a link to pay for the order, so that its owner does not matter. */
  ownerId: string | null;
};

export const waitsForPayment = ({ state, payUntil }: Pick<LockedOrder, 'state' | 'payUntil'>, now: Date) =>
  state === 'AWAITING_PAYMENT' && payUntil !== null && payUntil > now;

/**
 * Reads the payment of an order.
 * @throws ProblemError NOT_FOUND if the order does not exist or has another owner
 */
export async function readPayment(
  db: Database | Transaction,
  { clock, payments }: Pick<PayingDeps, 'clock' | 'payments'>,
  { orderId, ownerId }: OfOwner,
): Promise<Payment> {
  const [found] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), ownerId === null ? undefined : eq(order.ownerId, ownerId)));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  const attempts = isOnline(found.payment) ? await attemptsOf(db, orderId) : [];
  // While an order waits for a surcharge, the payment of the order itself does not matter.
  const attempt = relevantAttempt(
    found.waitingEdit ? attempts.filter((one) => paysSurcharge(found, one)) : attempts,
  );
  const mayPay = waitsForPayment(found, clock());
  const waiting = mayPay && attempt?.state === 'WAITING' ? attempt : undefined;
  return {
    state: attempt?.state ?? null,
    method: (found.waitingEdit && attempt?.method) || found.payment,
    methods: mayPay ? offeredPayments(payments, methodsOf(found), dueOf(found)) : [],
    sum: dueOf(found),
    payUntil: found.state === 'AWAITING_PAYMENT' ? (found.payUntil?.toISOString() ?? null) : null,
    confirmationUrl: waiting?.confirmationUrl ?? null,
    qr: waiting?.qr ? qrCode(waiting.qr) : null,
    refusal: attempt?.refusal ? paymentRefusal(attempt.refusal, attempt.method) : null,
  };
}

/** Like `readPayment`. If the payment is pending, the shop also asks the provider for its state soon. */
export async function lookAtPayment(deps: PayingDeps, request: OfOwner): Promise<Payment> {
  const seen = await readPayment(deps.db, deps, request);
  if (seen.state === 'WAITING')
    await askForShopper(deps, (await attemptsOf(deps.db, request.orderId)).at(-1));
  return seen;
}

async function askForShopper({ db, clock, wakeOutbox }: PayingDeps, attempt: Attempt | undefined) {
  const now = clock().getTime();
  if (!attempt?.askAt || attempt.askAt.getTime() <= now) return;
  if (now - (attempt.askedAt ?? attempt.startedAt).getTime() < LOOK_PAUSE_MS) return;
  await db
    .update(payment)
    .set({ askAt: new Date(now) })
    .where(and(eq(payment.id, attempt.id), eq(payment.askAt, attempt.askAt)));
  wakeOutbox();
}
