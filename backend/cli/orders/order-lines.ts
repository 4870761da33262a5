import type { OperatorOrder, OperatorOrders } from '#contract/client/client.schemas.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { takenSum } from '#shared/payments/till.ts';
import { formatMoney } from '#shared/text/money.ts';
import { problemTitles } from '#shared/web/problem-titles.ts';
import { orderAddress, pointAddress } from '../../orders/operator/order-address.ts';
import { MEANS, tillLines } from '../operator/till-lines.ts';
import { alignedTable } from '../terminal/aligned-table.ts';
import { dayText, momentText } from '../terminal/moments.ts';
import { say, spoken, term } from '../terminal/say.ts';

const money = (kopecks: number) => formatMoney(kopecks).replaceAll('\u00a0', ' ');

const deliveryWords = ({ delivery, fitting }: OperatorOrders['items'][number]): string =>
  fitting ? `${delivery}, ${say`with fitting`}` : delivery;

/** Formats a page of orders and the total number of orders as lines of text. */
export function listLines({ items, page, totalPages, totalItems }: OperatorOrders): string[] {
  if (items.length === 0) return [say`No orders found.`];
  const rows = items.map((item) => [
    ...[item.number, term(item.state), momentText(item.placedAt)],
    ...[item.buyer ?? '-', item.city, deliveryWords(item)],
    ...[term(item.payment), String(item.pieces), money(item.total)],
  ]);
  const head = [
    ...['NUMBER', 'STATE', 'PLACED AT', 'BUYER', 'CITY', 'DELIVERY', 'PAYMENT', 'PIECES', 'TOTAL'],
  ].map(term);
  return [...alignedTable([head, ...rows]), say`Page ${page} of ${totalPages}, ${totalItems} orders.`];
}

/** Formats the details of an order that staff at a counter need, as lines of text. */
export function showLines({
  order,
  steps,
  packing,
  parcel,
  paymentCases,
  till,
  calls,
  region,
}: OperatorOrder): string[] {
  const { contact, recipient, delivery, payment, tracking } = order;
  const paidSum = payment.paidSum + takenSum(till);
  const facts = [
    ['Order', `${order.number}  ${term(order.state)}`],
    ['Placed', momentText(order.placedAt)],
    [
      'Buyer',
      contact ? `${contact.name}, ${contact.phone}, ${shownEmail(contact.email)}` : say`no longer stored`,
    ],
    ['Recipient', recipient ? `${recipient.name}, ${recipient.phone}` : ''],
    ['Delivery', [delivery.name, delivery.fitting && say`with fitting`, placeLine(order, region)]],
    ['Days', say`${dayText(delivery.firstDay)} to ${dayText(delivery.lastDay)}`],
    ['Parcel', tracking ? `${tracking.carrier} ${tracking.number}` : ''],
    ['At the carrier', parcel ? parcelWords(parcel) : ''],
    ['Pick-up code', order.pickupCode ?? ''],
    ['Comment', order.comment ?? ''],
    ['Payment', say`${term(payment.method)}, paid ${money(paidSum)}, back ${money(payment.refundedSum)}`],
    ...paymentCases.map((one) => ['Another sum', caseWords(one)]),
    ['Total', say`${money(order.total)}, delivery ${money(delivery.price)} included`],
  ].flatMap(([name = '', value = '']) => {
    const text = Array.isArray(value) ? value.filter(Boolean).join(', ') : value;
    return text === '' ? [] : [[term(String(name)), text]];
  });
  const lines = order.lines.map((line, place) => {
    const codes = packing[place];
    const marks = codes?.requiresMarking ? say`codes ${codes.codes.length}` : '';
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
    ...[momentText(at), off ? offText(state) : term(state), operator ?? term(by), term(reason ?? '')],
  ]);
  const asked = calls.map(({ at, operator, operation, outcome }) => [
    momentText(at),
    operator,
    term(operation),
    outcomeText(outcome),
  ]);
  return [
    ...alignedTable(facts),
    ...['', ...alignedTable([['LINE', 'SKU', 'NAME', 'SIZE ', 'PIECES', 'SUM', ''].map(term), ...lines])],
    ...['', ...alignedTable([['WHEN', 'STATE', 'BY', 'WHY'].map(term), ...events])],
    ...tillLines(till),
    ...(asked.length > 0
      ? ['', ...alignedTable([['WHEN', 'OPERATOR', 'CALL', 'OUTCOME'].map(term), ...asked])]
      : []),
  ];
}

/**
 * Words for a step that removed goods from an order: «refund» if the order had already been handed over,
 * otherwise «removed».
 */
const offText = (state: OperatorOrder['steps'][number]['state']): string =>
  state === 'HANDED_OVER' || state === 'PARTLY_HANDED_OVER'
    ? say`${term(state)} (refund)`
    : say`${term(state)} (removed)`;

/** Words for the result of a call by an operator: OK, or the reason why the shop refused the call. */
const outcomeText = (outcome: string): string =>
  spoken() === 'ru' && isProblem(outcome) ? problemTitles[outcome].replaceAll('\u00a0', ' ') : term(outcome);

const isProblem = (outcome: string): outcome is keyof typeof problemTitles => outcome in problemTitles;

/** The destination of an order in one line, formatted as for the export to 1C. */
const placeLine = (order: OperatorOrder['order'], region: string): string =>
  orderAddress(order, region)?.line ??
  [order.delivery.point?.name, pointAddress(order, region) ?? order.delivery.cityName]
    .filter(Boolean)
    .join(', ');

/**
 * Describes a parcel by its state at the carrier, its number and the carrier's latest report. If the carrier
 * refused the parcel, says why.
 */
const parcelWords = ({
  carrier,
  state,
  number,
  said,
  refusal,
}: NonNullable<OperatorOrder['parcel']>): string =>
  [`${carrier} ${term(state)}`, number, refusal ?? said].filter(Boolean).join(', ');

/** Describes a payment that was not equal to the sum due, and what an operator decided about it. */
const caseWords = ({ id, due, charged, decision }: OperatorOrder['paymentCases'][number]): string => {
  const what = decision === null ? say`accept or return? --payment ${id}` : term(decision);
  return say`charged ${money(charged)} instead of ${money(due)}, ${what}`;
};

/** Formats the result of a change of an order: its new state, and the money that was taken or paid back. */
export function changedLines(before: OperatorOrder, { order, parcel, till }: OperatorOrder): string[] {
  const [state, sum] = [term(order.state), money(order.total)];
  const entries = till.slice(before.till.length);
  const paidOut = entries.reduce((all, { kind, sum: out }) => all + (kind === 'PAID_OUT' ? out : 0), 0);
  const sentBack = order.payment.refundedSum - before.order.payment.refundedSum - paidOut;
  return [
    parcel
      ? say`Order ${order.number} is ${state}, ${sum}. Its parcel: ${parcelWords(parcel)}.`
      : say`Order ${order.number} is ${state}, ${sum}.`,
    ...entries.map(({ kind, means, sum: passed }) =>
      kind === 'TAKEN'
        ? say`Taken: ${money(passed)}, ${term(MEANS[means])}.`
        : say`Paid out: ${money(passed)}, ${term(MEANS[means])}.`,
    ),
    ...(sentBack > 0 ? [say`Goes back through the bank: ${money(sentBack)}.`] : []),
  ];
}
