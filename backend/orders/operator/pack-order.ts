import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { OperatorOrder } from '../../../src/generated/model/operatorOrder.ts';
import type { OrderPacking } from '../../../src/generated/model/orderPacking.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { orderLine, orderMark } from '../../platform/db/schema/orders.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { pieceOf, wrongCodes } from '../rules/marks.ts';
import { changeOrder, type OperatorChange } from './change-order.ts';

/** Packs an order: every piece that requires marking leaves with its code. */
export function packOrder(call: OperatorChange<OrderPacking>): Promise<OperatorOrder> {
  return changeOrder(call, async (tx, { row: { id }, step, assertStep }) => {
    assertStep('PACKING');
    const given = call.body.lines ?? [];
    const lines = await tx
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, id))
      .orderBy(asc(orderLine.position));
    const packed = lines.map(({ quantity, ...line }) => ({ ...line, pieces: quantity }));
    const errors = wrongCodes(packed, given);
    if (errors.length > 0) throw invalidRequest(errors);
    await keepMarks(tx, id, given);
    await step('PACKING');
  });
}

type Given = { position: number; codes?: readonly string[] };

async function keepMarks(tx: Transaction, orderId: string, given: readonly Given[]): Promise<void> {
  const marks = given.flatMap(({ position, codes = [] }, place) =>
    codes.map((code, index) => ({
      ...{ piece: pieceOf(code), code, orderId, position },
      pointer: `/lines/${place}/codes/${index}`,
    })),
  );
  if (marks.length === 0) return;
  await tx
    .insert(orderMark)
    .values(marks.map(({ pointer: _, ...mark }) => mark))
    .onConflictDoNothing();
  const pieces = marks.map(({ piece }) => piece);
  const taken = await tx
    .select({ piece: orderMark.piece })
    .from(orderMark)
    .where(and(inArray(orderMark.piece, pieces), ne(orderMark.orderId, orderId)));
  const isTaken = new Set(taken.map(({ piece }) => piece));
  const errors = marks.filter(({ piece }) => isTaken.has(piece));
  if (errors.length > 0)
    throw invalidRequest(
      errors.map(({ pointer }) => ({
        ...{ in: 'body' as const, pointer, code: 'taken' },
        message: 'Этот код уже в\u00a0другом заказе',
      })),
    );
}
