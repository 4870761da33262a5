import { pastedValue } from '../text/pasted-value.ts';

/** The Luhn check digit of a number: any wrong digit and almost any swap of neighbours changes it. */
export function checkDigit(body: string): number {
  const sum = [...body].reverse().reduce((all, figure, place) => {
    const value = Number(figure) * (place % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** How many different order numbers exist. */
export const NUMBER_COUNT = 1_000_000;

/** The number of an order, short enough to be read over the phone, made from a number below a million. */
export function orderNumber(body: number): string {
  const text = String(body).padStart(6, '0');
  return `В-${text}-${checkDigit(text)}`;
}

/** What stands around and between the figures of a number: spaces, hyphens and dashes, and the word before it. */
const BETWEEN = /[\s№#.\-‐‑‒–—―−_/]/gu;

/**
 * Reads a number as people write and paste it: with or without hyphens and spaces, with quotes and a full stop, with a
 * Latin B, the key of «В» in the Latin layout, a lower-case letter or no letter. Null for anything else, including a wrong
 * check digit.
 */
export function readOrderNumber(text: string): string | null {
  const pasted = pastedValue(text).replace(/^(?:(?:заказа?|номер|no)[ :]*)+/iu, '');
  const figures = /^[вbd]?(\d{6})(\d)$/i.exec(pasted.replace(BETWEEN, ''));
  if (!figures?.[1]) return null;
  const number = orderNumber(Number(figures[1]));
  return number.endsWith(figures[2] ?? '') ? number : null;
}
