import { count, eq } from 'drizzle-orm';
import type { OrderState } from '../../../src/generated/model/orderState.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { order, orderBuyer, orderEvent } from '../../platform/db/schema/orders.ts';
import { keptUntil } from '../rules/kept-until.ts';
import { type Actor, mayStep, STEPS } from '../rules/states.ts';

export type Step = {
  from: OrderState;
  to: OrderState;
  by: Actor;
  reason: string | null;
  now: Date;
};

/** Takes an order that the caller has locked one step on. What the table of steps does not have is a mistake of the caller. */
export async function addStep(
  tx: Transaction,
  orderId: string,
  { from, to, by, reason, now }: Step,
): Promise<void> {
  if (!mayStep(from, to, by)) throw new Error(`There is no step from ${from} to ${to} for the ${by}.`);
  const [events] = await tx
    .select({ number: count() })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId));
  const position = events?.number ?? 0;
  await tx.insert(orderEvent).values({ orderId, position, state: to, at: now, by, reason });
  await tx.update(order).set({ state: to }).where(eq(order.id, orderId));
  const isFinished = Object.keys(STEPS[to]).length === 0;
  if (isFinished)
    await tx
      .update(orderBuyer)
      .set({ keptUntil: keptUntil(now) })
      .where(eq(orderBuyer.orderId, orderId));
}
