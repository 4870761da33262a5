import type { Order, OrderCancellation, OrderLineCancellation } from '#contract/client/client.schemas.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { cancelPieces, NOT_SO_MANY, wrongPlace } from '#shared/orders/cancelled-lines.ts';
import { mayStep } from '#shared/orders/states.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import { notifyOfOrder } from '../shop-notices/notify-of-order.ts';
import { cancelRest, heldLines, takePiecesOff } from './cancel-pieces.ts';
import { givePartBack } from './paying/give-back.ts';
import { type StepDeps, writeEvent } from './queries/add-step.ts';
import { type LockedOrder, lockOrder } from './queries/lock-order.ts';
import { giveStockBack } from './queries/stock.ts';
import { giveStoreStockBack } from './queries/store-stock.ts';
import { readOrder } from './reading/read-order.ts';

type Cancellation = { id: string; ownerId: string } & OrderCancellation;

/**
 * Cancels an order of an owner, or pieces of it, and gives money, pieces and uses of promo codes back. The row of the order is
 * locked, so that of any number of calls one gives them back; the others answer the order as it is.
 */
export async function cancelOrder(
  deps: StepDeps & { db: Database },
  { id, ownerId, reason, lines: asked }: Cancellation,
): Promise<Order> {
  return deps.db.transaction(async (tx) => {
    const held = await lockOrder(tx, id);
    if (held?.ownerId !== ownerId) throw new ProblemError(404, 'NOT_FOUND');
    if (held.state !== 'CANCELLED') {
      if (!mayStep(held.state, 'CANCELLED', 'shopper')) throw new ProblemError(409, 'ORDER_NOT_CANCELLABLE');
      const isPart = asked !== undefined && (await cancelLines(tx, deps, held, { asked, reason }));
      if (!isPart) await cancelRest(tx, deps, held, { by: 'shopper', reason });
    }
    return readOrder(tx, { id, ownerId, now: deps.clock() });
  });
}

type Reason = OrderCancellation['reason'];

/** Cancels pieces; false when nothing but gifts would be left, and then nothing was done. */
async function cancelLines(
  tx: Transaction,
  deps: StepDeps,
  held: LockedOrder,
  { asked, reason }: { asked: OrderLineCancellation[]; reason: Reason },
): Promise<boolean> {
  const { id, state } = held;
  const lines = await heldLines(tx, id);
  const place = wrongPlace(lines, asked);
  if (place !== undefined) {
    throw invalidRequest([wrongField(`/lines/${place}/quantity`, 'not_offered', NOT_SO_MANY)]);
  }
  const cancelled = cancelPieces(lines, asked);
  if (cancelled.isWhole) return false;
  if (cancelled.lines.length === 0) return true;
  await givePartBack(tx, deps, held, { sum: cancelled.total, pieces: cancelled.lines });
  const taken = await takePiecesOff(tx, id, cancelled);
  const back = cancelled.lines.map((line) => ({ ...line, quantity: line.pieces }));
  await giveStockBack(tx, back);
  await giveStoreStockBack(tx, held, back);
  await writeEvent(tx, deps, id, { state, at: deps.clock(), by: 'shopper', reason, lines: taken });
  if (state !== 'AWAITING_PAYMENT') {
    const pieces = taken.reduce((sum, { quantity }) => sum + quantity, 0);
    const part = { sum: cancelled.total, pieces };
    await notifyOfOrder(tx, deps, { orderId: id, event: 'ORDER_CANCELLED', part });
  }
  return true;
}
