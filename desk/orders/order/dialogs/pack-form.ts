import { remainingQuantity } from '#shared/orders/order-facts.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import type { OperatorOrder, OrderPacking } from '../../../api/index.ts';
import { OrderPacking as OrderPackingSchema } from '../../../api/schemas.ts';
import { fieldsByLine, type LineFields } from '../../../parts/line-fields.ts';
import { codesOf } from '../../../parts/marking-codes.ts';

/** The form for packing an order: missing pieces and marking codes, by line. */
export function packForm({ order, version, packing }: OperatorOrder): ContractForm<LineFields, OrderPacking> {
  const lines = order.lines.flatMap((line, position) => (remainingQuantity(line) > 0 ? [position] : []));
  const needsCodes = (position: number) => packing[position]?.requiresMarking ?? false;
  const countOf = (fields: LineFields, position: number) => Number(fields[`missing-${position}`]);
  return {
    blank: fieldsByLine(lines, { missing: '0', codes: '' }),
    schema: OrderPackingSchema,
    request(fields) {
      const special = lines.some(
        (position) => countOf(fields, position) > 0 || fields[`codes-${position}`] !== '',
      );
      if (!special) return { version };
      return {
        version,
        lines: lines.map((position) => ({
          position,
          missing: countOf(fields, position),
          codes: codesOf(fields[`codes-${position}`] ?? ''),
        })),
      };
    },
    places: Object.fromEntries([
      ['/lines', 'form'],
      ...lines.flatMap((position, place) => [
        [`/lines/${place}/missing`, `missing-${position}`],
        [`/lines/${place}/codes`, `codes-${position}`],
        ...Array.from({ length: 10 }, (_, code) => [`/lines/${place}/codes/${code}`, `codes-${position}`]),
      ]),
    ]),
    check: (fields) =>
      Object.fromEntries(
        lines.filter(needsCodes).flatMap((position) => {
          const line = order.lines[position];
          const wanted = line ? remainingQuantity(line) - countOf(fields, position) : 0;
          const scanned = codesOf(fields[`codes-${position}`] ?? '').length;
          return scanned === wanted
            ? []
            : [[`codes-${position}`, `Нужно кодов: ${wanted}. Сейчас: ${scanned}`]];
        }),
      ),
  };
}
