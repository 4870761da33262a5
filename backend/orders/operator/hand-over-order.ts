import { and, eq, inArray } from 'drizzle-orm';
import type { KeptLine, OperatorOrder, OrderHandover } from '#contract/client/client.schemas.ts';
import { invalidEntryIndex, NOT_ENOUGH_PIECES } from '#shared/orders/cancelled-lines.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { pieceOf } from '#shared/packing/marking-code.ts';
import { handoverMeansError } from '#shared/payments/till.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { orderMark } from '../base/tables.ts';
import { heldLines } from '../cancel-pieces.ts';
import { settlePayment, settleWhole } from '../paying/capture.ts';
import { takeOnReceipt } from '../paying/take-on-receipt.ts';
import { receiptOfOrder, receiptOfPieces } from '../queries/receipt-of-order.ts';
import { giveStockBack } from '../queries/stock.ts';
import { giveStoreStockBack } from '../queries/store-stock.ts';
import { changeOrder, type OperatorChange } from './change-order.ts';
import { invalidField, type Lines, removalOf, removePieces } from './off-order.ts';

/**
 * Hands over an order, or only the pieces that the buyer keeps. In the same transaction, reserved money is
 * charged, money for returned pieces is refunded, and money that is paid on receipt is recorded.
 */
export function handOverOrder(call: OperatorChange<OrderHandover>): Promise<OperatorOrder> {
  const { deps, principal } = call;
  return changeOrder(call, async (tx, { row, step, assertStep }) => {
    assertStep('HANDED_OVER');
    const wrongMeans = handoverMeansError(row.payment, call.body.paidBy);
    if (wrongMeans) throw invalidRequest([wrongMeans]);
    const taken = { means: call.body.paidBy, operatorId: principal.id };
    const lines = await heldLines(tx, row.id);
    const back = piecesBack(lines, call.body.kept);
    if (back.every((pieces) => pieces === 0)) {
      await settleWhole(tx, deps, row);
      await takeOnReceipt(tx, deps, row, taken);
      return step('HANDED_OVER');
    }
    const off = removalOf(lines, back);
    await freeMarks(tx, row.id, lines, call.body.kept ?? []);
    const returned = receiptOfPieces(lines, back, 'full_prepayment');
    await removePieces(tx, deps, row, { off, operatorId: principal.id, reason: 'NOT_KEPT' });
    await takeOnReceipt(tx, deps, row, taken);
    await settlePayment(tx, deps, row.id, { kept: await receiptOfOrder(tx, row, 'full_payment'), returned });
    const pieces = off.lines.map((line) => ({ ...line, quantity: line.pieces }));
    await giveStockBack(tx, pieces);
    await giveStoreStockBack(tx, row, pieces);
    await step('PARTLY_HANDED_OVER');
  });
}

/**
 * How many pieces of each line are returned.
 * @throws ProblemError 422 if more pieces are kept than the line has
 */
function piecesBack(lines: Lines, keptLines: readonly KeptLine[] | undefined): number[] {
  if (!keptLines) return lines.map(() => 0);
  const place = invalidEntryIndex(lines, keptLines, remainingQuantity);
  if (place !== undefined) throw invalidField(`/kept/${place}/quantity`, 'not_offered', NOT_ENOUGH_PIECES);
  return lines.map((line) => {
    const { quantity = 0 } = keptLines.find(({ position }) => position === line.position) ?? {};
    return remainingQuantity(line) - quantity;
  });
}

/**
 * Releases the marking codes of returned pieces, so that they can be used again. If the buyer keeps a part of
 * a line, the operator has to enter the codes of the kept pieces.
 */
async function freeMarks(
  tx: Transaction,
  orderId: string,
  lines: Lines,
  keptLines: readonly KeptLine[],
): Promise<void> {
  const marks = await tx.select().from(orderMark).where(eq(orderMark.orderId, orderId));
  for (const line of lines) {
    const own = marks.filter(({ position }) => position === line.position).map(({ piece }) => piece);
    const place = keptLines.findIndex(({ position }) => position === line.position);
    const { quantity = 0, codes = [] } = keptLines[place] ?? {};
    if (own.length === 0 || quantity === remainingQuantity(line)) continue;
    const stay = new Set(codes.map(pieceOf));
    if (stay.size !== quantity || [...stay].some((piece) => !own.includes(piece)))
      throw invalidField(
        `/kept/${place}/codes`,
        'codes_count',
        'Укажите коды вещей, которые покупатель оставляет',
      );
    const free = own.filter((piece) => !stay.has(piece));
    await tx.delete(orderMark).where(and(eq(orderMark.orderId, orderId), inArray(orderMark.piece, free)));
  }
}
