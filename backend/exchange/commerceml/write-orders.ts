import type { OperatorOrder, OrderState } from '#contract/client/client.schemas.ts';
import { STATE_NAMES } from '#shared/orders/order-words.ts';
import { FINISHED } from '#shared/orders/states.ts';
import { PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import { xmlLine } from '../yml/export/xml-text.ts';

/** Name of a state as 1C shows it. Its id is that of the contract. */
const stateName = (state: OrderState): string => STATE_NAMES[state].replaceAll('\u00a0', ' ');

const roubles = (kopecks: number) => `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
const momentOf = (moment: Date) => `${dayInMoscow(moment)}T${timeInMoscow(moment)}:00`;

/** Orders as a document of CommerceML 2 for `type=sale`. Times are in Moscow time, sums in roubles. */
export function ordersXml(orders: readonly OperatorOrder[], now: Date): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.07" ДатаФормирования="${momentOf(now)}">\n`;
  return `${head}${orders.map(document).join('')}</КоммерческаяИнформация>\n`;
}

function document({ order, steps }: OperatorOrder): string {
  const { id, number, state, total, comment, recipient } = order;
  const placedAt = new Date(order.placedAt);
  return block(1, 'Документ', [
    xmlLine(2, 'Ид', id),
    xmlLine(2, 'Номер', number),
    xmlLine(2, 'Дата', dayInMoscow(placedAt)),
    xmlLine(2, 'Время', `${timeInMoscow(placedAt)}:00`),
    xmlLine(2, 'ХозОперация', 'Заказ товара'),
    xmlLine(2, 'Роль', 'Продавец'),
    xmlLine(2, 'Валюта', 'RUB'),
    xmlLine(2, 'Курс', '1'),
    xmlLine(2, 'Сумма', roubles(total)),
    xmlLine(2, 'Комментарий', comment ?? ''),
    block(2, 'Контрагенты', [buyer(order)]),
    block(2, 'Товары', [...order.lines.flatMap(goods), delivery(order)]),
    requisites(2, {
      'Статус заказа': `[${state}] ${stateName(state)}`,
      'Статуса заказа ИД': state,
      'Дата изменения статуса': momentOf(new Date(steps.at(-1)?.at ?? order.placedAt)),
      'Заказ оплачен': isPaid(order) ? 'true' : 'false',
      'Метод оплаты': PAYMENT_NAMES[order.payment.method],
      'Доставка разрешена': 'true',
      ...(recipient && { Получатель: recipient.name, 'Телефон получателя': recipient.phone }),
      Отменен: state === 'CANCELLED' ? 'true' : 'false',
      'Финальный статус': FINISHED.includes(state) ? 'true' : 'false',
    }),
  ]);
}

type Order = OperatorOrder['order'];

const isPaid = ({ payment: { paidSum, refundedSum }, total }: Order) =>
  total > 0 && paidSum - refundedSum >= total;

function buyer({ id, contact, address }: Order): string {
  const name = contact?.name ?? 'Покупатель';
  const where = address
    ? [address.postalCode, address.address, address.flat && `кв. ${address.flat}`].filter(Boolean).join(', ')
    : '';
  const contacts = [
    ['Телефон', contact?.phone ?? ''],
    ['Почта', contact?.email ?? ''],
  ].flatMap(([kind = '', value = '']) =>
    value === '' ? [] : [block(5, 'Контакт', [xmlLine(6, 'Тип', kind), xmlLine(6, 'Значение', value)])],
  );
  return block(3, 'Контрагент', [
    xmlLine(4, 'Ид', id),
    xmlLine(4, 'Наименование', name),
    xmlLine(4, 'Роль', 'Покупатель'),
    xmlLine(4, 'ПолноеНаименование', name),
    where === '' ? '' : block(4, 'АдресРегистрации', [xmlLine(5, 'Представление', where)]),
    contacts.length > 0 ? block(4, 'Контакты', contacts) : '',
  ]);
}

/**
 * If a line's sum is not divisible by its pieces, it becomes two entries whose prices differ by a kopeck,
 * so that price times pieces gives the exact sum.
 */
function goods(line: Order['lines'][number]): string[] {
  const pieces = line.quantity - line.cancelled;
  if (pieces === 0) return [];
  const total = line.total - line.cancelledSum;
  const floor = Math.floor(total / pieces);
  const dearer = total - floor * pieces;
  const one = (quantity: number, price: number) =>
    quantity === 0
      ? []
      : [
          entry({
            id: line.articleId,
            sku: line.sku,
            kind: 'Товар',
            quantity,
            price,
            name: `${line.name}, ${line.colour.displayValue}, ${line.size}`,
          }),
        ];
  return [...one(pieces - dearer, floor), ...one(dearer, floor + 1)];
}

const delivery = ({ delivery: { price, name } }: Order) =>
  entry({ id: 'ORDER_DELIVERY', sku: '', kind: 'Услуга', quantity: 1, price, name: `Доставка: ${name}` });

type Entry = { id: string; sku: string; name: string; kind: string; quantity: number; price: number };

const entry = ({ id, sku, name, kind, quantity, price }: Entry) =>
  block(3, 'Товар', [
    xmlLine(4, 'Ид', id),
    xmlLine(4, 'Артикул', sku),
    xmlLine(4, 'Наименование', name),
    xmlLine(4, 'БазоваяЕдиница', 'шт', ' Код="796" НаименованиеПолное="Штука"'),
    xmlLine(4, 'ЦенаЗаЕдиницу', roubles(price)),
    xmlLine(4, 'Количество', String(quantity)),
    xmlLine(4, 'Сумма', roubles(price * quantity)),
    requisites(4, { ВидНоменклатуры: kind, ТипНоменклатуры: kind }),
  ]);

const requisites = (indent: number, values: Record<string, string>) =>
  block(
    indent,
    'ЗначенияРеквизитов',
    Object.entries(values).map(([name, value]) =>
      block(indent + 1, 'ЗначениеРеквизита', [
        xmlLine(indent + 2, 'Наименование', name),
        xmlLine(indent + 2, 'Значение', value),
      ]),
    ),
  );

const block = (indent: number, name: string, inside: readonly string[]) =>
  `${' '.repeat(indent)}<${name}>\n${inside.join('')}${' '.repeat(indent)}</${name}>\n`;

/** The states that 1C may choose from, for `mode=info`. */
export const statesXml = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${block(0, 'Справочник', [
    block(
      1,
      'Статусы',
      (Object.keys(STATE_NAMES) as OrderState[]).map((id) =>
        block(2, 'Элемент', [xmlLine(3, 'Ид', id), xmlLine(3, 'Название', stateName(id))]),
      ),
    ),
  ])}`;
