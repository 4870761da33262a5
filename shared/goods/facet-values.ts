import { slugify } from '../text/slug.ts';
import { baseSize } from './size-label.ts';
import { scaleOf } from './size-scales.ts';

/** The only value of «Наличие». */
export const inStock = { value: 'v-nalichii', name: 'В наличии' } as const;

/** Minimum discounts that can be chosen, in percent. */
export const discountSteps = [10, 30, 50, 70] as const;

export const discountName = (percent: number): string => `от\u00a0${percent}\u00a0%`;

/** Maximum lengths of a value and of its name in the contract (openapi, FacetValue and FacetValueName). */
const longestValue = 100;
const longestName = 120;

/**
 * The value that stands in URLs for a name. It depends only on the name, so that a URL never changes its
 * meaning. Names that differ only in case, ё or punctuation give the same value. A name without letters and
 * digits gives ''.
 */
export function facetValue(name: string): string {
  return slugify(name).slice(0, longestValue).replace(/-$/, '');
}

/**
 * The value that stands in URLs for a size. Clothing sizes are unchanged; other sizes get the name of their
 * scale as a prefix. Sizes that differ only in a second dimension («44/158» and «44/170») give the same
 * value.
 */
export function sizeValue(sizeSystem: string, size: string): string {
  const { prefix, only } = scaleOf(sizeSystem, size);
  if (only) return only;
  const value = facetValue(baseSize(size));
  return value && facetValue(`${prefix}${value}`);
}

/** The displayed name of a value: capitalized, at most 120 characters. */
export function facetName(text: string): string {
  const name = text.trim();
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`.slice(0, longestName);
}
