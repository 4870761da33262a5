import { type AttributeFacet, facetsById, isColumn } from '#shared/goods/facets.ts';
import { discountPercent } from '#shared/goods/prices.ts';
import { propertyValues, valuesInName } from '#shared/goods/property-values.ts';
import type { ProductAttribute } from '../../domain/tables/content-types.ts';

/** `stores` are the codes of the stores that have the size in stock. */
export type ArticleRow = { sku: string; size: string; stock: number; stores: string[] };

/**
 * A colour of a model, as read from the database, with the prices that are shown, in kopecks, and its sizes
 * in display order.
 */
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

/**
 * A model as read from the database, with its colours in display order. The columns of goods and the word
 * index are built from such rows.
 */
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
  /** When the model was published, in ms since the epoch. */
  publishedAt: number;
  popularity: number;
  categoryIds: string[];
  variants: VariantRow[];
};

/** A store, as a value of the facet «store». The query returns stores in display order. */
export type StoreRow = { code: string; name: string; cityName: string };

/** Discount in whole percent, as cards show it; 0 without a discount. */
export const discountOf = (price: number, priceBefore: number | null): number =>
  discountPercent(price, priceBefore) ?? 0;

/**
 * The values of a model in a facet such as pattern or length: from its properties or, if it has no such
 * property, from the words of its name.
 */
export function attributeValues(row: GoodsRow, id: AttributeFacet): string[] {
  if (isColumn(id)) return [row[id]];
  const { title } = facetsById[id];
  const stated = row.attributes.filter(({ name }) => name === title);
  return stated.length > 0
    ? [...new Set(stated.flatMap(({ value }) => propertyValues(id, value)))]
    : valuesInName(id, row.name);
}

/**
 * Joins all data of a model that cannot be changed in the columns in place. If this text changes, the columns
 * must be rebuilt.
 */
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
 * A 64-bit hash of a text, as two 32-bit words. It is not cryptographic, so do not use it where an attacker
 * could benefit from a collision.
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
