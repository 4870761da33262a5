import { randomInt } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { OrderLineCancellation, OrderState, OrderTracking } from '#contract/client/client.schemas.ts';
import { type Actor, FINISHED, mayStep } from '#shared/orders/states.ts';
import { order, orderBuyer, orderEvent } from '../../domain/tables/orders.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { NotifyDeps } from '../../shop-notices/base/deps.ts';
import { notifyOfOrder } from '../../shop-notices/notify-of-order.ts';
import { type LetterDeps, writeOrderLetter } from '../letters/write-letter.ts';
import { type MarketingDeps, writeOrderLines, writeOrderStep } from '../marketing/write-order-event.ts';
import { keptUntil } from '../rules/kept-until.ts';

export type StepDeps = LetterDeps & MarketingDeps & NotifyDeps;

export type Step = {
  from: OrderState;
  to: OrderState;
  by: Actor;
  /** Id of the operator who made the step. */
  operatorId?: string | undefined;
  reason: string | null;
  /** Carrier and tracking number, for the step to SHIPPED. Missing values stay as they were. */
  tracking?: OrderTracking;
  /** What an edit changed, in Russian and without personal data. */
  changes?: string[];
  /** Whether another step follows at once or another letter is written, so that this one needs none. */
  isPassing?: boolean;
};

/** Creates a pick-up code: four digits, not beginning with 0. */
const newPickupCode = () => String(randomInt(1000, 10_000));

/**
 * Moves an order to its next state, and writes the letter and the marketing event about the step. The caller
 * must have locked the order. Throws if the table of allowed steps does not contain this step, because that
 * is a programming error. Wake the outbox after the transaction was committed.
 */
export async function addStep(
  tx: Transaction,
  deps: StepDeps,
  orderId: string,
  { from, to, by, operatorId, reason, tracking, changes, isPassing = false }: Step,
): Promise<void> {
  if (!mayStep(from, to, by)) throw new Error(`The ${by} may not move an order from ${from} to ${to}.`);
  const now = deps.clock();
  const position = await writeEvent(tx, deps, orderId, {
    state: to,
    at: now,
    by,
    operatorId,
    reason,
    changes,
  });
  const ready = to === 'READY' ? { pickupCode: newPickupCode() } : {};
  await tx
    .update(order)
    .set({ state: to, ...ready, ...(tracking && { tracking }) })
    .where(eq(order.id, orderId));
  if (FINISHED.includes(to))
    await tx
      .update(orderBuyer)
      .set({ keptUntil: keptUntil(now) })
      .where(eq(orderBuyer.orderId, orderId));
  if (isPassing) return;
  await writeOrderLetter(tx, deps, orderId, { kind: 'step' });
  await writeOrderStep(tx, deps, orderId, { position, state: to, at: now });
  // If an order must be paid first, the retailer is notified when it is paid, not when it is placed.
  if (to === 'PAID') await notifyOfOrder(tx, deps, { orderId, event: 'ORDER_PLACED' });
  if (to === 'CANCELLED' && by === 'shopper' && from !== 'AWAITING_PAYMENT')
    await notifyOfOrder(tx, deps, { orderId, event: 'ORDER_CANCELLED' });
}

type NewEvent = Omit<typeof orderEvent.$inferInsert, 'orderId' | 'position' | 'lines'> & {
  lines?: OrderLineCancellation[];
};

/**
 * Adds an event to the history of an order that the caller has locked. Returns the event's number within the
 * order.
 */
export async function writeEvent(
  tx: Transaction,
  deps: MarketingDeps,
  orderId: string,
  event: NewEvent,
): Promise<number> {
  const [events] = await tx
    .select({ number: count() })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId));
  const position = events?.number ?? 0;
  await tx.insert(orderEvent).values({ orderId, position, ...event });
  if (event.lines && event.lines.length > 0) await writeOrderLines(tx, deps, orderId, { position, ...event });
  return position;
}
