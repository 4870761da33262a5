import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OperatorRefund, ReceivedLine, RefundReceipt } from '#contract/client/client.schemas.ts';
import { pieceOf } from '#shared/packing/marking-code.ts';
import { receivedPieces } from '#shared/refunds/received.ts';
import { acceptedPart, isFullyReturned } from '#shared/refunds/sums.ts';
import { article } from '../../domain/tables/goods.ts';
import { orderLine } from '../../domain/tables/orders.ts';
import { store, storeStock } from '../../domain/tables/places.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { orderMark } from '../../orders/base/tables.ts';
import { giveStockBack } from '../../orders/queries/stock.ts';
import { sumLeftToRefund } from '../../payments/promised.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { refundRequestLine } from '../base/tables.ts';
import type { LockedRefund } from '../queries/lock-refund.ts';
import { linesOfRefund } from '../reading/read-refund.ts';
import { changeRefund, invalidField, type RefundChange } from './change-refund.ts';

type Lines = Awaited<ReturnType<typeof linesOfRefund>>;
type Received = Lines[number] & { good: number; damaged: number; codes: string[] };

/**
 * Records that the goods of a refund were received. Pieces that can be sold return to stock. For pieces that
 * are not accepted, less money is refunded.
 */
export function receiveRefund(call: RefundChange<RefundReceipt>): Promise<OperatorRefund> {
  return changeRefund(call, async (tx, { row, order, step, assertStep }) => {
    assertStep('RECEIVED');
    const sums = await acceptGoods(tx, { row, order }, call.body.lines);
    await step('RECEIVED', { set: { receivedAt: call.deps.clock(), ...sums } });
  });
}

/**
 * Accepts goods of a locked refund: pieces that can be sold return to stock, and marking codes can be used
 * again. Returns the sums to refund for the accepted pieces. The caller must then move the refund to
 * RECEIVED.
 * @throws ProblemError 422 if what the operator reports does not fit the refund
 */
export async function acceptGoods(
  tx: Transaction,
  { row, order }: LockedRefund,
  reported: readonly ReceivedLine[] | undefined,
): Promise<{ deliverySum: number; sum: number }> {
  const received = receivedLines(await linesOfRefund(tx, row), reported);
  await freeMarks(tx, order.id, received);
  let sum = 0;
  for (const { line, good, damaged, codes } of received) {
    const accepted = good + damaged;
    const due = acceptedPart(line.sum, accepted, line.quantity);
    sum += due;
    await tx
      .update(refundRequestLine)
      .set({ accepted, damaged, sum: due, codes })
      .where(and(eq(refundRequestLine.requestId, row.id), eq(refundRequestLine.position, line.position)));
  }
  const deliverySum = await deliveryWith(tx, { row, order }, received, sum);
  await putIntoStock(tx, row, received);
  return { deliverySum, sum: sum + deliverySum };
}

/**
 * How many pieces of each line have arrived.
 * @throws ProblemError 422 if what the operator reports does not fit the refund
 */
function receivedLines(lines: Lines, entered: readonly ReceivedLine[] | undefined): Received[] {
  const received = receivedPieces(
    lines.map(({ line }) => line),
    entered,
  );
  if ('wrong' in received) throw invalidRequest([received.wrong]);
  return lines.map((one, place) => ({ ...one, ...(received.pieces[place] ?? NO_PIECES) }));
}

const NO_PIECES = { good: 0, damaged: 0, codes: [] };

/**
 * How much of the delivery price is refunded together with these pieces, in kopecks: if the buyer keeps no
 * other pieces of the order, all that was not refunded yet; otherwise 0.
 */
async function deliveryWith(
  tx: Transaction,
  { row, order }: LockedRefund,
  received: Received[],
  goods: number,
): Promise<number> {
  const before = await tx
    .select({
      position: refundRequestLine.position,
      accepted: refundRequestLine.accepted,
      deliverySum: refundRequest.deliverySum,
    })
    .from(refundRequestLine)
    .innerJoin(refundRequest, eq(refundRequest.id, refundRequestLine.requestId))
    .where(and(eq(refundRequest.orderId, order.id), inArray(refundRequest.state, ['RECEIVED', 'REFUNDED'])));
  if (before.some(({ deliverySum }) => deliverySum > 0)) return 0;
  const now = received.map(({ line, good, damaged }) => ({
    position: line.position,
    accepted: good + damaged,
  }));
  const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id));
  if (!isFullyReturned(lines, [...before, ...now])) return 0;
  const left = (await sumLeftToRefund(tx, order)) + row.sum - goods;
  return Math.max(0, Math.min(order.delivery.price, left));
}

/**
 * Releases the marking codes of accepted pieces, so that they can be used again. If only a part of a line is
 * returned, the operator has to enter the codes of the returned pieces.
 */
async function freeMarks(tx: Transaction, orderId: string, received: Received[]): Promise<void> {
  const marks = await tx.select().from(orderMark).where(eq(orderMark.orderId, orderId));
  for (const [place, one] of received.entries()) {
    const own = marks.filter(({ position }) => position === one.line.position);
    const accepted = one.good + one.damaged;
    if (own.length === 0 || accepted === 0) continue;
    const named = one.codes.map(pieceOf);
    const back = named.length === 0 && own.length === accepted ? own.map(({ piece }) => piece) : named;
    const found = own.filter(({ piece }) => back.includes(piece));
    if (back.length !== accepted || found.length !== accepted)
      throw invalidField(`/lines/${place}/codes`, 'codes_count', 'Укажите коды вещей, которые вернулись');
    one.codes = found.map(({ code }) => code);
    await tx.delete(orderMark).where(and(eq(orderMark.orderId, orderId), inArray(orderMark.piece, back)));
  }
}

/**
 * Puts pieces that can be sold back into stock; if they were brought to a store, into the stock of that
 * store.
 */
async function putIntoStock(tx: Transaction, { storeCode }: LockedRefund['row'], received: Received[]) {
  const pieces = received
    .filter(({ good }) => good > 0)
    .map(({ of: { articleId }, good }) => ({ articleId, quantity: good }))
    .sort((one, other) => (one.articleId < other.articleId ? -1 : 1));
  await giveStockBack(tx, pieces);
  if (storeCode === null) return;
  // Stores and articles that no longer exist are skipped.
  for (const { articleId, quantity } of pieces)
    await tx.execute(sql`
      insert into ${storeStock} (article_id, store_code, quantity)
      select ${article.id}, ${store.code}, ${quantity} from ${article}, ${store}
      where ${article.id} = ${articleId} and ${store.code} = ${storeCode}
      on conflict (article_id, store_code) do update set quantity = ${storeStock.quantity} + excluded.quantity`);
}
