import type { Colour } from '@/lib/api';

/**
 * «Семейство - Значение - Код» (docs/specification.md §3.1). A colour without a maker's code, whose code is its name,
 * has only family and name, and one of them if they are the same.
 */
export function colourName({ colorFamily, displayValue, value }: Colour): string {
  if (value !== displayValue) return [colorFamily, displayValue, value].join(' - ');
  return colorFamily === displayValue ? displayValue : [colorFamily, displayValue].join(' - ');
}
