import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import { type Offer, type OtherRefunds, refundOffer } from '#shared/refunds/offer.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { type order, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import { refundRequest } from '../../domain/tables/refunds.ts';
import { COUNTING, sumLeftToRefund } from '../../payments/promised.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { refundRequestLine } from '../base/tables.ts';

export type Reader = Database | Transaction;
export type OrderRow = typeof order.$inferSelect;
export type OrderLineRow = typeof orderLine.$inferSelect;

/** What can be returned of an order now, together with all lines of the order. */
export type OrderOffer = Offer & { rows: OrderLineRow[]; paidOnReceipt: boolean };

/**
 * Reads which pieces of an order can be returned. If the caller has locked the order, this stays true until
 * the transaction ends.
 */
export async function readOffer(db: Reader, of: OrderRow, now: Date): Promise<OrderOffer> {
  const rows = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, of.id))
    .orderBy(asc(orderLine.position));
  const paidOnReceipt = isOnReceipt(of.payment);
  const handedOverAt = await handedOverMoment(db, of);
  const offer = refundOffer(
    {
      handedOverAt,
      most: handedOverAt === null ? 0 : await sumLeftToRefund(db, of),
      deliveryPrice: of.delivery.price,
      lines: rows,
    },
    await takenBefore(db, of.id),
    dayInMoscow(now),
  );
  return { ...offer, rows, paidOnReceipt };
}

const HANDED_OVER = ['HANDED_OVER', 'PARTLY_HANDED_OVER'] as const;

async function handedOverMoment(db: Reader, { id, state }: OrderRow): Promise<Date | null> {
  if (!HANDED_OVER.some((one) => one === state)) return null;
  const [event] = await db
    .select({ at: orderEvent.at })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, id), inArray(orderEvent.state, [...HANDED_OVER])))
    .orderBy(asc(orderEvent.position))
    .limit(1);
  return event?.at ?? null;
}

async function takenBefore(db: Reader, orderId: string): Promise<OtherRefunds> {
  const ofOrder = and(eq(refundRequest.orderId, orderId), inArray(refundRequest.state, [...COUNTING]));
  const lines = await db
    .select({
      position: refundRequestLine.position,
      quantity: refundRequestLine.quantity,
      accepted: refundRequestLine.accepted,
      sum: refundRequestLine.sum,
    })
    .from(refundRequestLine)
    .innerJoin(refundRequest, eq(refundRequest.id, refundRequestLine.requestId))
    .where(ofOrder);
  const withDelivery = await db
    .select({ id: refundRequest.id })
    .from(refundRequest)
    .where(and(ofOrder, ne(refundRequest.deliverySum, 0)));
  return {
    lines: lines.map(({ accepted, quantity, ...line }) => ({ ...line, quantity: accepted ?? quantity })),
    isDeliveryTaken: withDelivery.length > 0,
  };
}

/** The data of goods that a refund line shows. */
export const goodsOf = ({ productUrl, name, colour, size, picture }: OrderLineRow) => ({
  productUrl,
  name,
  colour,
  size,
  picture,
});
