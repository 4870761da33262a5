import type { OperatorOrder, OperatorOrders } from '#contract/client/client.schemas.ts';
import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { alignedTable } from '../terminal/aligned-table.ts';

const momentOf = (text: string) => {
  const moment = new Date(text);
  return `${dayInMoscow(moment)} ${timeInMoscow(moment)}`;
};
const money = (kopecks: number) => formatMoney(kopecks).replaceAll('\u00a0', ' ');

/** The orders of a page, and their total number. */
export function listLines({ items, page, totalPages, totalItems }: OperatorOrders): string[] {
  if (items.length === 0) return ['No orders found.'];
  const rows = items.map((item) => [
    ...[item.number, item.state, momentOf(item.placedAt), item.buyer ?? '-', item.city, item.delivery],
    ...[item.payment, String(item.pieces), money(item.total)],
  ]);
  const head = ['NUMBER', 'STATE', 'PLACED', 'BUYER', 'CITY', 'DELIVERY', 'PAYMENT', 'PIECES', 'TOTAL'];
  return [...alignedTable([head, ...rows]), `Page ${page} of ${totalPages}, ${totalItems} orders.`];
}

/** The details of an order that are useful at a counter. */
export function showLines({ order, steps, packing, parcel, paymentCases, calls }: OperatorOrder): string[] {
  const { contact, recipient, address, delivery, payment, tracking } = order;
  const facts = [
    ['Order', `${order.number}  ${order.state}`],
    ['Placed', momentOf(order.placedAt)],
    ['Buyer', contact ? `${contact.name}, ${contact.phone}, ${contact.email}` : 'no longer stored'],
    ['Recipient', recipient ? `${recipient.name}, ${recipient.phone}` : ''],
    ['Delivery', [delivery.name, delivery.cityName, delivery.point?.name, addressLine(address)]],
    ['Days', `${delivery.firstDay} to ${delivery.lastDay}`],
    ['Parcel', tracking ? `${tracking.carrier} ${tracking.number}` : ''],
    ['At the carrier', parcel ? parcelWords(parcel) : ''],
    ['Pick-up code', order.pickupCode ?? ''],
    ['Comment', order.comment ?? ''],
    ['Payment', `${payment.method}, paid ${money(payment.paidSum)}, back ${money(payment.refundedSum)}`],
    ...paymentCases.map((one) => ['Another sum', caseWords(one)]),
    ['Total', `${money(order.total)}, delivery ${money(delivery.price)} included`],
  ].flatMap(([name = '', value = '']) => {
    const text = Array.isArray(value) ? value.filter(Boolean).join(', ') : value;
    return text === '' ? [] : [[String(name), text]];
  });
  const lines = order.lines.map((line, place) => {
    const codes = packing[place];
    const marks = codes?.requiresMarking ? `codes ${codes.codes.length}` : '';
    const pieces = line.cancelled > 0 ? `${line.quantity} - ${line.cancelled}` : String(line.quantity);
    return [
      String(place + 1),
      line.sku,
      line.name,
      line.size,
      pieces,
      money(line.total - line.cancelledSum),
      marks,
    ];
  });
  const events = steps.map(({ state, at, by, operator, reason, lines: off }) => [
    ...[momentOf(at), off ? `${state} (removed)` : state, operator ?? by, reason ?? ''],
  ]);
  const asked = calls.map(({ at, operator, operation, outcome }) => [
    momentOf(at),
    operator,
    operation,
    outcome,
  ]);
  return [
    ...alignedTable(facts),
    ...['', ...alignedTable([['LINE', 'SKU', 'NAME', 'SIZE', 'PIECES', 'SUM', ''], ...lines])],
    ...['', ...alignedTable([['WHEN', 'STATE', 'BY', 'WHY'], ...events])],
    ...(asked.length > 0 ? ['', ...alignedTable([['WHEN', 'OPERATOR', 'CALL', 'OUTCOME'], ...asked])] : []),
  ];
}

const addressLine = (address: OperatorOrder['order']['address']) =>
  address &&
  [
    ...[address.postalCode, address.address, address.flat && `flat ${address.flat}`],
    ...[address.entrance && `entrance ${address.entrance}`, address.floor && `floor ${address.floor}`],
  ]
    .filter(Boolean)
    .join(', ');

/** The carrier's state of a parcel, or why the carrier refused it. */
const parcelWords = ({
  carrier,
  state,
  number,
  said,
  refusal,
}: NonNullable<OperatorOrder['parcel']>): string =>
  [`${carrier} ${state}`, number, refusal ?? said].filter(Boolean).join(', ');

/** A payment of another sum than was due, with the decision about it. */
const caseWords = ({ id, due, charged, decision }: OperatorOrder['paymentCases'][number]): string =>
  `charged ${money(charged)} instead of ${money(due)}, ${decision ?? `accept or return? --payment ${id}`}`;

/** The result of a change. */
export function changedLine({ order, parcel }: OperatorOrder): string {
  const line = `Order ${order.number} is ${order.state}, ${money(order.total)}.`;
  return parcel ? `${line} Its parcel: ${parcelWords(parcel)}.` : line;
}
