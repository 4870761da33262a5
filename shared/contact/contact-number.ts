import { checkDigit } from '../orders/order-number.ts';

/** How many request numbers there are. */
export const NUMBER_COUNT = 1_000_000;

/**
 * Turns an integer from 0 to 999 999 into the number of a contact request, which is short enough to be read
 * out on the phone.
 */
export function contactNumber(body: number): string {
  const text = String(body).padStart(6, '0');
  return `П-${text}-${checkDigit(text)}`;
}
