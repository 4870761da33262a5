import { NBSP } from './typography.ts';

/** Forms of a Russian noun for 1, 2 and 5: товар, товара, товаров. */
export type PluralForms = readonly [one: string, few: string, many: string];

export const GOODS: PluralForms = ['товар', 'товара', 'товаров'];

const rules = new Intl.PluralRules('ru');

/** The form that goes with a whole number: 1 and 21 one, 2–4 few, 5–20 and 11–14 many. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}

/** A number that never leaves its noun: «1 240 товаров». */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatCount(count)}${NBSP}${plural(count, forms)}`;
}

/** Thousands apart by a no-break space. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NBSP);
}
