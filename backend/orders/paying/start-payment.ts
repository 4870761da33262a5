import { eq } from 'drizzle-orm';
import type { OrderPayment, Payment } from '#contract/client/client.schemas.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { isOnline, PAYMENT_NOT_OFFERED } from '#shared/payments/ways-to-pay.ts';
import { type OnlineMethod, offeredPayments, providerOf } from '../../domain/payment-provider.ts';
import { order } from '../../domain/tables/orders.ts';
import { type Attempt, attemptsOf, cancelLiveAttempts, lastPosition } from '../../payments/attempts.ts';
import { payment } from '../../payments/base/tables.ts';
import { nextAsk } from '../../payments/rules/next-ask.ts';
import { isLive } from '../../payments/rules/states.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest, ProblemError, unavailable } from '../../platform/http/problem.ts';
import { addStep } from '../queries/add-step.ts';
import { type LockedOrder, lockOrder } from '../queries/lock-order.ts';
import { askProvider } from './ask-providers.ts';
import { createAtProvider } from './create-at-provider.ts';
import { dueOf, methodsOf } from './due.ts';
import type { PayingDeps } from './paying-deps.ts';
import { type OfOwner, readPayment, waitsForPayment } from './read-payment.ts';

export type PaymentRequest = OfOwner & {
  /** Value of the `Idempotency-Key` header. */
  key: string;
  method: OrderPayment;
};

/**
 * A card payment can be reserved only if the order is in transit for at most this number of days, because
 * banks reserve money for seven days.
 */
const LONGEST_HOLD_DAYS = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts the payment of an order, or changes its payment method. @throws ProblemError 404, 409, 422, 503 */
export async function startPayment(deps: PayingDeps, request: PaymentRequest): Promise<Payment> {
  const { db } = deps;
  const seen = await readPayment(db, deps, request);
  const known = (await attemptsOf(db, request.orderId)).find(({ key }) => key === request.key);
  if (known && known.method !== request.method) throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED');
  if (known && !isLive(known.state)) return seen;
  // A repeated request for the same payment method gets the result of the first request, whose response may
  // have been lost.
  if (!known && !isOnline(request.method) && seen.method === request.method) return seen;
  await checkOtherAttempts(deps, request);
  const attempt = await db.transaction((tx) => begin(tx, deps, request));
  deps.wakeOutbox();
  if (attempt && attempt.confirmationUrl === null && attempt.state === 'WAITING')
    await createAtProvider(deps, attempt);
  const now = await readPayment(db, deps, request);
  if (now.state === 'WAITING' && now.confirmationUrl === null) throw unavailable();
  return now;
}

/**
 * Attempts with other payment methods will be ended. Before that, asks their providers about them, because
 * the shopper may just have paid one of them.
 */
async function checkOtherAttempts(deps: PayingDeps, { orderId, method }: PaymentRequest): Promise<void> {
  const live = (await attemptsOf(deps.db, orderId)).find(({ state }) => isLive(state));
  if (live && live.method !== method) await askProvider(deps, live);
}

async function begin(
  tx: Transaction,
  deps: PayingDeps,
  request: PaymentRequest,
): Promise<Attempt | undefined> {
  const lockedOrder = await lockOrder(tx, request.orderId);
  const now = deps.clock();
  if (!lockedOrder || (request.ownerId !== null && lockedOrder.ownerId !== request.ownerId))
    throw new ProblemError(404, 'NOT_FOUND');
  if (!waitsForPayment(lockedOrder, now)) throw new ProblemError(409, 'PAYMENT_NOT_POSSIBLE');
  if (!offeredPayments(deps.payments, methodsOf(lockedOrder), dueOf(lockedOrder)).includes(request.method))
    throw notOffered();
  const attempts = await attemptsOf(tx, lockedOrder.id);
  const live = attempts.find(({ state }) => isLive(state));
  if (live && live.method === request.method) return live;
  // By now, a concurrent call with the same key may have created the attempt.
  const known = attempts.find(({ key }) => key === request.key);
  if (known) return known;
  await cancelLiveAttempts(tx, deps, lockedOrder.id);
  // A surcharge may be paid in another way than the order.
  if (!lockedOrder.waitingEdit)
    await tx.update(order).set({ payment: request.method }).where(eq(order.id, lockedOrder.id));
  if (isOnline(request.method))
    return newAttempt(tx, deps, lockedOrder, { ...request, method: request.method });
  const reason = 'PAID_ON_RECEIPT';
  await addStep(tx, deps, lockedOrder.id, { from: lockedOrder.state, to: 'PLACED', by: 'shopper', reason });
  return undefined;
}

const notOffered = () => invalidRequest([wrongField('/method', 'not_offered', PAYMENT_NOT_OFFERED)]);

async function newAttempt(
  tx: Transaction,
  { clock, ids, payments }: PayingDeps,
  lockedOrder: LockedOrder,
  { key, method }: { key: string; method: OnlineMethod },
): Promise<Attempt> {
  const sum = dueOf(lockedOrder);
  const provider = providerOf(payments, method, sum);
  if (!provider) throw notOffered();
  const now = clock();
  const arrives = Date.parse(lockedOrder.delivery.lastDay) - now.getTime() < LONGEST_HOLD_DAYS * DAY_MS;
  const [made] = await tx
    .insert(payment)
    .values({
      id: ids(),
      orderId: lockedOrder.id,
      key,
      provider: provider.name,
      method,
      sum,
      position: (await lastPosition(tx, lockedOrder.id)) + 1,
      holds: !lockedOrder.waitingEdit && lockedOrder.mayReturnPart && arrives && provider.canHold(method),
      state: 'WAITING',
      startedAt: now,
      askAt: nextAsk(now, now),
    })
    .returning();
  if (!made) throw new Error('The attempt was not written.');
  return made;
}
