import { and, asc, count, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { TillEntry } from '#contract/client/client.schemas.ts';
import type { TillMeans } from '#shared/payments/till.ts';
import type { ReceiptLine } from '../domain/payment-provider.ts';
import { operator } from '../domain/tables/operators.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import type { PaymentsDeps } from './base/deps.ts';
import { tillEntry } from './base/tables.ts';
import { sumOf } from './rules/receipt-lines.ts';

type Reader = Database | Transaction;

type NewEntry = {
  orderId: string;
  kind: 'TAKEN' | 'PAID_OUT';
  means: TillMeans;
  /** Lines of the receipt; they add up to the sum of the entry. */
  lines: readonly ReceiptLine[];
  reason?: string;
  operatorId?: string | undefined;
  requestId?: string;
};

/**
 * Records money that was taken or paid out at the till, with its receipt. Does nothing if the sum is zero.
 * The caller must have locked the order.
 */
export async function writeTillEntry(
  tx: Transaction,
  { clock, ids }: Pick<PaymentsDeps, 'clock' | 'ids'>,
  { lines, reason, operatorId, requestId, ...entry }: NewEntry,
): Promise<void> {
  const received = sumOf(lines);
  if (received === 0) return;
  const [before] = await tx
    .select({ entries: count() })
    .from(tillEntry)
    .where(eq(tillEntry.orderId, entry.orderId));
  await tx.insert(tillEntry).values({
    ...entry,
    position: before?.entries ?? 0,
    id: ids(),
    sum: received,
    lines: [...lines],
    reason: reason ?? null,
    operatorId: operatorId ?? null,
    requestId: requestId ?? null,
    at: clock(),
  });
}

/**
 * Reads the entry for the money that was taken when an order was handed over; undefined if no entry exists.
 */
export async function takenAtTill(db: Reader, orderId: string) {
  const [taken] = await db
    .select()
    .from(tillEntry)
    .where(and(eq(tillEntry.orderId, orderId), eq(tillEntry.kind, 'TAKEN')));
  return taken;
}

/** How the buyer paid an operator: in cash or by card. Null if no operator took the money. */
export async function meansTaken(db: Reader, orderId: string): Promise<TillMeans | null> {
  const taken = await takenAtTill(db, orderId);
  return taken && taken.operatorId !== null ? taken.means : null;
}

/** How much was paid out at the till without a refund request, for example as goodwill, in kopecks. */
export async function goodwillAtTill(db: Reader, orderId: string): Promise<number> {
  const [paid] = await db
    .select({ sum: sum(tillEntry.sum).mapWith(Number) })
    .from(tillEntry)
    .where(and(eq(tillEntry.orderId, orderId), eq(tillEntry.kind, 'PAID_OUT'), isNull(tillEntry.requestId)));
  return paid?.sum ?? 0;
}

/** How much was paid out at the till, in kopecks, by order id. */
export async function paidOutAtTill(db: Reader, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: tillEntry.orderId, sum: sum(tillEntry.sum).mapWith(Number) })
    .from(tillEntry)
    .where(and(inArray(tillEntry.orderId, [...orderIds]), eq(tillEntry.kind, 'PAID_OUT')))
    .groupBy(tillEntry.orderId);
  return new Map(rows.map((row) => [row.orderId, row.sum]));
}

/** How the buyers of several orders paid on receipt (in cash or by card), by order id. */
export async function meansOfOrders(
  db: Reader,
  orderIds: readonly string[],
): Promise<Map<string, TillMeans>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: tillEntry.orderId, means: tillEntry.means })
    .from(tillEntry)
    .where(and(inArray(tillEntry.orderId, [...orderIds]), eq(tillEntry.kind, 'TAKEN')));
  return new Map(rows.map(({ orderId, means }) => [orderId, means]));
}

type EntryOfRequest = TillEntry & { requestId: string | null };

/** Reads all till entries of an order, oldest first, as operators see them. */
export async function tillEntriesOf(db: Reader, orderId: string): Promise<EntryOfRequest[]> {
  const rows = await db
    .select({ entry: tillEntry, operator: operator.name })
    .from(tillEntry)
    .leftJoin(operator, eq(operator.id, tillEntry.operatorId))
    .where(eq(tillEntry.orderId, orderId))
    .orderBy(asc(tillEntry.position));
  return rows.map(({ entry: { requestId, kind, means, sum: received, at, reason, lines }, ...row }) => ({
    requestId,
    kind,
    means,
    sum: received,
    at: at.toISOString(),
    operator: row.operator,
    reason,
    receipt: lines.map(({ mode: _, ...line }) => line),
  }));
}
