import type { TillEntry } from '#contract/client/client.schemas.ts';
import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import { alignedTable } from '../terminal/aligned-table.ts';

const money = (kopecks: number) => formatMoney(kopecks).replaceAll('\u00a0', ' ');

/** The names of receipts and means as a cash register has them (54-FZ). */
const RECEIPTS = { TAKEN: 'sale (приход)', PAID_OUT: 'return of sale (возврат прихода)' } as const;
const MEANS = { CASH: 'cash (наличными)', CARD: 'card (безналичными)' } as const;

/** The receipt that the cash register has to print for an entry of the till. */
export function receiptLinesOf({ kind, means, sum, receipt }: TillEntry): string[] {
  const rows = receipt.map(({ name, quantity, unitPrice, vatRate, mark }) => [
    ...[name, `${quantity} x ${money(unitPrice)}`, `VAT ${vatRate}%`, mark ?? ''],
  ]);
  return [`Receipt: ${RECEIPTS[kind]}, ${MEANS[means]}, ${money(sum)}`, ...alignedTable(rows)];
}

/** The entries of an order as a table; no lines if the order has no entries. */
export function tillLines(entries: readonly TillEntry[]): string[] {
  if (entries.length === 0) return [];
  const rows = entries.map(({ kind, means, sum, at, operator, reason }) => [
    ...[`${dayInMoscow(new Date(at))} ${timeInMoscow(new Date(at))}`, kind, means, money(sum)],
    ...[operator ?? 'carrier', reason ?? ''],
  ]);
  return ['', ...alignedTable([['TILL', '', 'BY', 'SUM', 'WHO', 'WHY'], ...rows])];
}
