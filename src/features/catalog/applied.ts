import { formatMoney } from '@/lib/money';
import { NBSP } from '@/lib/typography';
import { type Choice, isChosen, withPrices, withValue } from './choice';
import type { FacetData } from './facet-data';

/** One thing that is chosen. */
export type Applied = {
  /** A word or two: «Бежевый», «Обувь 38», «до 7 990 ₽». */
  label: string;
  /** The same with what it is a value of, for those who hear it alone: «Цвет: Бежевый». */
  name: string;
  /** The choice without it. */
  without: Choice;
};

/** What is chosen, in the order of the filters; prices last. */
export function appliedOf(choice: Choice, facets: readonly FacetData[]): Applied[] {
  const values = facets.flatMap(({ id, title, groups }) =>
    groups.flatMap((group, at) =>
      group.options
        .filter(({ value }) => isChosen(choice, id, value))
        .map(({ value, name }) => {
          // The same number means another size on another scale; on the first it needs no more words.
          const label = id === 'size' && at > 0 ? `${group.name}${NBSP}${name}` : name;
          return { label, name: `${title}: ${label}`, without: withValue(choice, id, value, false) };
        }),
    ),
  );
  const range = rangeOf(choice);
  return range
    ? [...values, { label: range, name: `Цена: ${range}`, without: withPrices(choice, undefined, undefined) }]
    : values;
}

function rangeOf({ priceFrom, priceTo }: Choice): string | undefined {
  if (priceFrom === undefined) return priceTo === undefined ? undefined : `до${NBSP}${formatMoney(priceTo)}`;
  if (priceTo === undefined) return `от${NBSP}${formatMoney(priceFrom)}`;
  return `${formatMoney(priceFrom).slice(0, -2)}–${formatMoney(priceTo)}`;
}
