import type { Colour } from '@/lib/api';

/** «Семейство - Значение - Код» (docs/specification.md §3.1). */
export function colourName({ colorFamily, displayValue, value }: Colour): string {
  return [colorFamily, displayValue, value].join(' - ');
}
