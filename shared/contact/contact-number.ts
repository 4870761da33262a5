import { checkDigit } from '../orders/order-number.ts';

/** Requests that can have numbers of their own. */
export const NUMBERS = 1_000_000;

/** The number of a request to the shop, fit to be read over the phone, from a body below a million. */
export function contactNumber(body: number): string {
  const text = String(body).padStart(6, '0');
  return `П-${text}-${checkDigit(text)}`;
}
