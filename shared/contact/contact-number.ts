import { checkDigit } from '../orders/order-number.ts';

/** How many different request numbers exist. */
export const NUMBER_COUNT = 1_000_000;

/** The number of a request, short enough to be read over the phone, made from a number below a million. */
export function contactNumber(body: number): string {
  const text = String(body).padStart(6, '0');
  return `П-${text}-${checkDigit(text)}`;
}
