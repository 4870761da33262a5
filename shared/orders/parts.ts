import { PARTS } from '../payments/ways-to-pay.ts';
import { formatDayAndMonth } from '../text/dates.ts';
import { formatMoney } from '../text/money.ts';

/** Time between two payments: two weeks, in ms. */
const PAUSE_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Splits a sum into four payments, two weeks apart. The first payment contains the remainder of the division.
 * @param total in kopecks
 */
export function partsOf(total: number, today: string): { first: number; part: number; later: string } {
  const part = Math.floor(total / PARTS);
  const dates = [1, 2, 3].map((times) => new Date(Date.parse(today) + times * PAUSE_MS));
  return {
    first: total - part * (PARTS - 1),
    part,
    later: `по\u00a0${formatMoney(part)} ${dates
      .map(formatDayAndMonth)
      .join(', ')
      .replace(/, ([^,]*)$/, ' и\u00a0$1')}`,
  };
}
