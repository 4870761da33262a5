import { checkDigit } from '../orders/order-number.ts';

/** The number of different request numbers. */
export const NUMBER_COUNT = 1_000_000;

/**
 * Makes the number of a contact request from an integer below a million. It is short enough to be read out on
 * the phone.
 */
export function contactNumber(body: number): string {
  const text = String(body).padStart(6, '0');
  return `П-${text}-${checkDigit(text)}`;
}
