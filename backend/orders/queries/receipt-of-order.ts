import { asc, eq } from 'drizzle-orm';
import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { vatRateOfDelivery, vatRateOfOrder } from '#shared/orders/vat.ts';
import type { ReceiptLine } from '../../domain/payment-provider.ts';
import { type order, orderLine } from '../../domain/tables/orders.ts';
import { receiptLines } from '../../payments/rules/receipt-lines.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { codesOfOrder } from './codes-of-order.ts';

/** Receipt lines of an order: its pieces that were not cancelled, then its delivery. */
export async function receiptOfOrder(
  db: Database | Transaction,
  { id, delivery, deliveryVatRate }: Pick<typeof order.$inferSelect, 'id' | 'delivery' | 'deliveryVatRate'>,
  mode: ReceiptLine['mode'],
): Promise<ReceiptLine[]> {
  const lines = await linesOf(db, id);
  // Marking codes are printed on the receipt for the hand-over, not on that for a prepayment.
  const codes = mode === 'full_payment' ? await codesOfOrder(db, id) : undefined;
  const remaining = lines.filter(({ quantity, cancelled }) => quantity > cancelled);
  const goods = remaining.map((line) => ({
    name: `${line.name}, ${line.size}`,
    quantity: line.quantity - line.cancelled,
    vatRate: line.vatRate,
    total: line.total - partOfLine(line, line.cancelled),
    subject: 'commodity' as const,
    marks: codes?.get(line.position) ?? [],
  }));
  const carriage = {
    name: 'Доставка',
    quantity: 1,
    total: delivery.price,
    vatRate: vatRateOfDelivery({ deliveryVatRate }, lines),
    subject: 'service' as const,
    marks: [],
  };
  return receiptLines([...goods, carriage], mode);
}

/**
 * Receipt lines for some of the remaining pieces of an order.
 * @param pieces how many pieces of each line, in the order of the lines
 */
export function receiptOfPieces(
  lines: readonly (typeof orderLine.$inferSelect)[],
  pieces: readonly number[],
  mode: ReceiptLine['mode'],
): ReceiptLine[] {
  const sold = lines.flatMap((line, place) => {
    const quantity = pieces[place] ?? 0;
    if (quantity === 0) return [];
    const total = partOfLine(line, line.cancelled + quantity) - partOfLine(line, line.cancelled);
    const facts = { name: `${line.name}, ${line.size}`, quantity, total, vatRate: line.vatRate };
    return [{ ...facts, subject: 'commodity' as const, marks: [] }];
  });
  return receiptLines(sold, mode);
}

/** Receipt lines for money that was paid in excess of an order's sum. */
export async function surplusLines(
  tx: Transaction,
  { id }: Pick<typeof order.$inferSelect, 'id'>,
  { sum, name }: { sum: number; name: string },
): Promise<ReceiptLine[]> {
  const vatRate = vatRateOfOrder(await linesOf(tx, id));
  return receiptLines(
    [{ name, quantity: 1, total: sum, subject: 'commodity', marks: [], vatRate }],
    'full_prepayment',
  );
}

const linesOf = (db: Database | Transaction, orderId: string) =>
  db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.position));
