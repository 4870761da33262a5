import { asc, eq } from 'drizzle-orm';
import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { vatRateOfDelivery } from '#shared/orders/vat.ts';
import { operator } from '../../domain/tables/operators.ts';
import { orderEvent, orderLine, order as orderTable } from '../../domain/tables/orders.ts';
import { callsAbout } from '../../operators/calls-about.ts';
import { readPaymentCases } from '../../payments/payment-cases.ts';
import { tillEntriesOf } from '../../payments/till.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { orderNote } from '../base/tables.ts';
import { codesOfOrder } from '../queries/codes-of-order.ts';
import { regionOf } from '../queries/region-of.ts';
import type { OrderRow } from '../reading/order-view.ts';
import { readLetters } from '../reading/read-letters.ts';
import { readAnyOrder } from '../reading/read-order.ts';
import { readParcel } from '../shipping/shipments.ts';

type Reader = Database | Transaction;

/**
 * Reads any order with all data for operators.
 * @throws ProblemError NOT_FOUND
 */
export async function readOperatorOrder(db: Reader, id: string, now: Date): Promise<OperatorOrder> {
  const order = await readAnyOrder(db, id, now);
  const steps = await stepsOf(db, id);
  const row = await rowOf(db, id);
  return {
    order,
    region: await regionOf(db, order.delivery.cityCode),
    deliveryVatRate: vatRateOfDelivery(row, order.lines),
    version: steps.length,
    steps,
    packing: await packingOf(db, id),
    parcel: await readParcel(db, id),
    paymentCases: await readPaymentCases(db, id),
    waitingEdit: waitingEditOf(row),
    notes: await notesOf(db, id),
    letters: await readLetters(db, row, now),
    till: (await tillEntriesOf(db, id)).map(({ requestId: _, ...entry }) => entry),
    calls: await callsAbout(db, id),
  };
}

async function rowOf(db: Reader, id: string): Promise<OrderRow> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.id, id));
  if (!row) throw new ProblemError(404, 'NOT_FOUND');
  return row;
}

function waitingEditOf({ waitingEdit, payUntil }: OrderRow): OperatorOrder['waitingEdit'] {
  if (!waitingEdit || !payUntil) return null;
  const { sum, total, changes } = waitingEdit;
  return { sum, total, changes, until: payUntil.toISOString() };
}

async function notesOf(db: Reader, orderId: string): Promise<OperatorOrder['notes']> {
  const notes = await db
    .select({ at: orderNote.at, operator: operator.name, text: orderNote.text })
    .from(orderNote)
    .innerJoin(operator, eq(operator.id, orderNote.operatorId))
    .where(eq(orderNote.orderId, orderId))
    .orderBy(asc(orderNote.position));
  return notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}

async function stepsOf(db: Reader, orderId: string): Promise<OperatorOrder['steps']> {
  const rows = await db
    .select({
      state: orderEvent.state,
      at: orderEvent.at,
      by: orderEvent.by,
      operator: operator.name,
      reason: orderEvent.reason,
      lines: orderEvent.lines,
      changes: orderEvent.changes,
    })
    .from(orderEvent)
    .leftJoin(operator, eq(operator.id, orderEvent.operatorId))
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.position));
  return rows.map(({ at, changes, ...step }) => ({
    ...step,
    at: at.toISOString(),
    ...(changes && changes.length > 0 && { changes }),
  }));
}

async function packingOf(db: Reader, orderId: string): Promise<OperatorOrder['packing']> {
  const lines = await db
    .select({ position: orderLine.position, requiresMarking: orderLine.requiresMarking })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
  const codes = await codesOfOrder(db, orderId);
  return lines.map((line) => ({ ...line, codes: codes.get(line.position) ?? [] }));
}
