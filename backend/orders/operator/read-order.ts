import { asc, eq } from 'drizzle-orm';
import type { OperatorOrder } from '#contract/client/client.schemas.ts';
import { vatRateOfDelivery } from '#shared/orders/vat.ts';
import { operator } from '../../domain/tables/operators.ts';
import { orderEvent, orderLine, order as orderTable } from '../../domain/tables/orders.ts';
import { city } from '../../domain/tables/places.ts';
import { callsAbout } from '../../operators/calls-about.ts';
import { readPaymentCases } from '../../payments/payment-cases.ts';
import { tillEntriesOf } from '../../payments/till.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { codesOfOrder } from '../queries/codes-of-order.ts';
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
  return {
    order,
    region: await regionOf(db, order.delivery.cityCode),
    deliveryVatRate: await deliveryVatRateOf(db, order),
    version: steps.length,
    steps,
    packing: await packingOf(db, id),
    parcel: await readParcel(db, id),
    paymentCases: await readPaymentCases(db, id),
    till: (await tillEntriesOf(db, id)).map(({ requestId: _, ...entry }) => entry),
    calls: await callsAbout(db, id),
  };
}

async function deliveryVatRateOf(db: Reader, { id, lines }: OperatorOrder['order']): Promise<number> {
  const [found] = await db
    .select({ deliveryVatRate: orderTable.deliveryVatRate })
    .from(orderTable)
    .where(eq(orderTable.id, id));
  return vatRateOfDelivery(found ?? { deliveryVatRate: null }, lines);
}

/**
 * The name of a city's region; '' if the shop does not know the city, or if the city is a region of its own.
 */
async function regionOf(db: Reader, cityCode: string): Promise<string> {
  const [found] = await db.select({ region: city.region }).from(city).where(eq(city.code, cityCode));
  return found?.region ?? '';
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
    })
    .from(orderEvent)
    .leftJoin(operator, eq(operator.id, orderEvent.operatorId))
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.position));
  return rows.map(({ at, ...step }) => ({ ...step, at: at.toISOString() }));
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
