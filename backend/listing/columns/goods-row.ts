import { type AttributeFacet, facetsById, isColumn } from '#shared/goods/facets.ts';
import { discountPercent } from '#shared/goods/prices.ts';
import { propertyValues, valuesInName } from '#shared/goods/property-values.ts';
import type { ProductAttribute } from '../../domain/tables/content-types.ts';

/** One size of a colour as it is read; `stores` are the codes of those that have it. */
export type ArticleRow = { sku: string; size: string; stock: number; stores: string[] };

/** One colour of a model as it is read, at the prices that are shown of it in kopecks, its sizes in their order. */
export type VariantRow = {
  id: string;
  vendorCode: string;
  colourFamily: string;
  colourName: string;
  colourHex: string;
  price: number;
  priceBefore: number | null;
  articles: ArticleRow[];
};

/** One model as it is read: all that the columns and the words are made of. Its colours are in their order. */
export type GoodsRow = {
  id: string;
  name: string;
  brandLine: string;
  description: string;
  season: string;
  fit: string;
  materials: string[];
  attributes: ProductAttribute[];
  sizeSystem: string;
  /** A moment in ms. */
  publishedAt: number;
  popularity: number;
  categoryIds: string[];
  variants: VariantRow[];
};

/** A store as the facet names it, in the order to show them. */
export type StoreRow = { code: string; name: string; cityName: string };

/** Whole percent off as cards show it; 0 without a discount. */
export const discountOf = (price: number, priceBefore: number | null): number =>
  discountPercent(price, priceBefore) ?? 0;

/** What a model has of a facet whose values are plain words: what its properties say, else what its name says. */
export function attributeValues(row: GoodsRow, id: AttributeFacet): string[] {
  if (isColumn(id)) return [row[id]];
  const { title } = facetsById[id];
  const said = row.attributes.filter(({ name }) => name === title);
  return said.length > 0
    ? [...new Set(said.flatMap(({ value }) => propertyValues(id, value)))]
    : valuesInName(id, row.name);
}

/** What of a model cannot change in place, as text. */
export function structureOf(row: GoodsRow): string {
  const { variants, categoryIds, ...model } = row;
  return JSON.stringify([
    Object.values(model),
    categoryIds.toSorted(),
    variants.map(({ id, vendorCode, colourFamily, colourName, colourHex, articles }) => [
      [id, vendorCode, colourFamily, colourName, colourHex],
      articles.map(({ sku, size }) => [sku, size]),
    ]),
  ]);
}

/**
 * A hash of two words: two texts collide once in 2⁶⁴. Not for anything that an attacker might want to forge.
 */
export function fingerprint(text: string): [number, number] {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    one = Math.imul(one ^ sign, 0x9e3779b1);
    other = Math.imul(other ^ sign, 0x5f356495);
    one ^= one >>> 16;
    other ^= other >>> 13;
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return [one >>> 0, other >>> 0];
}
