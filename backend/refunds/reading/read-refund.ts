import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import type { Refund, RefundStore, TillEntry } from '#contract/client/client.schemas.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { mayShip, refundProgress } from '#shared/refunds/progress.ts';
import { mayStep } from '#shared/refunds/states.ts';
import { moneyUntil } from '#shared/refunds/terms.ts';
import { order, orderLine } from '../../domain/tables/orders.ts';
import { store } from '../../domain/tables/places.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { tillEntriesOf } from '../../payments/till.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { RefundRow } from '../base/refund-row.ts';
import { refundRequestEvent, refundRequestLine, refundRequestSender } from '../base/tables.ts';
import { draftLines } from './draft-lines.ts';
import { photosOf } from './photos-of.ts';
import { goodsOf, type OrderRow, type Reader } from './read-offer.ts';

/** SQL condition that leaves out cancelled drafts. */
export const isShown = or(ne(refundRequest.state, 'CANCELLED'), isNotNull(refundRequest.number));

/**
 * Reads a refund of an owner.
 * @throws ProblemError NOT_FOUND if it does not exist or has another owner
 */
export async function readRefund(
  db: Reader,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<Refund> {
  const [found] = await readWhole(db, and(eq(refundRequest.id, id), eq(order.ownerId, ownerId)), now);
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return found;
}

/** Reads the newest thousand refunds of an owner. */
export const readRefundsWhole = (db: Reader, ownerId: string, now: Date): Promise<Refund[]> =>
  readWhole(db, and(eq(order.ownerId, ownerId), isShown), now);

/** Reads the newest thousand refunds of these orders. */
export const readRefundsOfOrders = (db: Reader, orderIds: string[], now: Date): Promise<Refund[]> =>
  readWhole(db, and(inArray(order.id, orderIds), isShown), now);

/**
 * Reads a refund of any owner, for use within the backend.
 * @throws ProblemError NOT_FOUND
 */
export async function readAnyRefund(db: Reader, id: string, now: Date): Promise<Refund> {
  const [found] = await readWhole(db, eq(refundRequest.id, id), now);
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return found;
}

type Sender = typeof refundRequestSender.$inferSelect;
type Found = { row: RefundRow; order: OrderRow; sender: Sender | null };

async function readWhole(db: Reader, which: SQL | undefined, now: Date): Promise<Refund[]> {
  const found: Found[] = await db
    .select({ row: refundRequest, order, sender: refundRequestSender })
    .from(refundRequest)
    .innerJoin(order, eq(order.id, refundRequest.orderId))
    .leftJoin(refundRequestSender, eq(refundRequestSender.requestId, refundRequest.id))
    .where(which)
    .orderBy(desc(refundRequest.createdAt), desc(refundRequest.id))
    .limit(1000);
  const refunds: Refund[] = [];
  for (const one of found) refunds.push(await refundOf(db, one, now));
  return refunds;
}

async function refundOf(db: Reader, found: Found, now: Date): Promise<Refund> {
  const { row, order: of, sender } = found;
  const events = await db
    .select()
    .from(refundRequestEvent)
    .where(eq(refundRequestEvent.requestId, row.id))
    .orderBy(asc(refundRequestEvent.position));
  const goods =
    row.state === 'DRAFT'
      ? await draftLines(db, of, sender?.choice ?? null, now)
      : { lines: await sentLines(db, found), sum: row.sum, deliverySum: row.deliverySum };
  const payUntil = moneyUntil(row);
  const steps = events.map(({ state, at }) => ({ state, at: at.toISOString() }));
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    version: row.version,
    orderId: of.id,
    orderNumber: of.number,
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    canCancel: mayStep(row.state, 'CANCELLED', 'shopper'),
    canShip: mayShip({ state: row.state, way: row.way }),
    ...goods,
    photos: sender ? await photosOf(db, row.id, sender.choice) : [],
    ...(await wayOf(db, found)),
    payment: of.payment,
    paidOnReceipt: isOnReceipt(of.payment),
    moneySentAt: row.moneySentAt?.toISOString() ?? null,
    paidOutBy: (await tillEntryOf(db, row))?.means ?? null,
    payUntil,
    rejectedBecause: row.rejection,
    instructions: sender?.instructions ?? null,
    trackingNumber: sender?.trackingNumber ?? null,
    progress: refundProgress(steps, { payUntil, way: row.way }),
  };
}

async function wayOf(
  db: Reader,
  { row, sender }: Found,
): Promise<Pick<Refund, 'way' | 'store' | 'pickup' | 'payout'>> {
  const choice = sender?.choice;
  const isDraft = row.state === 'DRAFT';
  const code = isDraft ? choice?.storeCode : row.storeCode;
  const way = isDraft ? (choice?.way ?? null) : row.way;
  return {
    way,
    store: code ? await storeOf(db, code) : null,
    pickup: way === 'COURIER' || isDraft ? (choice?.pickup ?? null) : null,
    payout: choice?.payout ?? null,
  };
}

async function storeOf(db: Reader, code: string): Promise<RefundStore | null> {
  const [found] = await db
    .select({ code: store.code, name: store.name, address: store.address })
    .from(store)
    .where(eq(store.code, code));
  return found ?? null;
}

/** The till entry for a refund; undefined if the money was not paid out at the till. */
export async function tillEntryOf(
  db: Reader,
  { id, orderId }: Pick<RefundRow, 'id' | 'orderId'>,
): Promise<TillEntry | undefined> {
  const found = (await tillEntriesOf(db, orderId)).find(({ requestId }) => requestId === id);
  if (!found) return undefined;
  const { requestId: _, ...entry } = found;
  return entry;
}

/** The lines of a refund: order lines, each with its data in the refund. */
export async function linesOfRefund(db: Reader, { id, orderId }: Pick<RefundRow, 'id' | 'orderId'>) {
  const own = await db
    .select()
    .from(refundRequestLine)
    .where(eq(refundRequestLine.requestId, id))
    .orderBy(asc(refundRequestLine.position));
  const positions = own.map(({ position }) => position);
  const rows = await db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), inArray(orderLine.position, positions)));
  return own.flatMap((line) => {
    const of = rows.find(({ position }) => position === line.position);
    return of ? [{ line, of }] : [];
  });
}

async function sentLines(db: Reader, { row, sender }: Found): Promise<Refund['lines']> {
  const lines = await linesOfRefund(db, row);
  return lines.map(({ line: { position, quantity, accepted, reason, sum }, of }) => ({
    ...goodsOf(of),
    position,
    quantity,
    accepted,
    reason,
    sum,
    comment: sender?.choice.lines.find((one) => one.position === position)?.comment ?? null,
    priceBefore: of.unitPriceBefore * quantity,
  }));
}
