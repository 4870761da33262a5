import { and, asc, eq, lte } from 'drizzle-orm';
import { order } from '../../domain/tables/orders.ts';
import { attemptsOf, cancelLiveAttempts } from '../../payments/attempts.ts';
import { isLive } from '../../payments/rules/states.ts';
import { withoutWaitingEdit } from '../editing/waiting-edit.ts';
import { addStep } from '../queries/add-step.ts';
import { giveGoodsBack } from '../queries/goods-back.ts';
import { lockOrder } from '../queries/lock-order.ts';
import { EDIT_UNPAID, UNPAID } from '../rules/reasons.ts';
import { askProvider } from './ask-providers.ts';
import type { PayingDeps } from './paying-deps.ts';

const BATCH = 20;

/**
 * Cancels orders that were not paid in time and releases their goods. Before an order is cancelled, the
 * provider is asked again. If the provider does not respond, the order is still cancelled, and a late payment
 * is handled when it arrives. Returns the number of cancelled orders.
 */
export async function expireOrders(deps: PayingDeps, signal?: AbortSignal): Promise<number> {
  const late = await deps.db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.state, 'AWAITING_PAYMENT'), lte(order.payUntil, deps.clock())))
    .orderBy(asc(order.payUntil))
    .limit(BATCH);
  let cancelled = 0;
  for (const { id } of late) {
    if (signal?.aborted) break;
    for (const attempt of await attemptsOf(deps.db, id))
      if (isLive(attempt.state)) await askProvider(deps, attempt);
    if (await expireOrder(deps, id)) cancelled += 1;
  }
  return cancelled;
}

/**
 * Cancels one order, unless it was paid since it was read. An order that waits for the surcharge of an edit goes
 * on as before the edit. Returns whether the order was cancelled.
 */
export async function expireOrder(deps: PayingDeps, id: string): Promise<boolean> {
  const isCancelled = await deps.db.transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, id);
    const now = deps.clock();
    if (
      lockedOrder?.state !== 'AWAITING_PAYMENT' ||
      lockedOrder.payUntil === null ||
      lockedOrder.payUntil > now
    )
      return false;
    if (lockedOrder.waitingEdit) {
      await withoutWaitingEdit(tx, deps, lockedOrder, { reason: EDIT_UNPAID });
      return false;
    }
    await cancelLiveAttempts(tx, deps, id, { to: 'EXPIRED' });
    await giveGoodsBack(tx, lockedOrder);
    await addStep(tx, deps, id, { from: lockedOrder.state, to: 'CANCELLED', by: 'shop', reason: UNPAID });
    return true;
  });
  deps.wakeOutbox();
  return isCancelled;
}
