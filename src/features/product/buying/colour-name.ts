import type { Colour } from '@/lib/api';

/** «Семейство - Значение - Код» (docs/specification.md §3.1). A colour without a maker's code has only its name. */
export function colourName({ colorFamily, displayValue, value }: Colour): string {
  return [colorFamily, displayValue, ...(value === displayValue ? [] : [value])].join(' - ');
}
