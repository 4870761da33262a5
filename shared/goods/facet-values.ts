import { slugify } from '../text/slug.ts';
import { baseSize } from './size-label.ts';
import { scaleOf } from './size-scales.ts';

/** The only value of the facet «Наличие». */
export const inStock = { value: 'v-nalichii', name: 'В наличии' } as const;

/** The values of the discount facet: discounts of at least this many percent. */
export const discountSteps = [10, 30, 50, 70] as const;

export const discountName = (percent: number): string => `от\u00a0${percent}\u00a0%`;

/** Maximum lengths of a value and of its name in the contract (openapi, FacetValue and FacetValueName). */
const longestValue = 100;
const longestName = 120;

/**
 * Turns the name of a facet value into the text that stands for it in URLs. Depends only on the name, so that
 * the meaning of a URL never changes. Names that differ only in case, ё or punctuation give the same text. A
 * name without letters and digits gives an empty text.
 */
export function facetValue(name: string): string {
  return slugify(name).slice(0, longestValue).replace(/-$/, '');
}

/**
 * Turns a size into the text that stands for it in URLs. Clothing sizes are unchanged; other sizes begin with
 * the name of their scale. Sizes that differ only in the second dimension («44/158» and «44/170») give the
 * same text.
 */
export function sizeValue(sizeSystem: string, size: string): string {
  const { prefix, only } = scaleOf(sizeSystem, size);
  if (only) return only;
  const value = facetValue(baseSize(size));
  return value && facetValue(`${prefix}${value}`);
}

/** The displayed name of a facet value: capitalized, at most 120 characters. */
export function facetName(text: string): string {
  const name = text.trim();
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`.slice(0, longestName);
}
