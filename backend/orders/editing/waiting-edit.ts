import { asc, eq } from 'drizzle-orm';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import type { StoredEdit } from '../../domain/tables/order-types.ts';
import { order, orderLine } from '../../domain/tables/orders.ts';
import { cancelLiveAttempts } from '../../payments/attempts.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { writeOrderLetter } from '../letters/write-letter.ts';
import { addStep, type StepDeps } from '../queries/add-step.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { giveStockBack } from '../queries/stock.ts';
import { EDIT_UNPAID, type EDIT_WITHDRAWN } from '../rules/reasons.ts';
import { lockArticles, writeLines } from './write-lines.ts';

/**
 * Carries out an edit whose surcharge is paid. The pieces that it needs are reserved already; pieces that the
 * order no longer needs go back into stock. The caller must have locked the order.
 */
export async function applyWaitingEdit(
  tx: Transaction,
  lockedOrder: LockedOrder,
  edit: StoredEdit,
): Promise<void> {
  const { id, delivery } = lockedOrder;
  const before = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, id))
    .orderBy(asc(orderLine.position));
  await lockArticles(
    tx,
    [...before, ...edit.lines].map(({ articleId }) => articleId),
  );
  const left = new Map<string, number>();
  const count = (articleId: string, pieces: number) =>
    left.set(articleId, (left.get(articleId) ?? 0) + pieces);
  for (const line of before) count(line.articleId, remainingQuantity(line));
  for (const { articleId, quantity } of edit.reserved) count(articleId, quantity);
  for (const line of edit.lines) count(line.articleId, -remainingQuantity(line));
  await giveStockBack(
    tx,
    [...left].flatMap(([articleId, quantity]) => (quantity > 0 ? { articleId, quantity } : [])),
  );
  await writeLines(tx, lockedOrder, edit.lines);
  await tx
    .update(order)
    .set({
      goodsSum: edit.goodsSum,
      discountSum: edit.discountSum,
      total: edit.total,
      cancelledSum: edit.cancelledSum,
      delivery: { ...delivery, price: edit.deliveryPrice },
      waitingEdit: null,
    })
    .where(eq(order.id, id));
}

type Dropped = { reason: typeof EDIT_UNPAID | typeof EDIT_WITHDRAWN; operatorId?: string };

/**
 * Drops an edit whose surcharge was not paid: its reserved pieces go back into stock, and the order is paid as
 * before. Returns the order as it is then; an order without such an edit is returned unchanged. The caller must
 * have locked the order.
 */
export async function withoutWaitingEdit(
  tx: Transaction,
  deps: StepDeps,
  lockedOrder: LockedOrder,
  { reason, operatorId }: Dropped,
): Promise<LockedOrder> {
  const { id, state, waitingEdit } = lockedOrder;
  if (!waitingEdit) return lockedOrder;
  await cancelLiveAttempts(tx, deps, id, reason === EDIT_UNPAID ? { to: 'EXPIRED' } : {});
  await giveStockBack(tx, waitingEdit.reserved);
  await tx.update(order).set({ waitingEdit: null }).where(eq(order.id, id));
  await addStep(tx, deps, id, {
    from: state,
    to: 'PAID',
    by: 'shop',
    operatorId,
    reason,
    isPassing: true,
  });
  if (reason === EDIT_UNPAID) await writeOrderLetter(tx, deps, id, { kind: 'edit-dropped' });
  return { ...lockedOrder, state: 'PAID', waitingEdit: null };
}
