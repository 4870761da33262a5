import type { DemoGroup, DemoVariant } from '../../../../demo/garments/types.ts';
import { fold } from '../../language/letters.ts';

/** What a shopper expects of the goods. One colour of a model must fulfil all these conditions. */
export type Expected = {
  /** The path of one of the model's categories must begin with one of these. */
  in?: readonly string[];
  /** Must match the folded name of the model. */
  name?: RegExp;
  notName?: RegExp;
  families?: readonly string[];
  /** Must match the folded name of the colour. */
  shade?: RegExp;
  /** One of these fibres must be in the composition, with any share. */
  fibres?: readonly string[];
  seasons?: readonly string[];
  for?: 'women' | 'men' | 'children' | 'girls' | 'boys' | 'babies';
  /** One of these sizes must be in stock. */
  sizes?: readonly string[];
  /** Lowest price in roubles. */
  from?: number;
  to?: number;
  /** Minimum discount in percent. */
  reducedBy?: number;
  /** Must match a property of the model, written as folded `name=value`. */
  property?: RegExp;
  /** Must match one of the model's folded texts: name, properties, fit, fibres or description. */
  text?: RegExp;
  line?: string;
  vendorCode?: string;
};

export type Judged = {
  /** The kind of query; the report has one group for each kind. */
  kind: string;
  query: string;
  /** Goods are expected if they fulfil one of these entries. */
  wants: readonly Expected[];
  /** Minimum precision of this query, from 0 to 1, if it cannot reach the minimum for all queries. */
  floor?: number;
};

const audiences: Record<NonNullable<Expected['for']>, (group: DemoGroup) => boolean> = {
  women: (group) => stands(group, ['zhenshchinam']) || says(group, 'женщинам') || isForAll(group),
  men: (group) => stands(group, ['muzhchinam']) || says(group, 'мужчинам') || isForAll(group),
  children: (group) => stands(group, ['detyam']) || /детск/.test(fold(group.name)),
  girls: (group) => stands(group, ['detyam/devochkam']),
  boys: (group) => stands(group, ['detyam/malchikam']),
  babies: (group) => stands(group, ['detyam/malysham']),
};

/** Whether a model in this colour is among the expected goods. */
export function fulfils(group: DemoGroup, variant: DemoVariant, wants: readonly Expected[]): boolean {
  return wants.some((want) => fulfilsAll(group, variant, want));
}

function fulfilsAll(group: DemoGroup, variant: DemoVariant, want: Expected): boolean {
  return (
    (!want.in || stands(group, want.in)) &&
    (!want.name || want.name.test(fold(group.name))) &&
    !want.notName?.test(fold(group.name)) &&
    (!want.families || want.families.includes(variant.colour.family)) &&
    (!want.shade || want.shade.test(fold(variant.colour.displayValue))) &&
    (!want.fibres || group.composition.some(({ fibre }) => want.fibres?.includes(fibre))) &&
    (!want.seasons || want.seasons.includes(group.season)) &&
    (!want.for || audiences[want.for](group)) &&
    (!want.sizes ||
      variant.articles.some(({ size, stock }) => stock > 0 && want.sizes?.includes(size.value))) &&
    variant.price >= (want.from ?? 0) * 100 &&
    variant.price <= (want.to ?? Number.POSITIVE_INFINITY) * 100 &&
    discountOf(variant) >= (want.reducedBy ?? 0) &&
    (!want.property || properties(group).some((property) => want.property?.test(property))) &&
    (!want.text || want.text.test(textOf(group))) &&
    (!want.line || group.brandLine === want.line) &&
    (!want.vendorCode || variant.vendorCode === want.vendorCode)
  );
}

/** The discount in whole percent, rounded down as on product cards. */
function discountOf({ price, priceBefore }: DemoVariant): number {
  return priceBefore === null ? 0 : Math.floor(((priceBefore - price) / priceBefore) * 100);
}

function properties({ attributes }: DemoGroup): string[] {
  return attributes.map(({ name, value }) => fold(`${name}=${value}`));
}

function textOf(group: DemoGroup): string {
  const fibres = group.composition.map(({ fibre }) => fibre);
  return fold([group.name, ...properties(group), group.fit, ...fibres, group.description].join(' | '));
}

function stands({ categoryPaths }: DemoGroup, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) =>
    categoryPaths.some((path) => path === beginning || path.startsWith(`${beginning}/`)),
  );
}

function says({ attributes }: DemoGroup, audience: string): boolean {
  return attributes.some(({ name, value }) => name === 'Для кого' && fold(value) === audience);
}

/** Whether the model is an accessory that is not made for a certain audience. */
function isForAll(group: DemoGroup): boolean {
  return stands(group, ['aksessuary']) && !/детск|женск|мужск/.test(fold(group.name));
}
