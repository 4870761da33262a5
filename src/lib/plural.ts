import { NBSP } from './typography';

/** Forms of a Russian noun for 1, 2 and 5: товар, товара, товаров. */
export type PluralForms = readonly [one: string, few: string, many: string];

export const GOODS: PluralForms = ['товар', 'товара', 'товаров'];

/** The form that goes with a whole number: 1 and 21 one, 2–4 few, 5–20 and 11–14 many. */
export function plural(count: number, forms: PluralForms): string {
  const hundred = Math.abs(count) % 100;
  const ten = hundred % 10;
  if (hundred > 10 && hundred < 20) return forms[2];
  if (ten === 1) return forms[0];
  return ten >= 2 && ten <= 4 ? forms[1] : forms[2];
}

/** A number that never leaves its noun: «1 240 товаров». */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatCount(count)}${NBSP}${plural(count, forms)}`;
}

/** Thousands apart by a no-break space. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NBSP);
}
