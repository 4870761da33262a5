import { slugify } from '../text/slug.ts';
import { scaleOf } from './size-scales.ts';

/** The only value of «Наличие». */
export const inStock = { value: 'v-nalichii', name: 'В наличии' } as const;

/** Least discounts that may be chosen, in percent. */
export const discountSteps = [10, 30, 50, 70] as const;

export const discountName = (percent: number): string => `от\u00a0${percent}\u00a0%`;

/** Lengths that the contract allows (openapi, FacetValueName and FacetValue). */
const longestValue = 100;
const longestName = 120;

/**
 * How addresses write a value: it depends on the name alone, so that an address never comes to mean something else.
 * Names that differ only in case, ё or signs are one value; one without letters or digits has none and gives ''.
 */
export function facetValue(name: string): string {
  return slugify(name).slice(0, longestValue).replace(/-$/, '');
}

/** How addresses write a size: sizes of clothes as they are, those of other scales with the name of their scale. */
export function sizeValue(sizeSystem: string, size: string): string {
  const { prefix, only } = scaleOf(sizeSystem, size);
  if (only) return only;
  const value = facetValue(size);
  return value && facetValue(`${prefix}${value}`);
}

/** A name as a facet shows it: a capital first, at most 120 characters. */
export function facetName(text: string): string {
  const name = text.trim();
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`.slice(0, longestName);
}
