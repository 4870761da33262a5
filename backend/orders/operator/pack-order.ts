import { and, inArray, ne } from 'drizzle-orm';
import type { OperatorOrder, OrderPacking } from '#contract/client/client.schemas.ts';
import { wrongField } from '#shared/forms/wrong-field.ts';
import { type Cancelled, NOT_ENOUGH_PIECES } from '#shared/orders/cancelled-lines.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { pieceOf } from '#shared/packing/marking-code.ts';
import { CODE_TAKEN, wrongCodes } from '#shared/packing/wrong-codes.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { orderMark } from '../base/tables.ts';
import { heldLines } from '../cancel-pieces.ts';
import { writeOrderLetter } from '../letters/write-letter.ts';
import { returnPartOfMoney } from '../paying/give-back.ts';
import { correctStock } from '../queries/correct-stock.ts';
import type { LockedOrder } from '../queries/lock-order.ts';
import { ownCarrierOf, requestShipment } from '../shipping/request-shipment.ts';
import { changeOrder, type OperatorChange } from './change-order.ts';
import { invalidField, removalOf, removePieces } from './off-order.ts';

/**
 * Packs an order. For each piece that requires marking, the operator must enter a code. If the shop is
 * connected to the carrier's API, packing also requests the parcel there.
 */
export function packOrder(call: OperatorChange<OrderPacking>): Promise<OperatorOrder> {
  return changeOrder(call, async (tx, { row, step, assertStep }) => {
    assertStep('PACKING');
    const { id } = row;
    const packedLines = call.body.lines ?? [];
    const lines = await heldLines(tx, id);
    const missing = lines.map(
      ({ position }) => packedLines.find((one) => one.position === position)?.missing ?? 0,
    );
    for (const [place, line] of lines.entries())
      if ((missing[place] ?? 0) > remainingQuantity(line))
        throw invalidField('/lines', 'not_offered', NOT_ENOUGH_PIECES);
    const packed = lines.map((line, place) => ({
      ...line,
      pieces: remainingQuantity(line) - (missing[place] ?? 0),
    }));
    const errors = wrongCodes(packed, packedLines);
    if (errors.length > 0) throw invalidRequest(errors);
    if (missing.some((pieces) => pieces > 0)) await removeMissing(tx, call, row, removalOf(lines, missing));
    await storeMarks(tx, id, packedLines);
    await step('PACKING');
    const carrier = await ownCarrierOf(tx, call.deps, row);
    if (carrier !== null) await requestShipment(tx, call.deps, row, carrier);
  });
}

/**
 * Removes missing pieces from the order, refunds them and writes to the buyer. Missing pieces are not put
 * back into stock: they do not exist, so the recorded stock is corrected instead.
 */
async function removeMissing(
  tx: Transaction,
  { deps, principal }: OperatorChange<OrderPacking>,
  row: LockedOrder,
  off: Cancelled,
): Promise<void> {
  await returnPartOfMoney(tx, deps, row, { sum: off.total, pieces: off.lines });
  await removePieces(tx, deps, row, { off, operatorId: principal.id, reason: 'OUT_OF_STOCK' });
  await correctStock(tx, row, off.lines);
  const pieces = off.lines.map((line) => ({ position: line.position, quantity: line.pieces }));
  await writeOrderLetter(tx, deps, row.id, { kind: 'missing', pieces, sum: off.total });
}

type Given = { position: number; codes?: readonly string[] };

async function storeMarks(tx: Transaction, orderId: string, packedLines: readonly Given[]): Promise<void> {
  const marks = packedLines.flatMap(({ position, codes = [] }, place) =>
    codes.map((code, index) => ({
      piece: pieceOf(code),
      code,
      orderId,
      position,
      pointer: `/lines/${place}/codes/${index}`,
    })),
  );
  if (marks.length === 0) return;
  await tx
    .insert(orderMark)
    .values(marks.map(({ pointer: _, ...mark }) => mark))
    .onConflictDoNothing();
  const pieces = marks.map(({ piece }) => piece);
  const usedCodes = await tx
    .select({ piece: orderMark.piece })
    .from(orderMark)
    .where(and(inArray(orderMark.piece, pieces), ne(orderMark.orderId, orderId)));
  const isTaken = new Set(usedCodes.map(({ piece }) => piece));
  const errors = marks.filter(({ piece }) => isTaken.has(piece));
  if (errors.length > 0)
    throw invalidRequest(errors.map(({ pointer }) => wrongField(pointer, 'taken', CODE_TAKEN)));
}
