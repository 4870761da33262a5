import { NBSP } from './typography.ts';

/** Forms of a Russian noun for 1, 2 and 5: товар, товара, товаров. */
export type PluralForms = readonly [one: string, few: string, many: string];

export const GOODS: PluralForms = ['товар', 'товара', 'товаров'];

/** The form for a whole number: "one" for 1 and 21, "few" for 2–4, "many" for 5–20 including 11–14. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const [last, lastTwo] = [count % 10, count % 100];
  if (lastTwo >= 11 && lastTwo <= 14) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

/** A number and its noun without a line break between them: «1 240 товаров». */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatCount(count)}${NBSP}${plural(count, forms)}`;
}

/** Thousands separated by a no-break space. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, NBSP);
}
