import { pastedValue } from '../text/pasted-value.ts';

/**
 * The check digit of a number, by the Luhn algorithm. It detects every wrong digit and nearly every swap of
 * neighbouring digits.
 */
export function checkDigit(body: string): number {
  const sum = [...body].reverse().reduce((all, figure, place) => {
    const value = Number(figure) * (place % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** How many order numbers there are. */
export const NUMBER_COUNT = 1_000_000;

/**
 * Turns an integer from 0 to 999 999 into an order number, which is short enough to be read out on the phone.
 */
export function orderNumber(body: number): string {
  const text = String(body).padStart(6, '0');
  return `В-${text}-${checkDigit(text)}`;
}

/** Matches what people write before or between the digits of a number: spaces, hyphens, dashes and «№». */
const BETWEEN = /[\s№#.\-‐‑‒–—―−_/]/gu;

/**
 * Reads an order number as people type or paste it: with or without hyphens and spaces, with quotes or a full
 * stop. The letter «В» may be missing, lower case, a Latin B, or the Latin letter on the same key. Null if it
 * is no order number, or if its check digit is wrong.
 */
export function readOrderNumber(text: string): string | null {
  const pasted = pastedValue(text).replace(/^(?:(?:заказа?|номер|no)[ :]*)+/iu, '');
  const figures = /^[вbd]?(\d{6})(\d)$/i.exec(pasted.replace(BETWEEN, ''));
  if (!figures?.[1]) return null;
  const number = orderNumber(Number(figures[1]));
  return number.endsWith(figures[2] ?? '') ? number : null;
}
