import type { TillEntry } from '#contract/client/client.schemas.ts';
import { formatMoney } from '#shared/text/money.ts';
import { alignedTable } from '../terminal/aligned-table.ts';
import { momentText } from '../terminal/moments.ts';
import { say, term } from '../terminal/say.ts';

const money = (kopecks: number) => formatMoney(kopecks).replaceAll('\u00a0', ' ');

/** How a cash register names the kinds of receipts and the means of payment (law 54-FZ). */
const RECEIPTS = { TAKEN: 'receipt of sale', PAID_OUT: 'receipt of return' } as const;
export const MEANS = { CASH: 'in cash', CARD: 'by card' } as const;

/**
 * Describes the receipt that an operator has to print with the cash register for a till entry, as lines of
 * text.
 */
export function receiptLinesOf({ kind, means, sum, receipt }: TillEntry): string[] {
  const rows = receipt.map(({ name, quantity, unitPrice, vatRate, mark }) => [
    ...[
      name,
      `${quantity} x ${money(unitPrice)}`,
      vatRate === 0 ? term('no VAT') : say`VAT ${vatRate}%`,
      mark ?? '',
    ],
  ]);
  return [say`Receipt: ${term(RECEIPTS[kind])}, ${term(MEANS[means])}, ${money(sum)}`, ...alignedTable(rows)];
}

/** Formats the till entries of an order as lines of a table; an empty list if the order has none. */
export function tillLines(entries: readonly TillEntry[]): string[] {
  if (entries.length === 0) return [];
  const rows = entries.map(({ kind, means, sum, at, operator, reason }) => [
    ...[momentText(at), term(RECEIPTS[kind]), term(MEANS[means]), money(sum)],
    ...[operator ?? term('carrier'), term(reason ?? '')],
  ]);
  return ['', ...alignedTable([['TILL', 'RECEIPT', 'HOW', 'SUM', 'BY', 'WHY'].map(term), ...rows])];
}
