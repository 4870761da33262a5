import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { chosenMeans } from '#shared/payments/till.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import type { OperatorOrder, OrderHandover } from '../../../api/index.ts';
import { OrderHandover as OrderHandoverSchema } from '../../../api/schemas.ts';
import { fieldsByLine, type LineFields } from '../../../parts/line-fields.ts';
import { codesOf } from '../../../parts/marking-codes.ts';

/**
 * The form for handing over an order: what the buyer keeps of each line, and how an order that is paid on
 * receipt was paid.
 */
export function handOverForm({
  order,
  version,
  packing,
}: OperatorOrder): ContractForm<LineFields, OrderHandover> {
  const lines = order.lines.flatMap((line, position) => {
    const quantity = remainingQuantity(line);
    return quantity > 0 ? [{ position, quantity }] : [];
  });
  const keptOf = (fields: LineFields, position: number) => Number(fields[`kept-${position}`]);
  const isMarked = (position: number) => (packing[position]?.codes.length ?? 0) > 0;
  return {
    blank: {
      ...Object.fromEntries(lines.map(({ position, quantity }) => [`kept-${position}`, String(quantity)])),
      ...fieldsByLine(lines.map(({ position }) => position).filter(isMarked), { codes: '' }),
      paidBy: isOnReceipt(order.payment.method) ? chosenMeans(order.payment.method) : '',
    },
    schema: OrderHandoverSchema,
    request(fields) {
      const paidBy = fields.paidBy ? { paidBy: fields.paidBy } : {};
      if (lines.every(({ position, quantity }) => keptOf(fields, position) === quantity))
        return { version, ...paidBy };
      const kept = lines.flatMap(({ position, quantity }) => {
        const count = keptOf(fields, position);
        if (count === 0) return [];
        const codes =
          count < quantity ? codesOf(fields[`codes-${position}`] ?? '') : (packing[position]?.codes ?? []);
        return [{ position, quantity: count, codes }];
      });
      return { version, ...paidBy, kept };
    },
    places: { '/kept': 'form', '/paidBy': 'form' },
    check(fields) {
      if (lines.every(({ position }) => keptOf(fields, position) === 0))
        return { form: 'Покупатель не\u00a0взял ничего: отмените заказ с\u00a0причиной «не забрали»' };
      return Object.fromEntries(
        lines.flatMap(({ position, quantity }) => {
          const count = keptOf(fields, position);
          if (!isMarked(position) || count === 0 || count === quantity) return [];
          const scanned = codesOf(fields[`codes-${position}`] ?? '').length;
          return scanned === count
            ? []
            : [[`codes-${position}`, `Нужно кодов: ${count}. Сейчас: ${scanned}`]];
        }),
      );
    },
  };
}
