import type { Order, Refund, RefundDocument } from '#contract/client/client.schemas.ts';
import { sizeWords } from '#shared/goods/size-words.ts';
import { addressWords } from '#shared/orders/address-words.ts';
import { moneyWords, REFUND_REASONS, wayWords } from '#shared/refunds/refund-words.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { dayInMoscow } from '#shared/text/dates.ts';
import { Refusal } from '../state/refusal.ts';

/**
 * The printable application form of a refund.
 * @throws {Refusal} NOT_FOUND if the refund is still a draft
 */
export function documentOf(refund: Refund, order: Order): RefundDocument {
  const { number, submittedAt, sum, deliverySum, pickup } = refund;
  if (number === null || submittedAt === null) throw new Refusal('NOT_FOUND');
  const where = refund.way === 'COURIER' && pickup?.address ? `, ${addressWords(pickup.address)}` : '';
  return {
    seller: 'Витрина',
    buyer: order.contact,
    number,
    orderNumber: order.number,
    sum,
    deliverySum,
    orderedOn: dayInMoscow(new Date(order.placedAt)),
    submittedOn: dayInMoscow(new Date(submittedAt)),
    lines: refund.lines.map(({ position, quantity, sum: due, reason, comment, name, colour, size }) => ({
      sku: order.lines[position]?.sku ?? '',
      quantity,
      sum: due,
      name: `${name}, ${colour.displayValue}, ${sizeWords(size, ' ')}`,
      reason: [REFUND_REASONS[reason ?? 'OTHER'], comment].filter(Boolean).join('. '),
    })),
    way: `${wayWords(refund)}${where}`,
    money: capitalised(moneyWords(refund)),
  };
}
