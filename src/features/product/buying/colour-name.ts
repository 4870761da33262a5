import type { Colour } from '@/lib/api';

/**
 * The name of a colour: «Семейство - Значение - Код» (docs/specification.md §3.1). A colour without a
 * manufacturer's code has its name as its code: then only family and name are shown, and only one of them if
 * they are equal.
 */
export function colourName({ colorFamily, displayValue, value }: Colour): string {
  if (value !== displayValue) return [colorFamily, displayValue, value].join(' - ');
  return colorFamily === displayValue ? displayValue : [colorFamily, displayValue].join(' - ');
}
