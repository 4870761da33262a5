import { eq } from 'drizzle-orm';
import type { Refund, RefundDocument } from '#contract/client/client.schemas.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { addressWords } from '#shared/orders/address-words.ts';
import { moneyWords, REFUND_REASONS, wayWords } from '#shared/refunds/refund-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { order, orderBuyer } from '../../domain/tables/orders.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Reader } from './read-offer.ts';
import { linesOfRefund, readRefund } from './read-refund.ts';

type Question = { id: string; ownerId: string; now: Date; seller: string };

/**
 * Reads the data for the application form by which the owner of a refund returns goods.
 * @throws ProblemError NOT_FOUND if the refund does not exist or is a draft
 */
export async function readDocument(db: Reader, question: Question): Promise<RefundDocument> {
  const refund = await readRefund(db, question);
  const { number, submittedAt, orderId, orderNumber, sum, deliverySum } = refund;
  if (number === null || submittedAt === null) throw new ProblemError(404, 'NOT_FOUND');
  const [of] = await db.select({ placedAt: order.placedAt }).from(order).where(eq(order.id, orderId));
  return {
    seller: question.seller,
    buyer: await buyerOf(db, orderId),
    number,
    orderNumber,
    sum,
    deliverySum,
    orderedOn: dayInMoscow(of?.placedAt ?? question.now),
    submittedOn: dayInMoscow(new Date(submittedAt)),
    lines: await documentLines(db, refund),
    way: wayInFull(refund),
    money: capitalised(moneyWords(refund)),
  };
}

/** Reads the buyer of an order; null after the buyer's data was deleted. */
export async function buyerOf(db: Reader, orderId: string): Promise<RefundDocument['buyer']> {
  const [buyer] = await db.select().from(orderBuyer).where(eq(orderBuyer.orderId, orderId));
  return buyer ? { name: buyer.name, phone: buyer.phone, email: buyer.email } : null;
}

const wayInFull = (refund: Refund): string => {
  const { pickup, way } = refund;
  const where = way === 'COURIER' && pickup?.address ? `, ${addressWords(pickup.address)}` : '';
  return `${wayWords(refund)}${where}`;
};

async function documentLines(db: Reader, refund: Refund): Promise<RefundDocument['lines']> {
  const lines = await linesOfRefund(db, refund);
  return lines.map(({ line, of }) => {
    const comment = refund.lines.find(({ position }) => position === line.position)?.comment;
    const { sku, name, colour, size } = of;
    return {
      sku,
      quantity: line.quantity,
      sum: line.sum,
      name: `${name}, ${colour.displayValue}, ${sizeWords(size, ' ')}`,
      reason: [REFUND_REASONS[line.reason], comment].filter(Boolean).join('. '),
    };
  });
}
