import { partOfLine } from '#shared/orders/cancelled-part.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { vatRateOfDelivery } from '#shared/orders/vat.ts';
import type { ReceiptLine } from '../../domain/payment-provider.ts';
import { receiptLines, reducedTo, type Sold, sumOf } from '../../payments/rules/receipt-lines.ts';
import type { LineRow, OrderRow } from '../reading/order-view.ts';

type Difference = {
  order: OrderRow;
  before: readonly LineRow[];
  after: readonly LineRow[];
  /** The price of the delivery after the edit, in kopecks. */
  deliveryPrice: number;
};

const due = (line: LineRow) => line.total - partOfLine(line, line.cancelled);

/**
 * Receipt lines for the money that moves because of an edit, which add up to `sum`: for what became cheaper or
 * was removed (`back`), or for what became dearer or was added (`more`). The final receipt at the hand-over has
 * the goods as they are then.
 */
export function differenceLines(
  { order, before, after, deliveryPrice }: Difference,
  { sum, way }: { sum: number; way: 'back' | 'more' },
): ReceiptLine[] {
  const sign = way === 'back' ? 1 : -1;
  const goods = before.flatMap((was, place): Sold[] => {
    const is = after[place];
    if (!is) return [];
    const total = sign * (due(was) - due(is));
    if (total <= 0) return [];
    const shown = way === 'back' ? was : is;
    const moved = sign * (remainingQuantity(was) - remainingQuantity(is));
    return [
      {
        name: `${shown.name}, ${shown.size}`,
        quantity: was.articleId === is.articleId && moved > 0 ? moved : 1,
        total,
        vatRate: shown.vatRate,
        subject: 'commodity',
        marks: [],
      },
    ];
  });
  const carriage = sign * (order.delivery.price - deliveryPrice);
  const service: Sold[] =
    carriage > 0
      ? [
          {
            name: 'Доставка',
            quantity: 1,
            total: carriage,
            vatRate: vatRateOfDelivery(order, before),
            subject: 'service',
            marks: [],
          },
        ]
      : [];
  const lines = receiptLines([...goods, ...service], 'full_prepayment');
  return sumOf(lines) > sum ? reducedTo(sum, lines) : lines;
}
