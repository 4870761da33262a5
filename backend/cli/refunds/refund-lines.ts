import type { OperatorRefund, OperatorRefunds } from '#contract/client/client.schemas.ts';
import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { alignedTable } from '../terminal/aligned-table.ts';

const momentOf = (text: string) => {
  const moment = new Date(text);
  return `${dayInMoscow(moment)} ${timeInMoscow(moment)}`;
};
const money = (kopecks: number) => formatMoney(kopecks).replaceAll('\u00a0', ' ');

/** The refunds of a page, and their total number. */
export function listLines({ items, page, totalPages, totalItems }: OperatorRefunds): string[] {
  if (items.length === 0) return ['No refunds found.'];
  const rows = items.map((item) => [
    ...[item.number, item.state, momentOf(item.submittedAt), item.buyer ?? '-', item.way],
    ...[String(item.pieces), money(item.sum), item.payUntil ?? (item.moneySentAt ? 'sent' : '')],
  ]);
  const head = ['NUMBER', 'STATE', 'ASKED FOR', 'BUYER', 'WAY', 'PIECES', 'SUM', 'DUE'];
  return [...alignedTable([head, ...rows]), `Page ${page} of ${totalPages}, ${totalItems} refunds.`];
}

/** The details of a refund that are useful at a counter. */
export function showLines({ refund, contact, steps, packing }: OperatorRefund): string[] {
  const { pickup, payout, store, moneySentAt, payUntil } = refund;
  const where = pickup?.address && [
    pickup.address.address,
    pickup.address.flat && `flat ${pickup.address.flat}`,
  ];
  const facts = [
    ['Refund', `${refund.number}  ${refund.state}`],
    ['Buyer', contact ? `${contact.name}, ${contact.phone}, ${contact.email}` : 'no longer stored'],
    [
      'Way',
      [refund.way, store?.name, where, pickup?.day, pickup?.interval?.from].flat().filter(Boolean).join(', '),
    ],
    ['Money', [refund.payment, payout && `${payout.phone}, ${payout.bank}`].filter(Boolean).join(', ')],
    ['Sum', `${money(refund.sum)}, delivery ${money(refund.deliverySum)} included`],
    ['Due', payUntil ?? ''],
    ['Sent', moneySentAt ? momentOf(moneySentAt) : ''],
    ['Parcel', refund.trackingNumber ?? ''],
    ['Photographs', refund.photos.length > 0 ? `${refund.photos.length}, by --photos` : ''],
    ['Message to the buyer', refund.instructions ?? ''],
  ].filter(([, value]) => value !== '') as [string, string][];
  const lines = refund.lines.map((line) => {
    const codes = packing.find(({ position }) => position === line.position);
    const pieces = line.accepted === null ? String(line.quantity) : `${line.accepted} of ${line.quantity}`;
    return [
      ...[String(line.position + 1), line.name, line.size, pieces, money(line.sum), line.reason ?? ''],
      ...[codes?.requiresMarking ? `codes ${codes.codes.length}` : '', line.comment ?? ''],
    ];
  });
  const events = steps.map(({ state, at, by, operator, reason }) => [
    ...[momentOf(at), state, operator ?? by, reason ?? ''],
  ]);
  return [
    ...alignedTable(facts),
    ...['', ...alignedTable([['LINE', 'NAME', 'SIZE', 'PIECES', 'SUM', 'WHY', '', ''], ...lines])],
    ...['', ...alignedTable([['WHEN', 'STATE', 'BY', 'WHY'], ...events])],
  ];
}

/** The result of a change. */
export const changedLine = ({ refund: { number, state, sum, moneySentAt } }: OperatorRefund): string =>
  `Refund ${number} is ${state}, ${money(sum)}${state === 'RECEIVED' && moneySentAt ? '; the money was sent' : ''}.`;
