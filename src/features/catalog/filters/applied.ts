import { facetsById } from '#shared/goods/facets.ts';
import { capitalised } from '#shared/text/capitalised.ts';
import { formatMoney } from '#shared/text/money.ts';
import { NBSP } from '#shared/text/typography.ts';
import { type Choice, isChosen, withPrices, withValue } from '../choice/choice';
import type { FacetData, FacetGroup } from '../choice/facet-data';

/** An applied filter. */
export type Applied = {
  /** A label that is clear without its facet: «Бежевый», «Размер 44», «Цена до 7 990 ₽». */
  label: string;
  /** The label with the name of its facet, for screen readers: «Цвет: Бежевый». */
  name: string;
  /** The choice without this filter. */
  without: Choice;
};

/** The applied filters, in the order of the facets; prices last. */
export function appliedOf(choice: Choice, facets: readonly FacetData[]): Applied[] {
  const values = facets.flatMap((facet) =>
    facet.groups.flatMap((group, at) =>
      group.options
        .filter(({ value }) => isChosen(choice, facet.id, value))
        .map(({ value, name }) => {
          const label = labelOf(facet, group, at, name);
          const isSaid = label.toLowerCase().includes(facet.title.toLowerCase());
          return {
            label,
            name: isSaid ? label : `${facet.title}: ${label}`,
            without: withValue(choice, facet.id, value, false),
          };
        }),
    ),
  );
  const range = rangeOf(choice);
  if (!range) return values;
  const label = `Цена${NBSP}${range}`;
  return [...values, { label, name: label, without: withPrices(choice, undefined, undefined) }];
}

/** The label of a value: adds the word without which it is not clear, such as «Размер». */
function labelOf({ id, title, groups }: FacetData, group: FacetGroup, at: number, name: string): string {
  const { look, chosen, adjective } = facetsById[id];
  if (look === 'sizes') {
    // A scale such as «Детям, рост в см» names the quantity that its numbers mean.
    const [, measure, unit] = /(\p{L}+)\sв\s(\p{L}+)$/u.exec(group.name) ?? [];
    if (measure && unit) return `${capitalised(measure)}${NBSP}${name}${NBSP}${unit}`;
    // A number means different sizes on different scales, so the label has the name of the scale, except for
    // the first scale.
    return `${at > 0 ? group.name : title}${NBSP}${name}`;
  }
  if (chosen === 'titled') return `${title} ${name}`;
  if (chosen === 'quoted') return `${title} «${name}»`;
  // An adjective gets the facet's title as its noun: «Свободная посадка». «Средняя полнота» has a noun
  // already.
  if (adjective?.test(name)) return `${name} ${title.toLowerCase()}`;
  // «Платья» may exist in two groups: for women and for girls.
  const others = groups.filter((other) => other.options.some((option) => option.name === name));
  return others.length > 1 ? `${group.name}: ${name.toLowerCase()}` : name;
}

function rangeOf({ priceFrom, priceTo }: Choice): string | undefined {
  if (priceFrom === undefined) return priceTo === undefined ? undefined : `до${NBSP}${formatMoney(priceTo)}`;
  if (priceTo === undefined) return `от${NBSP}${formatMoney(priceFrom)}`;
  return `${formatMoney(priceFrom).slice(0, -2)}–${formatMoney(priceTo)}`;
}
