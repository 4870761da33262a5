import { MINUS, NBSP } from './typography.ts';

/**
 * Formats an amount: «12 990 ₽», with kopecks only if there are any («12 990,50 ₽»). Written by hand, because the
 * separators of Intl differ between server and browsers.
 * @param kopecks integer kopecks, the only unit of the contract
 */
export function formatMoney(kopecks: number): string {
  const sign = kopecks < 0 ? MINUS : '';
  const whole = Math.abs(Math.round(kopecks));
  const rest = whole % 100;
  const roubles = String((whole - rest) / 100).replace(/\B(?=(\d{3})+$)/g, NBSP);
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${sign}${roubles}${fraction}${NBSP}₽`;
}

/** A discount in whole percent: «−30%», with a true minus sign. */
export function formatDiscount(percent: number): string {
  return `${MINUS}${percent}%`;
}
