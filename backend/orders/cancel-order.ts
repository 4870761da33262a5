import type { Order, OrderCancellation, OrderLineCancellation } from '#contract/client/client.schemas.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { cancelPieces, invalidEntryIndex, NOT_ENOUGH_PIECES } from '#shared/orders/cancelled-lines.ts';
import { mayStep } from '#shared/orders/states.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import { notifyOfOrder } from '../shop-notices/notify-of-order.ts';
import { cancelRest, heldLines, subtractPieces } from './cancel-pieces.ts';
import { withoutWaitingEdit } from './editing/waiting-edit.ts';
import { returnPartOfMoney } from './paying/give-back.ts';
import { type StepDeps, writeEvent } from './queries/add-step.ts';
import { type LockedOrder, lockOrder } from './queries/lock-order.ts';
import { giveStockBack } from './queries/stock.ts';
import { giveStoreStockBack } from './queries/store-stock.ts';
import { readOrder } from './reading/read-order.ts';
import { EDIT_WITHDRAWN } from './rules/reasons.ts';

type Cancellation = { id: string; ownerId: string } & OrderCancellation;

/**
 * Cancels an order, or some of its pieces, at the request of its owner. Refunds the money, puts the pieces
 * back into stock, and makes promo codes usable again. The row of the order is locked, so that only one of
 * several concurrent calls cancels; the others return the order unchanged.
 */
export async function cancelOrder(
  deps: StepDeps & { db: Database },
  { id, ownerId, reason, lines: pieces }: Cancellation,
): Promise<Order> {
  return deps.db.transaction(async (tx) => {
    const lockedOrder = await lockOrder(tx, id);
    if (lockedOrder?.ownerId !== ownerId) throw new ProblemError(404, 'NOT_FOUND');
    if (lockedOrder.state !== 'CANCELLED') {
      if (!mayStep(lockedOrder.state, 'CANCELLED', 'shopper'))
        throw new ProblemError(409, 'ORDER_NOT_CANCELLABLE');
      const order = await withoutWaitingEdit(tx, deps, lockedOrder, { reason: EDIT_WITHDRAWN });
      const isPart = pieces !== undefined && (await cancelLines(tx, deps, order, { pieces, reason }));
      if (!isPart) await cancelRest(tx, deps, order, { by: 'shopper', reason });
    }
    return readOrder(tx, { id, ownerId, now: deps.clock() });
  });
}

type Reason = OrderCancellation['reason'];

/** Cancels some pieces of an order. If only gifts would remain, changes nothing and returns false. */
async function cancelLines(
  tx: Transaction,
  deps: StepDeps,
  lockedOrder: LockedOrder,
  { pieces, reason }: { pieces: OrderLineCancellation[]; reason: Reason },
): Promise<boolean> {
  const { id, state } = lockedOrder;
  const lines = await heldLines(tx, id);
  const place = invalidEntryIndex(lines, pieces);
  if (place !== undefined) {
    throw invalidRequest([wrongField(`/lines/${place}/quantity`, 'not_offered', NOT_ENOUGH_PIECES)]);
  }
  const cancelled = cancelPieces(lines, pieces);
  if (cancelled.isWhole) return false;
  if (cancelled.lines.length === 0) return true;
  await returnPartOfMoney(tx, deps, lockedOrder, { sum: cancelled.total, pieces: cancelled.lines });
  const removed = await subtractPieces(tx, id, cancelled);
  const back = cancelled.lines.map((line) => ({ ...line, quantity: line.pieces }));
  await giveStockBack(tx, back);
  await giveStoreStockBack(tx, lockedOrder, back);
  await writeEvent(tx, deps, id, { state, at: deps.clock(), by: 'shopper', reason, lines: removed });
  if (state !== 'AWAITING_PAYMENT') {
    const count = removed.reduce((sum, { quantity }) => sum + quantity, 0);
    const part = { sum: cancelled.total, pieces: count };
    await notifyOfOrder(tx, deps, { orderId: id, event: 'ORDER_CANCELLED', part });
  }
  return true;
}
