import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrderLineCancellation } from '#contract/client/client.schemas.ts';
import type { Cancelled } from '#shared/orders/cancelled-lines.ts';
import { order, orderLine } from '../domain/tables/orders.ts';
import type { Transaction } from '../platform/db/database.ts';
import { orderMark } from './base/tables.ts';
import { returnAllMoney } from './paying/give-back.ts';
import { addStep, type Step, type StepDeps } from './queries/add-step.ts';
import { giveGoodsBack } from './queries/goods-back.ts';
import type { LockedOrder } from './queries/lock-order.ts';
import { cancelShipment } from './shipping/request-shipment.ts';

export const heldLines = (tx: Transaction, id: string) =>
  tx.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(asc(orderLine.position));

/**
 * Cancels everything that is left of an order. The caller must have locked the order, and checked that the
 * actor may cancel it.
 */
export async function cancelRest(
  tx: Transaction,
  deps: StepDeps,
  lockedOrder: LockedOrder,
  step: Pick<Step, 'by' | 'operatorId' | 'reason'>,
): Promise<void> {
  const { id, state } = lockedOrder;
  await returnAllMoney(tx, deps, lockedOrder);
  await giveGoodsBack(tx, lockedOrder);
  await tx.delete(orderMark).where(eq(orderMark.orderId, id));
  await cancelShipment(tx, deps, id);
  await addStep(tx, deps, id, { from: state, to: 'CANCELLED', ...step });
}

/**
 * Subtracts cancelled pieces from the lines and sums of an order. The caller must have locked the order.
 * Returns the pieces in the form that an order event stores.
 */
export async function subtractPieces(
  tx: Transaction,
  id: string,
  { lines, goodsSum, discountSum, total }: Cancelled,
): Promise<OrderLineCancellation[]> {
  for (const { position, cancelled } of lines)
    await tx
      .update(orderLine)
      .set({ cancelled })
      .where(and(eq(orderLine.orderId, id), eq(orderLine.position, position)));
  await tx
    .update(order)
    .set({
      goodsSum: sql`${order.goodsSum} - ${goodsSum}`,
      discountSum: sql`${order.discountSum} - ${discountSum}`,
      total: sql`${order.total} - ${total}`,
      cancelledSum: sql`${order.cancelledSum} + ${total}`,
    })
    .where(eq(order.id, id));
  return lines.map(({ position, pieces }) => ({ position, quantity: pieces }));
}
