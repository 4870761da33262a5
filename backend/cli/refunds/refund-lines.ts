import type { OperatorRefund, OperatorRefunds } from '#contract/client/client.schemas.ts';
import { formatMoney } from '#shared/text/money.ts';
import { alignedTable } from '../terminal/aligned-table.ts';
import { dayText, momentText } from '../terminal/moments.ts';
import { say, term } from '../terminal/say.ts';

const money = (kopecks: number) => formatMoney(kopecks).replaceAll('\u00a0', ' ');

/** Formats a page of refunds and the total number of refunds as lines of text. */
export function listLines({ items, page, totalPages, totalItems }: OperatorRefunds): string[] {
  if (items.length === 0) return [say`No refunds found.`];
  const rows = items.map((item) => [
    ...[item.number ?? '', term(item.state), momentText(item.submittedAt), item.buyer ?? '-', term(item.way)],
    ...[String(item.pieces), money(item.sum), whenPaid(item)],
  ]);
  const head = ['NUMBER', 'STATE', 'ASKED FOR', 'BUYER', 'WAY', 'PIECES', 'SUM', 'DUE'].map(term);
  return [...alignedTable([head, ...rows]), say`Page ${page} of ${totalPages}, ${totalItems} refunds.`];
}

const whenPaid = ({ payUntil, moneySentAt }: OperatorRefunds['items'][number]): string =>
  payUntil ? dayText(payUntil) : moneySentAt ? say`sent` : '';

/** Formats the details of a refund that staff at a counter need, as lines of text. */
export function showLines({ refund, contact, steps, packing }: OperatorRefund): string[] {
  const { pickup, payout, store, moneySentAt, payUntil } = refund;
  const where = pickup?.address && [
    pickup.address.address,
    pickup.address.flat && say`flat ${pickup.address.flat}`,
  ];
  const facts = [
    ['Refund', `${refund.number ?? ''}  ${term(refund.state)}`],
    ['Buyer', contact ? `${contact.name}, ${contact.phone}, ${contact.email}` : say`no longer stored`],
    [
      'Way',
      [term(refund.way ?? ''), store?.name, where, pickup?.day && dayText(pickup.day), pickup?.interval?.from]
        .flat()
        .filter(Boolean)
        .join(', '),
    ],
    ['Money', [term(refund.payment), payout && `${payout.phone}, ${payout.bank}`].filter(Boolean).join(', ')],
    ['Sum', say`${money(refund.sum)}, delivery ${money(refund.deliverySum)} included`],
    ['Due', payUntil ? dayText(payUntil) : ''],
    ['Sent', moneySentAt ? momentText(moneySentAt) : ''],
    ['Parcel', refund.trackingNumber ?? ''],
    ['Photographs', refund.photos.length > 0 ? say`${refund.photos.length}, by --photos` : ''],
    ['Message to the buyer', refund.instructions ?? ''],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[term(name), value]]));
  const lines = refund.lines.map((line) => {
    const codes = packing.find(({ position }) => position === line.position);
    const pieces = line.accepted === null ? String(line.quantity) : say`${line.accepted} of ${line.quantity}`;
    return [
      ...[String(line.position + 1), line.name, line.size, pieces, money(line.sum), term(line.reason ?? '')],
      ...[codes?.requiresMarking ? say`codes ${codes.codes.length}` : '', line.comment ?? ''],
    ];
  });
  const events = steps.map(({ state, at, by, operator, reason }) => [
    ...[momentText(at), term(state), operator ?? term(by), term(reason ?? '')],
  ]);
  return [
    ...alignedTable(facts),
    ...['', ...alignedTable([['LINE', 'NAME', 'SIZE ', 'PIECES', 'SUM', 'WHY', '', ''].map(term), ...lines])],
    ...['', ...alignedTable([['WHEN', 'STATE', 'BY', 'WHY'].map(term), ...events])],
  ];
}

/** Describes a changed refund in one line: its number, state and sum. */
export const changedLine = ({ refund: { number, state, sum, moneySentAt } }: OperatorRefund): string =>
  state === 'RECEIVED' && moneySentAt
    ? say`Refund ${number ?? ''} is ${term(state)}, ${money(sum)}; the money was sent.`
    : say`Refund ${number ?? ''} is ${term(state)}, ${money(sum)}.`;
