import { NBSP } from './typography.ts';

/** Forms of a Russian noun after 1, 2 and 5: «товар», «товара», «товаров». */
export type PluralForms = readonly [one: string, few: string, many: string];

export const GOODS: PluralForms = ['товар', 'товара', 'товаров'];

/**
 * Chooses the form after a whole number: `one` after 1 and 21, `few` after 2–4, `many` after 5–20 (and so
 * also after 11–14).
 */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const [last, lastTwo] = [count % 10, count % 100];
  if (lastTwo >= 11 && lastTwo <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

/** A number with its noun, joined by a no-break space: «1 240 товаров». */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatCount(count)}${NBSP}${plural(count, forms)}`;
}

/** A number with no-break spaces between thousands: «1 240». */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NBSP);
}
