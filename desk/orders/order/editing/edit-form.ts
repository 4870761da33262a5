import { formatPhone, readPhone } from '#shared/forms/phone.ts';
import { remainingQuantity } from '#shared/orders/order-facts.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import type { OperatorOrder, OrderEdit, OrderEditDraft, OrderEditOptions } from '../../../api/index.ts';
import { OrderEdit as OrderEditSchema } from '../../../api/schemas.ts';
import type { LineFields } from '../../../parts/line-fields.ts';

const ADDRESS = ['address', 'flat', 'entrance', 'floor', 'intercom', 'postalCode'] as const;

/** An interval as the value of an option: «18:00–22:00». */
export const intervalValue = (interval: { from: string; to: string } | null): string =>
  interval ? `${interval.from}–${interval.to}` : '';

const intervalOf = (value = '') => {
  const [from, to] = value.split('–');
  return from && to ? { from, to } : null;
};

/** The fields of an order that can be edited, with their present values. */
export function editBlank({ order }: OperatorOrder, { lines }: OrderEditOptions): LineFields {
  const { address, delivery, recipient } = order;
  const goods = lines.flatMap(({ position }) => {
    const line = order.lines[position];
    if (!line) return [];
    return [
      [`size-${position}`, line.articleId],
      [`pieces-${position}`, String(remainingQuantity(line))],
    ];
  });
  return {
    ...Object.fromEntries(goods),
    ...(address && Object.fromEntries(ADDRESS.map((name) => [name, address[name] ?? '']))),
    ...(delivery.day !== null && { day: delivery.day, interval: intervalValue(delivery.interval) }),
    'recipient-name': recipient?.name ?? '',
    'recipient-phone': recipient ? formatPhone(recipient.phone) : '',
  };
}

/** What the operator wants to change. What has its present value is left out. */
export function editDraft(
  order: OperatorOrder,
  options: OrderEditOptions,
  fields: LineFields,
): OrderEditDraft {
  const blank = editBlank(order, options);
  const isChanged = (...names: string[]) => names.some((name) => fields[name] !== blank[name]);
  const areLinesChanged = options.lines.some(({ position }) =>
    isChanged(`size-${position}`, `pieces-${position}`),
  );
  const text = (name: string) => fields[name]?.trim() || null;
  return {
    version: order.version,
    ...(areLinesChanged && {
      lines: options.lines.map(({ position, sizes }) => ({
        position,
        quantity: Number(fields[`pieces-${position}`]),
        ...(sizes.length > 0 && { articleId: fields[`size-${position}`] ?? '' }),
      })),
    }),
    ...(order.order.address &&
      isChanged(...ADDRESS) && {
        address: {
          address: text('address') ?? '',
          flat: text('flat'),
          entrance: text('entrance'),
          floor: text('floor'),
          intercom: text('intercom'),
          postalCode: text('postalCode'),
        },
      }),
    ...(isChanged('day', 'interval') && {
      time: { day: fields.day ?? '', interval: intervalOf(fields.interval) },
    }),
    ...(isChanged('recipient-name', 'recipient-phone') && { recipient: recipientOf(fields) }),
  };
}

function recipientOf(fields: LineFields): OrderEditDraft['recipient'] {
  const name = fields['recipient-name']?.trim() ?? '';
  const typed = fields['recipient-phone']?.trim() ?? '';
  return name === '' && typed === '' ? null : { name, phone: readPhone(typed) ?? typed };
}

/** Whether a draft changes anything. */
export const changesAnything = ({ version: _, ...wishes }: OrderEditDraft): boolean =>
  Object.keys(wishes).length > 0;

/**
 * The form of an edit.
 * @param total what the order comes to by the last preview; undefined while it is being computed
 */
export function editForm(
  order: OperatorOrder,
  options: OrderEditOptions,
  total: number | undefined,
): ContractForm<LineFields, OrderEdit> {
  const lines = options.lines.flatMap(({ position }, place): [string, string][] => [
    [`/lines/${place}/quantity`, `pieces-${position}`],
    [`/lines/${place}/articleId`, `size-${position}`],
    [`/lines/${place}/position`, 'form'],
  ]);
  return {
    blank: editBlank(order, options),
    schema: OrderEditSchema,
    request: (fields) => ({ ...editDraft(order, options, fields), total: total ?? 0 }),
    places: {
      ...Object.fromEntries(lines),
      ...Object.fromEntries(ADDRESS.map((name) => [`/address/${name}`, name])),
      '/lines': 'form',
      '/address': 'form',
      '/time/day': 'day',
      '/time/interval': 'interval',
      '/recipient/name': 'recipient-name',
      '/recipient/phone': 'recipient-phone',
    },
    check(fields) {
      if (!changesAnything(editDraft(order, options, fields))) return { form: 'Ничего не\u00a0изменилось' };
      return total === undefined ? { form: 'Новая сумма ещё не\u00a0посчитана' } : {};
    },
  };
}
