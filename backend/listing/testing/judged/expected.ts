import type { DemoGroup, DemoVariant } from '../../../../demo/garments/types.ts';
import { fold } from '../../language/letters.ts';

/** What a shopper with this query wants to see: a colour of a model has to fulfil all of it. */
export type Expected = {
  /** Beginnings of category paths, any of them. */
  in?: readonly string[];
  /** Of the folded name of the model. */
  name?: RegExp;
  notName?: RegExp;
  families?: readonly string[];
  /** Of the folded name of the colour. */
  shade?: RegExp;
  /** Any of these fibres, in any share. */
  fibres?: readonly string[];
  seasons?: readonly string[];
  for?: 'women' | 'men' | 'children' | 'girls' | 'boys' | 'babies';
  /** In stock, any of these. */
  sizes?: readonly string[];
  /** Roubles. */
  from?: number;
  to?: number;
  /** Least discount in percent. */
  reducedBy?: number;
  /** Of `name=value` of any property, folded. */
  property?: RegExp;
  /** In any text of the model, folded: name, properties, fit, fibres, description. */
  text?: RegExp;
  line?: string;
  vendorCode?: string;
};

export type Judged = {
  /** What kind of query it is; the report counts by it. */
  kind: string;
  query: string;
  /** Goods that fulfil any of these are what was wanted. */
  wants: readonly Expected[];
  /** Least precision that is good enough, where one cannot have more. */
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

/** Whether a colour of a model is what was wanted. */
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

/** Whole percent, rounded down as cards show it. */
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

/** Accessories that do not say for whom they are. */
function isForAll(group: DemoGroup): boolean {
  return stands(group, ['aksessuary']) && !/детск|женск|мужск/.test(fold(group.name));
}
