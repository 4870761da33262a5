import type { Colour } from '@/lib/api';

/** «Семейство - Значение - Код» (section 3 of the specification). */
export function colourName({ colorFamily, displayValue, value }: Colour): string {
  return [colorFamily, displayValue, value].join(' - ');
}
