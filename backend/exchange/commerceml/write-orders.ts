import type { OperatorOrder, OrderState } from '#contract/client/client.schemas.ts';
import { DELIVERY_NAMES } from '#shared/delivery/kind-names.ts';
import { STATE_NAMES } from '#shared/orders/order-words.ts';
import { FINISHED } from '#shared/orders/states.ts';
import { vatIn } from '#shared/orders/vat.ts';
import { takenSum, wayTaken } from '#shared/payments/till.ts';
import { PAYMENT_NAMES } from '#shared/payments/ways-to-pay.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import { clip } from '#shared/text/plain-text.ts';
import { type OrderAddress, orderAddress, pointAddress } from '../../orders/operator/order-address.ts';
import { xmlLine } from '../yml/export/xml-text.ts';
import type { FindItem1c, Item1c } from './catalog/kept-goods.ts';

/**
 * The Russian name of an order's state, which 1C displays. The id of a state in the exchange is its name in
 * the contract.
 */
const stateName = (state: OrderState): string => STATE_NAMES[state].replaceAll('\u00a0', ' ');

const roubles = (kopecks: number) => `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
const momentOf = (moment: Date) => `${dayInMoscow(moment)}T${timeInMoscow(moment)}:00`;

/**
 * Writes orders as a CommerceML 2 document, the response to `type=sale`. Times are in Moscow time, sums in
 * roubles. Elements have the order that the schemas 2.05 and 2.09 require.
 */
export function ordersXml(orders: readonly OperatorOrder[], now: Date, findItem: FindItem1c): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.07" ДатаФормирования="${momentOf(now)}">\n`;
  return `${head}${orders.map((order) => document(order, findItem)).join('')}</КоммерческаяИнформация>\n`;
}

function document(
  { order, steps, region, deliveryVatRate, till }: OperatorOrder,
  findItem: FindItem1c,
): string {
  const { id, number, state, total, comment, recipient } = order;
  const placedAt = new Date(order.placedAt);
  return block(1, 'Документ', [
    xmlLine(2, 'Ид', id),
    xmlLine(2, 'Номер', number),
    xmlLine(2, 'Дата', dayInMoscow(placedAt)),
    xmlLine(2, 'ХозОперация', 'Заказ товара'),
    xmlLine(2, 'Роль', 'Продавец'),
    xmlLine(2, 'Валюта', 'RUB'),
    xmlLine(2, 'Курс', '1'),
    xmlLine(2, 'Сумма', roubles(total)),
    block(2, 'Контрагенты', [buyer(order, region)]),
    xmlLine(2, 'Время', `${timeInMoscow(placedAt)}:00`),
    xmlLine(2, 'Комментарий', comment ?? ''),
    block(2, 'Товары', [
      ...order.lines.flatMap((line) => goods(line, findItem)),
      delivery(order, deliveryVatRate),
    ]),
    requisites(2, {
      'Статус заказа': `[${state}] ${stateName(state)}`,
      'Статуса заказа ИД': state,
      'Дата изменения статуса': momentOf(new Date(steps.at(-1)?.at ?? order.placedAt)),
      ...moneyRequisites(order, till),
      'Доставка разрешена': 'true',
      ...deliveryRequisites(order, region),
      ...(recipient && { Получатель: recipient.name, 'Телефон получателя': recipient.phone }),
      'Комментарии покупателя': comment ?? '',
      Отменен: state === 'CANCELLED' ? 'true' : 'false',
      'Финальный статус': FINISHED.includes(state) ? 'true' : 'false',
    }),
  ]);
}

type Order = OperatorOrder['order'];

/**
 * The requisites (additional fields of 1C) about the money of an order: whether and how it was paid, and
 * which sums were paid and returned.
 */
function moneyRequisites({ payment, total }: Order, till: OperatorOrder['till']): Record<string, string> {
  const paid = payment.paidSum + takenSum(till);
  const taken = till.find(({ kind }) => kind === 'TAKEN')?.means;
  return {
    'Заказ оплачен': total > 0 && paid - payment.refundedSum >= total ? 'true' : 'false',
    'Метод оплаты': PAYMENT_NAMES[wayTaken(payment.method, taken)],
    Оплачено: paid > 0 ? roubles(paid) : '',
    Возвращено: payment.refundedSum > 0 ? roubles(payment.refundedSum) : '',
  };
}

/** The requisites about the delivery: place, time and method. Empty values are left out. */
function deliveryRequisites(order: Order, region: string): Record<string, string> {
  const { delivery } = order;
  const { kind, day, interval, firstDay, lastDay, point } = delivery;
  const address = orderAddress(order, region);
  return {
    'Способ доставки': delivery.name,
    'Метод доставки ИД': delivery.methodId,
    'Вид доставки': capitalised(DELIVERY_NAMES[kind]),
    'Адрес доставки': address?.line ?? pointAddress(order, region) ?? '',
    'Почтовый индекс': order.address?.postalCode ?? '',
    Регион: region,
    Город: delivery.cityName,
    Подъезд: address?.details.entrance ?? '',
    Этаж: address?.details.floor ?? '',
    Домофон: address?.details.intercom ?? '',
    'Код пункта выдачи': point?.code ?? '',
    'Пункт выдачи': point?.name ?? '',
    Ориентир: point?.landmark ?? '',
    'Дата доставки': day ?? firstDay,
    'Крайняя дата доставки': day === null && lastDay !== firstDay ? lastDay : '',
    'Время доставки': interval ? `${interval.from}-${interval.to}` : '',
    'Дата отгрузки': delivery.leavesOn ?? '',
    Примерка: delivery.fitting ? 'true' : '',
  };
}

function buyer(order: Order, region: string): string {
  const { id, contact } = order;
  const name = contact?.name ?? 'Покупатель';
  const address = orderAddress(order, region);
  const contacts = [
    ['Телефон рабочий', contact?.phone ?? ''],
    ['Почта', contact?.email ?? ''],
  ].flatMap(([kind = '', value = '']) =>
    value === '' ? [] : [block(5, 'Контакт', [xmlLine(6, 'Тип', kind), xmlLine(6, 'Значение', value)])],
  );
  return block(3, 'Контрагент', [
    xmlLine(4, 'Ид', id),
    xmlLine(4, 'Наименование', name),
    xmlLine(4, 'ПолноеНаименование', name),
    address === null ? '' : addressBlock(address),
    contacts.length > 0 ? block(4, 'Контакты', contacts) : '',
    xmlLine(4, 'Роль', 'Покупатель'),
  ]);
}

/**
 * Maximum length in characters of `Представление` (the address as one text); a longer address is cut. The
 * requisite «Адрес доставки» has the whole address.
 */
const LONGEST_NAME = 255;

/**
 * The address: as one text (`Представление`), which 1C displays, and as separate fields, without which 1C
 * does not store it.
 */
function addressBlock({ line, details, fields }: OrderAddress): string {
  const { entrance, floor, intercom } = details;
  const remark = [
    entrance && `подъезд ${entrance}`,
    floor && `этаж ${floor}`,
    intercom && `домофон ${intercom}`,
  ];
  return block(4, 'АдресРегистрации', [
    xmlLine(5, 'Представление', clip(line, LONGEST_NAME)),
    xmlLine(5, 'Комментарий', remark.filter(Boolean).join(', ')),
    ...fields.map(({ type, value }) =>
      block(5, 'АдресноеПоле', [xmlLine(6, 'Тип', type), xmlLine(6, 'Значение', value)]),
    ),
  ]);
}

/**
 * The entries for a line of an order. If the line's sum is not divisible by its quantity, it becomes two
 * entries whose prices differ by a kopeck: price times quantity then adds up to the exact sum.
 */
function goods(line: Order['lines'][number], findItem: FindItem1c): string[] {
  const pieces = line.quantity - line.cancelled;
  if (pieces === 0) return [];
  const total = line.total - line.cancelledSum;
  const floor = Math.floor(total / pieces);
  const dearer = total - floor * pieces;
  const item = findItem(line.articleId);
  const one = (quantity: number, price: number) =>
    quantity === 0
      ? []
      : [
          entry({
            id: item?.id ?? line.articleId,
            sku: line.sku,
            traits: item?.traits ?? [],
            kind: 'Товар',
            quantity,
            price,
            vatRate: line.vatRate,
            name: `${line.name}, ${line.colour.displayValue}, ${line.size}`,
          }),
        ];
  return [...one(pieces - dearer, floor), ...one(dearer, floor + 1)];
}

const delivery = ({ delivery: { price, name } }: Order, vatRate: number) =>
  entry({
    id: 'ORDER_DELIVERY',
    sku: '',
    traits: [],
    kind: 'Услуга',
    quantity: 1,
    price,
    vatRate,
    name: `Доставка: ${name}`,
  });

/** The name of a VAT rate in 1C. */
const rateName = (percent: number) => (percent === 0 ? 'Без НДС' : String(percent));

type Entry = {
  id: string;
  sku: string;
  name: string;
  traits: Item1c['traits'];
  kind: string;
  quantity: number;
  price: number;
  /** VAT rate in percent; 0 if the sale is free of VAT. */
  vatRate: number;
};

const entry = ({ id, sku, name, traits, kind, quantity, price, vatRate }: Entry) =>
  block(3, 'Товар', [
    xmlLine(4, 'Ид', id),
    xmlLine(4, 'Артикул', sku),
    xmlLine(4, 'Наименование', name),
    xmlLine(4, 'БазоваяЕдиница', 'шт', ' Код="796" НаименованиеПолное="Штука"'),
    block(4, 'СтавкиНалогов', [
      block(5, 'СтавкаНалога', [xmlLine(6, 'Наименование', 'НДС'), xmlLine(6, 'Ставка', rateName(vatRate))]),
    ]),
    traits.length === 0
      ? ''
      : block(
          4,
          'ХарактеристикиТовара',
          traits.map(([trait, value]) =>
            block(5, 'ХарактеристикаТовара', [
              xmlLine(6, 'Наименование', trait),
              xmlLine(6, 'Значение', value),
            ]),
          ),
        ),
    requisites(4, { ВидНоменклатуры: kind, ТипНоменклатуры: kind }),
    xmlLine(4, 'ЦенаЗаЕдиницу', roubles(price)),
    xmlLine(4, 'Количество', String(quantity)),
    xmlLine(4, 'Сумма', roubles(price * quantity)),
    block(4, 'Налоги', [
      block(5, 'Налог', [
        xmlLine(6, 'Наименование', 'НДС'),
        xmlLine(6, 'УчтеноВСумме', 'true'),
        xmlLine(6, 'Сумма', roubles(vatIn(price * quantity, vatRate))),
        xmlLine(6, 'Ставка', rateName(vatRate)),
      ]),
    ]),
  ]);

const requisites = (indent: number, values: Record<string, string>) =>
  block(
    indent,
    'ЗначенияРеквизитов',
    Object.entries(values).flatMap(([name, value]) =>
      value === ''
        ? []
        : block(indent + 1, 'ЗначениеРеквизита', [
            xmlLine(indent + 2, 'Наименование', name),
            xmlLine(indent + 2, 'Значение', value),
          ]),
    ),
  );

const block = (indent: number, name: string, inside: readonly string[]) =>
  `${' '.repeat(indent)}<${name}>\n${inside.join('')}${' '.repeat(indent)}</${name}>\n`;

/** All states of orders, from which a user of 1C can choose, as the response to `mode=info`. */
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
