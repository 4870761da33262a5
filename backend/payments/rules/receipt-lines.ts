import { spread } from '#shared/payments/spread.ts';
import type { ReceiptLine } from '../../domain/payment-provider.ts';

/** Maximum length of a line's name that all providers accept. */
const MAX_LETTERS = 128;

/** Goods or a service that appear on a receipt. */
export type Sold = {
  name: string;
  quantity: number;
  /** Price of all pieces together, in kopecks. */
  total: number;
  vatRate: number;
  subject: 'commodity' | 'service';
  /** Marking codes of the pieces that are handed over; empty before the hand-over. */
  marks: readonly string[];
};

/**
 * Creates receipt lines by law 54-FZ. A receipt shows prices per piece. If a total cannot be divided evenly,
 * it becomes two lines whose prices differ by one kopeck, so that they add up to exactly the total. A piece
 * with a marking code has a separate line. Free items are left out.
 */
export function receiptLines(sold: readonly Sold[], mode: ReceiptLine['mode']): ReceiptLine[] {
  return sold.flatMap(({ name, quantity, total, vatRate, subject, marks }) => {
    const floor = Math.floor(total / quantity);
    const dearer = total - floor * quantity;
    const facts = { name: name.slice(0, MAX_LETTERS), vatRate, mode };
    const plain = (pieces: number, unitPrice: number): ReceiptLine[] =>
      pieces > 0 && unitPrice > 0 ? [{ ...facts, quantity: pieces, unitPrice, subject, mark: null }] : [];
    if (marks.length === 0) return [...plain(quantity - dearer, floor), ...plain(dearer, floor + 1)];
    return Array.from({ length: quantity }, (_, piece): ReceiptLine[] => {
      const unitPrice = piece < quantity - dearer ? floor : floor + 1;
      const mark = marks[piece];
      if (mark === undefined || unitPrice === 0) return plain(1, unitPrice);
      return [{ ...facts, quantity: 1, unitPrice, subject: 'marked', mark }];
    }).flat();
  });
}

export const sumOf = (lines: readonly Pick<ReceiptLine, 'quantity' | 'unitPrice'>[]): number =>
  lines.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0);

/**
 * Lowers the prices of lines so that they add up to exactly a smaller sum, because a part of the money was
 * already refunded without goods.
 */
export function reducedTo(sum: number, lines: readonly ReceiptLine[]): ReceiptLine[] {
  const parts = spread(
    sum,
    lines.map((line) => sumOf([line])),
  );
  return lines.flatMap(({ mode, subject, mark, ...line }, place) => {
    const sold: Sold = {
      ...line,
      total: parts[place] ?? 0,
      marks: mark === null ? [] : [mark],
      subject: subject === 'service' ? subject : 'commodity',
    };
    return receiptLines([sold], mode);
  });
}
