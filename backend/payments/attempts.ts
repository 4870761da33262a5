import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { PaymentState } from '#contract/client/client.schemas.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import type { PaymentsDeps } from './base/deps.ts';
import type { PaymentMessage } from './base/payment-message.ts';
import { payment, refund } from './base/tables.ts';
import { nextAsk } from './rules/next-ask.ts';
import { isLive } from './rules/states.ts';

export type Attempt = typeof payment.$inferSelect;
type Reader = Database | Transaction;
type Tools = Pick<PaymentsDeps, 'clock' | 'ids'>;

const CANCEL_LIFE_MS = 24 * 60 * 60 * 1000;

/** All payment attempts of an order, oldest first. */
export const attemptsOf = (db: Reader, orderId: string): Promise<Attempt[]> =>
  db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(asc(payment.position));

/** Locks a payment attempt. The caller must have locked its order. */
export async function lockAttempt(tx: Transaction, id: string): Promise<Attempt | undefined> {
  const [found] = await tx.select().from(payment).where(eq(payment.id, id)).for('update');
  return found;
}

export async function findAttempt(db: Reader, id: string): Promise<Attempt | undefined> {
  const [found] = await db.select().from(payment).where(eq(payment.id, id));
  return found;
}

/**
 * The state of an order's decisive payment attempt (`relevantAttempt`), and the sums that were paid and
 * refunded, in kopecks.
 */
export type PaidOfOrder = { state: PaymentState; paidSum: number; refundedSum: number };

const total = (sums: readonly number[]) => sums.reduce((all, one) => all + one, 0);

/**
 * The state of the decisive payment attempt and the sums of several orders, by order id. Orders without an
 * attempt have no entry.
 */
export async function paidOfAll(db: Reader, orderIds: readonly string[]): Promise<Map<string, PaidOfOrder>> {
  if (orderIds.length === 0) return new Map();
  const attempts = await db
    .select()
    .from(payment)
    .where(inArray(payment.orderId, [...orderIds]))
    .orderBy(asc(payment.position));
  const back = await db
    .select({ orderId: payment.orderId, sum: refund.sum })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(inArray(payment.orderId, [...orderIds]), ne(refund.state, 'FAILED')));
  const paidOfOne = (own: Attempt[]): PaidOfOrder => ({
    state: relevantAttempt(own)?.state ?? 'WAITING',
    paidSum: total(own.map(({ state, sum, takenSum }) => (state === 'HELD' ? sum : takenSum))),
    refundedSum: total(back.filter((one) => one.orderId === own[0]?.orderId).map((one) => one.sum)),
  });
  const byOrder = Map.groupBy(attempts, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, own]) => [orderId, paidOfOne(own)]));
}

export const paidOf = async (db: Reader, orderId: string): Promise<PaidOfOrder | undefined> =>
  (await paidOfAll(db, [orderId])).get(orderId);

/**
 * The attempt that paid for an order, or the latest one if no attempt has paid. If the money of one attempt
 * is reserved, another paid attempt is a duplicate and is refunded.
 */
export const relevantAttempt = (attempts: readonly Attempt[]): Attempt | undefined =>
  attempts.find(({ state }) => state === 'HELD') ??
  attempts.find(({ state }) => state === 'PAID') ??
  attempts.at(-1);

/**
 * Ends a payment attempt that is still live, at the shop and at the provider. The shop continues to ask the
 * provider about it, because money may arrive late. The caller must have locked the attempt.
 */
export async function cancelAttempt(
  tx: Transaction,
  tools: Tools,
  { id, providerId, startedAt }: Attempt,
  to: 'CANCELLED' | 'EXPIRED',
): Promise<void> {
  // If the provider never answered the request to create the attempt, the shopper has seen no payment page
  // and cannot have paid. The provider need not be asked about such an attempt.
  const askAt = providerId === null ? null : nextAsk(startedAt, tools.clock());
  await tx.update(payment).set({ state: to, askAt, confirmationUrl: null }).where(eq(payment.id, id));
  if (providerId !== null)
    await enqueue<PaymentMessage>(tx, tools, {
      content: { kind: 'payment-cancel', paymentId: id },
      life: CANCEL_LIFE_MS,
    });
}

/**
 * Ends all live payment attempts of an order, except the given one. The caller must have locked the order.
 */
export async function cancelLiveAttempts(
  tx: Transaction,
  tools: Tools,
  orderId: string,
  { to = 'CANCELLED', except }: { to?: 'CANCELLED' | 'EXPIRED'; except?: string } = {},
): Promise<void> {
  const live = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.state, ['WAITING', 'HELD'])))
    .for('update');
  for (const attempt of live)
    if (attempt.id !== except && isLive(attempt.state)) await cancelAttempt(tx, tools, attempt, to);
}

/**
 * Marks a payment attempt so that the background job asks the provider about it at its next run. Does nothing
 * if its state is final.
 */
export async function askSoon(db: Reader, id: string, now: Date): Promise<void> {
  await db
    .update(payment)
    .set({ askAt: now })
    .where(and(eq(payment.id, id), ne(payment.state, 'PAID'), ne(payment.state, 'REFUSED')));
}

/** A process that asks the provider about an attempt reserves the attempt for this time, in ms. */
const LEASE_MS = 60_000;
const BATCH = 10;

/**
 * Reserves the attempts about which providers must be asked now. Until the reservation ends, other processes
 * skip them.
 */
export async function leaseDue(db: Database, now: Date): Promise<Attempt[]> {
  const due = db
    .select({ id: payment.id })
    .from(payment)
    // The provider cannot be asked about an attempt whose id at the provider is not known yet, even if a
    // notification has arrived.
    .where(and(lte(payment.askAt, now), isNotNull(payment.providerId)))
    .orderBy(asc(payment.askAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(payment)
    .set({ askAt: new Date(now.getTime() + LEASE_MS), askedAt: now })
    .where(sql`${payment.id} = any(array(${due}))`)
    .returning();
}

export async function lastPosition(tx: Transaction, orderId: string): Promise<number> {
  const [last] = await tx
    .select({ position: payment.position })
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(desc(payment.position))
    .limit(1);
  return last?.position ?? -1;
}
