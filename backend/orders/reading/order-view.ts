import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type {
  OrderEnd,
  OrderPayment,
  OrderPaymentSummary,
  OrderState,
} from '#contract/client/client.schemas.ts';
import { endByOperator, storedUntil } from '#shared/orders/order-facts.ts';
import type { Actor } from '#shared/orders/states.ts';
import { wayTaken } from '#shared/payments/till.ts';
import { isOnline } from '#shared/payments/ways-to-pay.ts';
import { article } from '../../domain/tables/goods.ts';
import { type order, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import { paidOfAll } from '../../payments/attempts.ts';
import { meansOfOrders, paidOutAtTill } from '../../payments/till.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { UNPAID } from '../rules/reasons.ts';

export type Reader = Database | Transaction;
export type OrderRow = typeof order.$inferSelect;
export type LineRow = typeof orderLine.$inferSelect;

/** A step of an order as it is stored and shown. */
export type StoredStep = { state: OrderState; at: Date; by: Actor; reason: string | null };

export const linesOf = (db: Reader, ids: readonly string[]): Promise<LineRow[]> =>
  db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...ids]))
    .orderBy(asc(orderLine.position));

/**
 * Reads the steps of several orders by order id, in chronological order. Cancellations of single pieces are
 * not steps.
 */
export async function stepsOf(db: Reader, ids: readonly string[]): Promise<Map<string, StoredStep[]>> {
  const rows = await db
    .select()
    .from(orderEvent)
    .where(and(inArray(orderEvent.orderId, [...ids]), isNull(orderEvent.lines)))
    .orderBy(asc(orderEvent.position));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/**
 * Which of the given orders can be repeated: those with at least one article in stock, not counting gifts.
 */
export async function repeatable(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ orderId: orderLine.orderId })
    .from(orderLine)
    .innerJoin(article, eq(article.id, orderLine.articleId))
    .where(and(inArray(orderLine.orderId, [...ids]), eq(orderLine.isGift, false), gt(article.stock, 0)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** What follows from the last step of an order: until when it can be collected, or why it was cancelled. */
export function ending(row: OrderRow, steps: readonly StoredStep[]) {
  const last = steps.at(-1);
  return {
    storedUntil: storedUntil(row, last?.at),
    cancelledBecause: row.state === 'CANCELLED' && last ? endOf(last) : null,
  };
}

function endOf({ by, reason }: StoredStep): OrderEnd {
  if (by === 'shopper') return 'SHOPPER';
  return reason === UNPAID ? 'UNPAID' : endByOperator(reason);
}

/**
 * The payments of several orders, by order id. Refunded money includes money that was paid out at the till,
 * so it may exceed the money that was paid online.
 */
export async function paymentsOf(
  db: Reader,
  orders: readonly OrderRow[],
): Promise<Map<string, OrderPaymentSummary>> {
  const ids = orders.map(({ id }) => id);
  const paid = await paidOfAll(db, ids);
  const paidOut = await paidOutAtTill(db, ids);
  const taken = await meansOfOrders(db, ids);
  return new Map(
    orders.map(({ id, payment: method, state, payUntil }) => [
      id,
      {
        method: wayTaken(method, taken.get(id)),
        state: (isOnline(method) ? paid.get(id)?.state : null) ?? null,
        payUntil: state === 'AWAITING_PAYMENT' ? (payUntil?.toISOString() ?? null) : null,
        paidSum: paid.get(id)?.paidSum ?? 0,
        refundedSum: (paid.get(id)?.refundedSum ?? 0) + (paidOut.get(id) ?? 0),
      },
    ]),
  );
}

export const unpaid = (method: OrderPayment): OrderPaymentSummary => ({
  method,
  state: null,
  payUntil: null,
  paidSum: 0,
  refundedSum: 0,
});
