import { facetIds, facetsById } from '#shared/goods/facets.ts';
import type { FacetId } from '@/lib/api';
import {
  FacetValueNameMax,
  FacetValueNameRegExp,
  getListingQueryPriceToMax,
  getListingQuerySizeMax,
} from '@/lib/api/bounds';
import type { SearchSchema } from '@/lib/navigation/search-fields';
import {
  type ListParameters,
  PRICE_FROM,
  PRICE_TO,
  type WrittenList,
} from '@/shop/addresses/facet-parameters';

/**
 * The chosen facet values, in the format of API parameters. Values are sorted. Prices are in kopecks, rounded
 * to roubles, the lower one first. Treat it as immutable.
 */
export type Choice = { [id in FacetId]?: string[] } & { priceFrom?: number; priceTo?: number };

/** Reads a choice from the parameters of a URL or a form. Values that no facet can have are dropped. */
export const choiceSchema: SearchSchema<Choice> = {
  parse(parameters: ListParameters) {
    const choice: Choice = {};
    for (const id of facetIds) {
      const values = normal(textsOf(parameters[facetsById[id].parameter]).flatMap((text) => text.split(',')));
      if (values.length > 0) choice[id] = values;
    }
    const price = (name: typeof PRICE_FROM | typeof PRICE_TO) =>
      readRoubles(textsOf(parameters[name])[0] ?? '');
    return withPrices(choice, price(PRICE_FROM), price(PRICE_TO));
  },
};

/** The parameters of a choice, in their canonical order. */
export function writeChoice(choice: Choice): WrittenList {
  const search: WrittenList = {};
  for (const id of facetIds) {
    const values = choice[id];
    if (values?.length) search[facetsById[id].parameter] = values.join();
  }
  const { priceFrom, priceTo } = choice;
  if (priceFrom !== undefined) search[PRICE_FROM] = String(priceFrom / 100);
  if (priceTo !== undefined) search[PRICE_TO] = String(priceTo / 100);
  return search;
}

/**
 * Reads a typed price: «5000», «5 000 ₽», «5000,50». In kopecks, whole roubles; undefined if it is not a
 * price.
 */
export function readRoubles(text: string): number | undefined {
  const plain = text.replace(/\s|₽|р(уб)?\.?$/g, '');
  const [, digits] = /^(\d{1,10})([.,]\d*)?$/.exec(plain) ?? [];
  const roubles = Number(digits ?? 0);
  return roubles > 0 && roubles * 100 <= getListingQueryPriceToMax ? roubles * 100 : undefined;
}

/** The choice with other prices, in kopecks. If the lower bound is above the upper one, they are swapped. */
export function withPrices(choice: Choice, from: number | undefined, to: number | undefined): Choice {
  const { priceFrom: _from, priceTo: _to, ...rest } = choice;
  const [least, most] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return {
    ...rest,
    ...(least !== undefined && { priceFrom: least }),
    ...(most !== undefined && { priceTo: most }),
  };
}

export function isChosen(choice: Choice, id: FacetId, value: string): boolean {
  return choice[id]?.includes(value) ?? false;
}

/** The choice with a value added or removed. */
export function withValue(choice: Choice, id: FacetId, value: string, chosen: boolean): Choice {
  const { [id]: before = [], ...rest } = choice;
  const values = normal(chosen ? [...before, value] : before.filter((other) => other !== value));
  return values.length > 0 ? { ...rest, [id]: values } : rest;
}

/** The choice, reduced to values for which `knows` returns true. */
export function filterChoice(choice: Choice, knows: (id: FacetId, value: string) => boolean): Choice {
  const filtered = withPrices({}, choice.priceFrom, choice.priceTo);
  for (const id of facetIds) {
    const values = choice[id]?.filter((value) => knows(id, value));
    if (values?.length) filtered[id] = values;
  }
  return filtered;
}

/** Number of chosen values; a price range counts as one. */
export function countChosen(choice: Choice): number {
  const values = facetIds.reduce((sum, id) => sum + (choice[id]?.length ?? 0), 0);
  return values + (choice.priceFrom === undefined && choice.priceTo === undefined ? 0 : 1);
}

/** A cache key: equal for equal choices. */
export function choiceKey(choice: Choice): string {
  return JSON.stringify(writeChoice(choice));
}

function normal(values: string[]): string[] {
  const known = values
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value.length <= FacetValueNameMax && FacetValueNameRegExp.test(value));
  return [...new Set(known)].sort().slice(0, getListingQuerySizeMax);
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string');
}
