import { eq } from 'drizzle-orm';
import type { OrderEdit } from '#contract/client/client.schemas.ts';
import { DAY_IS_FULL } from '#shared/delivery/check-choice.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { SIZE_SOLD_OUT } from '#shared/orders/missing-article.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { lockDay } from '../../delivery/lock-day.ts';
import type { StoredDelivery } from '../../domain/tables/order-types.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { cancelLiveAttempts, lastPosition } from '../../payments/attempts.ts';
import { refund } from '../../payments/refund.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import type { OrdersDeps } from '../base/deps.ts';
import { writeOrderLetter } from '../letters/write-letter.ts';
import { addStep, writeEvent } from '../queries/add-step.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { giveStockBack, takeStock } from '../queries/stock.ts';
import { EDIT_WAITS, EDITED } from '../rules/reasons.ts';
import { differenceLines } from './difference-lines.ts';
import { noteEditedLines } from './note-edit.ts';
import type { EditPlan } from './plan-edit.ts';
import { editedLineOf, lockArticles, writeLines } from './write-lines.ts';

const HOUR_MS = 60 * 60 * 1000;

/** For how long an order waits for the surcharge of an edit, in ms. */
const SURCHARGE_WAIT_MS = 24 * HOUR_MS;

type Edit = { row: LockedOrder; plan: EditPlan; body: OrderEdit; operatorId: string };

/**
 * Carries out an edit of a locked order that is as the plan has seen it: moves money and stock, and writes the
 * event and the letter. If the buyer must pay a surcharge, the goods stay as they are until then, and the
 * pieces that they need are reserved; data of the buyer and the time of the delivery change at once.
 * @throws ProblemError 422 if pieces were sold or the day was filled in the meantime
 */
export async function carryOut(tx: Transaction, deps: OrdersDeps, edit: Edit): Promise<void> {
  const { row, plan, body, operatorId } = edit;
  const { goods, money, sum, otherChanges, changes: goodsChanges } = plan;
  await writeBuyer(tx, row.id, body);
  const isWaiting = money === 'SURCHARGE';
  if (!isWaiting) await moveMoney(tx, deps, edit);
  if (goods) await moveStock(tx, goods, { frees: isWaiting ? [] : goods.frees });
  await bookDay(tx, plan, body.time ? '/time/day' : '/address');
  const delivery: StoredDelivery = isWaiting
    ? { ...plan.delivery, price: row.delivery.price }
    : plan.delivery;
  await tx.update(order).set({ delivery, deliveryZone: plan.zone }).where(eq(order.id, row.id));
  const by = { by: 'operator' as const, operatorId };
  const event = { state: row.state, at: deps.clock(), ...by, reason: EDITED, lines: [] };
  if (isWaiting) {
    if (otherChanges.length > 0) await writeEvent(tx, deps, row.id, { ...event, changes: otherChanges });
    await putToWait(tx, deps, edit);
  } else {
    await writeSums(tx, deps, edit);
    const lines = goods ? removedPieces(plan) : [];
    await writeEvent(tx, deps, row.id, { ...event, lines, changes: [...goodsChanges, ...otherChanges] });
    // Removed pieces are sent with their event.
    if (goods && lines.length === 0) await noteEditedLines(tx, deps, row);
  }
  await writeOrderLetter(tx, deps, row.id, {
    kind: 'edited',
    changes: [...goodsChanges, ...otherChanges],
    totalBefore: row.total,
    totalAfter: plan.total,
    money,
    sum,
  });
}

async function writeBuyer(
  tx: Transaction,
  orderId: string,
  { address, recipient }: OrderEdit,
): Promise<void> {
  if (address === undefined && recipient === undefined) return;
  await tx
    .update(orderBuyer)
    .set({
      ...address,
      ...(recipient !== undefined && {
        recipientName: recipient?.name ?? null,
        recipientPhone: recipient?.phone ?? null,
      }),
    })
    .where(eq(orderBuyer.orderId, orderId));
}

/** Money that is due no more goes back. A payment that was begun ends, because its sum is no longer right. */
async function moveMoney(tx: Transaction, deps: OrdersDeps, { row, plan }: Edit): Promise<void> {
  const { base, goods, delivery, money, sum } = plan;
  if (money === 'LATER') return cancelLiveAttempts(tx, deps, row.id);
  if (money !== 'REFUND' && money !== 'RELEASE') return;
  const after = goods?.edited.lines ?? base.lines;
  const difference = { order: row, before: base.lines, after, deliveryPrice: delivery.price };
  const lines = differenceLines(difference, { sum, way: 'back' });
  await refund(tx, deps, { orderId: row.id, sum, reason: EDITED, lines });
}

type Moved = NonNullable<EditPlan['goods']>;

async function moveStock(
  tx: Transaction,
  { needs, frees }: Moved,
  freed: Pick<Moved, 'frees'>,
): Promise<void> {
  await lockArticles(
    tx,
    [...needs, ...frees].map(({ articleId }) => articleId),
  );
  const soldOut = await takeStock(tx, needs);
  if (soldOut !== undefined) throw invalidRequest([wrongField('/lines', 'sold_out', SIZE_SOLD_OUT)]);
  await giveStockBack(tx, freed.frees);
}

/** Books the day of the delivery if the day or the zone changes. @param pointer the field to blame if it is full */
async function bookDay(
  tx: Transaction,
  { base: { order: ordered }, delivery, zone }: EditPlan,
  pointer: '/time/day' | '/address',
): Promise<void> {
  const { day, methodId } = delivery;
  if (day === null || (day === ordered.delivery.day && zone === ordered.deliveryZone)) return;
  if (!(await lockDay(tx, methodId, { day, zone, exceptId: ordered.id })))
    throw invalidRequest([wrongField(pointer, 'not_offered', DAY_IS_FULL)]);
}

/** Stores an edit until its surcharge is paid, and lets the order wait for it. */
async function putToWait(tx: Transaction, deps: OrdersDeps, { row, plan, operatorId }: Edit): Promise<void> {
  const { base, goods, delivery, changes, sum } = plan;
  const after = goods?.edited.lines ?? base.lines;
  const difference = { order: row, before: base.lines, after, deliveryPrice: delivery.price };
  await tx
    .update(order)
    .set({
      payUntil: new Date(deps.clock().getTime() + SURCHARGE_WAIT_MS),
      waitingEdit: {
        lines: after.map(editedLineOf),
        goodsSum: plan.goodsSum,
        discountSum: plan.discountSum,
        deliveryPrice: delivery.price,
        total: plan.total,
        cancelledSum: goods?.edited.cancelledSum ?? row.cancelledSum,
        sum,
        receipt: differenceLines(difference, { sum, way: 'more' }),
        reserved: goods?.needs ?? [],
        attemptsFrom: (await lastPosition(tx, row.id)) + 1,
        changes,
      },
    })
    .where(eq(order.id, row.id));
  await addStep(tx, deps, row.id, {
    from: row.state,
    to: 'AWAITING_PAYMENT',
    by: 'operator',
    operatorId,
    reason: EDIT_WAITS,
    changes,
    isPassing: true,
  });
}

async function writeSums(tx: Transaction, deps: OrdersDeps, { row, plan }: Edit): Promise<void> {
  const { goods, goodsSum, discountSum, total, money } = plan;
  if (goods) await writeLines(tx, row, goods.edited.lines.map(editedLineOf));
  const waitedFor = new Date(deps.clock().getTime() + deps.payments.waitMinutes * 60_000);
  const isLonger = money === 'LATER' && row.payUntil !== null && row.payUntil < waitedFor;
  await tx
    .update(order)
    .set({
      goodsSum,
      discountSum,
      total,
      ...(goods && { cancelledSum: goods.edited.cancelledSum }),
      ...(isLonger && { payUntil: waitedFor }),
    })
    .where(eq(order.id, row.id));
}

/** Pieces that an edit removed from lines whose size stays. */
function removedPieces({ base, goods }: EditPlan): { position: number; quantity: number }[] {
  return base.lines.flatMap((line, place) => {
    const after = goods?.edited.lines[place];
    if (!after || after.articleId !== line.articleId) return [];
    const quantity = remainingQuantity(line) - remainingQuantity(after);
    return quantity > 0 ? [{ position: line.position, quantity }] : [];
  });
}
