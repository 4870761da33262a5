import { MINUS, NBSP } from './typography.ts';

/**
 * Writes an amount: «12 990 ₽», or «12 990,50 ₽» if there are kopecks. Does not use Intl, whose separators
 * differ between server and browsers.
 * @param kopecks whole kopecks, the only unit of the contract
 */
export function formatMoney(kopecks: number): string {
  const sign = kopecks < 0 ? MINUS : '';
  const whole = Math.abs(Math.round(kopecks));
  const rest = whole % 100;
  const roubles = String((whole - rest) / 100).replace(/\B(?=(\d{3})+$)/g, NBSP);
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${sign}${roubles}${fraction}${NBSP}₽`;
}

/** Writes a discount: «−30%», with a minus sign instead of a hyphen. `percent` is a whole number. */
export function formatDiscount(percent: number): string {
  return `${MINUS}${percent}%`;
}
