import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { facetName, facetValue } from '#shared/goods/facet-values.ts';
import { familyOrder, familySwatch, noEntries, placeOf } from '../columns/facet-entries.ts';
import { discountOf, fingerprint, type GoodsRow, type StoreRow, structureOf } from '../columns/goods-row.ts';
import type { GoodsCategory, GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { idsOf, indexIds, writeId } from '../columns/id-bytes.ts';
import type { GoodsDocument } from '../words/goods-document.ts';
import type { SearchedQuery } from '../words/wanted-queries.ts';
import { createWordIndexBuilder } from '../words/word-index.ts';
import { createSizesBuilder } from './build-sizes.ts';
import { createTraitsBuilder } from './build-traits.ts';
import { growingColumn } from './growing-column.ts';
import { fromGreatest, membersByCategory } from './orders.ts';
import { computeSums } from './sums.ts';

export type SnapshotBuilder = {
  /** Adds the next model. The caller must add the most popular model first; equally popular ones by id. */
  add(row: GoodsRow): void;
  /** Builds the columns. It yields to the event loop several times, so that requests are not blocked. */
  finish(): Promise<GoodsSnapshot>;
};

/** Maximum number of colour families. A colour of any further family is treated as having none. */
const MOST_FAMILIES = 1024;

/** Creates a builder that converts rows to columns. `hasStoreStock`: whether any row may name stores. */
export function createSnapshotBuilder(parts: {
  categories: readonly GoodsCategory[];
  stores: readonly StoreRow[];
  hasStoreStock: boolean;
  /** Earlier queries of shoppers, from which suggestions are made; by default none. */
  searched?: readonly SearchedQuery[];
}): SnapshotBuilder {
  const { categories } = parts;
  const words = createWordIndexBuilder(parts.searched);
  const traits = createTraitsBuilder(categories);
  const sizes = createSizesBuilder(parts.stores, parts.hasStoreStock);
  const groupIds = idColumn();
  const variantIds = idColumn();
  const variantStart = growingColumn(Int32Array);
  const groupOf = growingColumn(Int32Array);
  const price = growingColumn(Int32Array);
  const priceBefore = growingColumn(Int32Array);
  const discount = growingColumn(Uint8Array);
  const published = growingColumn(Float64Array);
  const fingerprints = growingColumn(Uint32Array);
  const colours = createColoursBuilder();
  const memberships = createMembershipsBuilder(categories);

  function add(row: GoodsRow): void {
    const group = groupIds.push(row.id);
    variantStart.push(groupOf.length);
    published.push(row.publishedAt);
    for (const word of fingerprint(structureOf(row))) fingerprints.push(word);
    traits.add(row);
    sizes.addGroup(row.sizeSystem);
    const places = memberships.add(row.categoryIds, group);
    const numbered = row.variants.map((variant) => {
      groupOf.push(group);
      price.push(variant.price);
      priceBefore.push(variant.priceBefore ?? 0);
      discount.push(discountOf(variant.price, variant.priceBefore));
      colours.add(variant.colourFamily, variant.colourHex);
      sizes.addVariant(variant.articles);
      const { vendorCode, colourName, colourFamily } = variant;
      const skus = variant.articles.map(({ sku }) => sku);
      return { variant: variantIds.push(variant.id), vendorCode, colourName, colourFamily, skus };
    });
    const named = places.flatMap((place) => categories[place] ?? []);
    words.add(toDocument(row, group, named, numbered));
  }

  async function finish(): Promise<GoodsSnapshot> {
    variantStart.push(groupOf.length);
    const groupColumn = groupIds.finish();
    const variantColumn = variantIds.finish();
    const publishedColumn = published.finish();
    await yieldToEventLoop();
    const starts = variantStart.finish();
    const sized = await sizes.finish();
    await yieldToEventLoop();
    const columns = {
      variantStart: starts,
      price: price.finish(),
      priceBefore: priceBefore.finish(),
      discount: discount.finish(),
      colours: colours.finish(),
      ...sized,
      ...traits.finish(),
    };
    const sums = await computeSums(columns);
    const findGroup = await indexIds(groupColumn);
    const newestFirst = await fromGreatest(publishedColumn);
    return {
      ...columns,
      sums,
      groupCount: publishedColumn.length,
      variantCount: groupOf.length,
      groupIds: groupColumn,
      variantIds: variantColumn,
      groupId: idsOf(groupColumn),
      variantId: idsOf(variantColumn),
      findGroup,
      groupOf: groupOf.finish(),
      published: publishedColumn,
      newestFirst,
      categories,
      ...(await memberships.finish()),
      words: await words.finish(),
      fingerprints: fingerprints.finish(),
      derived: new Map(),
    };
  }

  return { add, finish };
}

/** The texts of a model that the search indexes. */
const toDocument = (
  { name, brandLine, description, season, fit, materials, attributes }: GoodsRow,
  group: number,
  categories: readonly GoodsCategory[],
  variants: GoodsDocument['variants'],
): GoodsDocument => ({
  group,
  name,
  brandLine,
  description,
  season,
  fit,
  materials,
  attributes,
  categories: categories.map((category) => ({ name: category.name, path: category.path })),
  variants,
});

/** Collects the categories of each model. Models are added one after another. */
function createMembershipsBuilder(categories: readonly GoodsCategory[]) {
  const categoryPlaces = new Map(categories.map(({ id }, place) => [id, place]));
  const categoryColumn = growingColumn(Int32Array);
  const groupColumn = growingColumn(Int32Array);
  return {
    /** Adds a model and returns the indexes of its categories. */
    add(categoryIds: readonly string[], group: number): number[] {
      const places = categoryIds.flatMap((id) => categoryPlaces.get(id) ?? []);
      for (const place of places) {
        categoryColumn.push(place);
        groupColumn.push(group);
      }
      return places;
    },
    finish: async () => ({
      categoryPlaces,
      ...(await membersByCategory(categoryColumn.view(), groupColumn.view(), categories.length)),
    }),
  };
}

/** Collects colour families while models are added one after another. */
function createColoursBuilder() {
  const values = noEntries();
  const of = growingColumn(Int16Array);
  /**
   * Index of each family by its name. It is cached, because converting a name to its form for URLs is slow,
   * and there are few names.
   */
  const places = new Map<string, number>();

  function familyPlace(family: string, hex: string): number {
    const known = places.get(family);
    if (known !== undefined) return known;
    const place = placeOf(values, facetValue(family), () => ({
      name: facetName(family),
      group: null,
      hex: familySwatch(family, hex),
      order: familyOrder(family),
    }));
    const kept = place < MOST_FAMILIES ? place : -1;
    places.set(family, kept);
    return kept;
  }

  return {
    add: (family: string, hex: string) => of.push(familyPlace(family, hex)),
    finish(): GoodsSnapshot['colours'] {
      const words = Math.ceil(Math.min(values.entries.length, MOST_FAMILIES) / 32);
      return { ...values, words, of: of.finish() };
    },
  };
}

function idColumn() {
  let bytes = new Uint8Array(16 * 1024);
  let length = 0;
  return {
    /** Appends an id and returns its index. */
    push(id: string): number {
      if ((length + 1) * 16 > bytes.length) {
        const wider = new Uint8Array(Math.ceil(length * 1.5) * 16);
        wider.set(bytes);
        bytes = wider;
      }
      writeId(bytes, length, id);
      length += 1;
      return length - 1;
    },
    finish: () => bytes.slice(0, length * 16),
  };
}
