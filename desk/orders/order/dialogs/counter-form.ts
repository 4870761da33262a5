import { remainingQuantity } from '#shared/orders/order-facts.ts';
import { isOnReceipt } from '#shared/payments/ways-to-pay.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import type { CounterRefund, OperatorOrder } from '../../../api/index.ts';
import { CounterRefund as CounterRefundSchema } from '../../../api/schemas.ts';
import { fieldsByLine, type LineFields } from '../../../parts/line-fields.ts';
import { codesOf } from '../../../parts/marking-codes.ts';

/** The form for goods that a buyer brings to the counter: which goods, why, and how the money is paid out. */
export function counterForm({
  order,
  version,
  packing,
}: OperatorOrder): ContractForm<LineFields, CounterRefund> {
  const lines = order.lines.flatMap((line, position) =>
    remainingQuantity(line) > 0 && !line.isGift ? [position] : [],
  );
  const marked = lines.filter((position) => (packing[position]?.codes.length ?? 0) > 0);
  const atTill = isOnReceipt(order.payment.method);
  const piecesOf = (fields: LineFields, position: number) => ({
    good: Number(fields[`good-${position}`]),
    damaged: Number(fields[`damaged-${position}`]),
  });
  const returned = (fields: LineFields) =>
    lines.filter((position) => {
      const { good, damaged } = piecesOf(fields, position);
      return good + damaged > 0;
    });
  return {
    blank: {
      ...fieldsByLine(lines, { good: '0', damaged: '0' }),
      ...fieldsByLine(marked, { codes: '' }),
      reason: 'SIZE',
      payBy: '',
    },
    schema: CounterRefundSchema,
    request: (fields) => ({
      version,
      lines: returned(fields).map((position) => {
        const codes = codesOf(fields[`codes-${position}`] ?? '');
        return { position, ...piecesOf(fields, position), ...(codes.length > 0 && { codes }) };
      }),
      reason: fields.reason,
      ...(fields.payBy && { payBy: fields.payBy }),
    }),
    places: {
      '/lines': 'form',
      ...Object.fromEntries(
        lines.flatMap((_, place) =>
          ['', '/good', '/damaged', '/codes', '/position'].map((end) => [`/lines/${place}${end}`, 'form']),
        ),
      ),
    },
    check: (fields) => ({
      ...(returned(fields).length === 0 && { form: 'Отметьте, что вернули' }),
      ...(atTill && !fields.payBy && { payBy: 'Выберите, как отдаёте деньги' }),
    }),
  };
}
