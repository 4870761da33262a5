import fc from 'fast-check';
import { type AttributeFacet, attributeIds, facetsById, propertyIds } from '#shared/goods/facets.ts';
import { demoUuid } from '../../../demo/garments/identity.ts';
import type { ArticleRow, GoodsRow, StoreRow, VariantRow } from '../columns/goods-row.ts';
import type { GoodsCategory, GoodsSnapshot } from '../columns/goods-snapshot.ts';
import type { Filters } from '../facets/choose.ts';
import { createSnapshotBuilder } from '../goods/build-snapshot.ts';

export const goodsNow = new Date('2026-11-21T09:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;

export const testUuid = (...parts: (string | number)[]): string => demoUuid('goods', ...parts);

function node(path: string, kind: GoodsCategory['kind'], ordinal: number): GoodsCategory {
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null;
  return {
    id: testUuid(path),
    parentId: parent === null ? null : testUuid(parent),
    path,
    name: path.toUpperCase(),
    kind,
    ordinal,
    isInMenu: true,
  };
}

/**
 * Two departments with categories, and one listing each of new goods, sale, a part of the sale, and a
 * collection.
 */
export const testTree: readonly GoodsCategory[] = [
  node('zhenshchinam', 'category', 1),
  node('zhenshchinam/platya', 'category', 2),
  node('zhenshchinam/yubki', 'category', 1),
  node('muzhchinam', 'category', 2),
  node('muzhchinam/bryuki', 'category', 1),
  node('novinki', 'new', 3),
  node('rasprodazha', 'sale', 4),
  node('rasprodazha/platya', 'sale', 5),
  node('kollektsiya/zima', 'collection', 6),
];

/** More than 32 stores, so that a bit set of stores needs more than one word. */
export const testStores: readonly StoreRow[] = Array.from({ length: 35 }, (_, index) => ({
  code: `magazin-${index}`,
  name: `Магазин ${index}`,
  cityName: index < 20 ? 'Москва' : 'Казань',
}));

const sizesOf: Record<string, readonly string[]> = {
  // More than 32 sizes, so that a bit set of sizes needs more than one word. One size has two spellings, and
  // the text of one («★») contains nothing that can be written in a URL.
  women: [...Array.from({ length: 33 }, (_, index) => `${40 + index}`), '44–46', '44-46', 'Единый', '★'],
  men: ['44', '46', 'XL'],
  shoes: ['43', '43,5', '44'],
  'one-size': ['Единый'],
  'of-no-variant': ['44', 'S'],
};

const articles = (system: string): fc.Arbitrary<ArticleRow[]> =>
  fc
    .uniqueArray(
      fc.record({
        size: fc.constantFrom(...(sizesOf[system] ?? [])),
        stock: fc.constantFrom(0, 0, 1, 7),
        stores: fc.uniqueArray(fc.constantFrom(...testStores.slice(0, 3), ...testStores.slice(31)), {
          maxLength: 3,
        }),
      }),
      { maxLength: 5, size: 'max', selector: ({ size }) => size },
    )
    .map((sizes) =>
      sizes.map((one) => ({ ...one, sku: one.size, stores: one.stores.map(({ code }) => code) })),
    );

const variant = (system: string): fc.Arbitrary<VariantRow> =>
  fc
    .record({
      id: fc.uuid(),
      colourFamily: fc.constantFrom('Чёрный', 'Синий', 'Разноцветный', 'Кислотный', '—'),
      price: fc.constantFrom(100_000, 150_000, 200_000, 999_900),
      times: fc.constantFrom(0, 0, 1.005, 1.12, 1.5, 2, 4),
      articles: articles(system),
    })
    .map(({ times, ...one }) => ({
      ...one,
      priceBefore: times > 0 ? Math.ceil(one.price * times) : null,
      vendorCode: one.id,
      colourName: one.colourFamily,
      colourHex: '#AABBCC',
    }));

/** Values of attributes as in feeds: one value in two spellings, an empty one, and a text with two values. */
const attributeWord = fc.constantFrom('Прямой', 'Свободный', 'свободный', '', 'Прямой, свободный');

/** Properties as product pages show them. Some of them are also facets. */
const properties = fc
  .tuple(...propertyIds.map((id) => fc.tuple(fc.constant(id), attributeWord)))
  .map((drawn) => [
    ...drawn.map(([id, value]) => ({ name: facetsById[id].title, value })),
    { name: 'Воротник', value: 'Прямой' },
  ]);

const group: fc.Arbitrary<GoodsRow> = fc.constantFrom(...Object.keys(sizesOf)).chain((sizeSystem) =>
  fc.record({
    id: fc.uuid(),
    name: fc.constant('Платье'),
    brandLine: fc.constantFrom('Витрина', 'Витрина Дом'),
    description: fc.constant('Для проверки.'),
    season: attributeWord,
    fit: attributeWord,
    materials: fc.uniqueArray(fc.constantFrom('шерсть', 'хлопок', 'лён'), { maxLength: 3 }),
    attributes: properties,
    sizeSystem: fc.constant(sizeSystem),
    publishedAt: fc.integer({ min: 0, max: 60 }).map((days) => goodsNow.getTime() - days * DAY),
    popularity: fc.integer({ min: 1, max: 4 }),
    categoryIds: fc.subarray(testTree.map(({ id }) => id)),
    variants: fc.array(variant(sizeSystem), { maxLength: 4, size: 'max' }),
  }),
);

/** Catalogs of models in any order. */
export const catalogs: fc.Arbitrary<GoodsRow[]> = fc.uniqueArray(group, {
  minLength: 0,
  maxLength: 12,
  size: 'max',
  selector: ({ id }) => id,
});

const some = (...values: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }) },
  );

/** Random filters, including values that no goods have. */
export const choices: fc.Arbitrary<Filters> = fc.record({
  category: some('zhenshchinam/platya', 'zhenshchinam/yubki', 'muzhchinam/bryuki', 'net'),
  size: some('44', '46', '72', '44-46', 'obuv-43-5', 'bez-razmera', 'net'),
  colour: some('chernyy', 'siniy', 'kislotnyy', 'net'),
  material: some('sherst', 'khlopok', 'net'),
  ...(Object.fromEntries(
    attributeIds.map((id) => [id, some('pryamoy', 'svobodnyy', 'pryamoy-svobodnyy', 'net')]),
  ) as Record<AttributeFacet, ReturnType<typeof some>>),
  line: some('vitrina', 'vitrina-dom'),
  discount: some('10', '30', '50', '11'),
  availability: some('v-nalichii', 'net'),
  store: some('magazin-0', 'magazin-1', 'magazin-33', 'net'),
  priceFrom: fc.constantFrom(undefined, undefined, 0, 120_000),
  priceTo: fc.constantFrom(undefined, undefined, 120_000, 200_000),
});

/** Sorts models by popularity, which is the order of their numbers in the snapshot. */
export const byPopularity = (rows: readonly GoodsRow[]): GoodsRow[] =>
  rows.toSorted((one, other) => other.popularity - one.popularity || (one.id < other.id ? -1 : 1));

/** The same rows, but only the first `count` test stores have stock. */
export function withStores(rows: readonly GoodsRow[], count: number): GoodsRow[] {
  const known = new Set(testStores.slice(0, count).map(({ code }) => code));
  return rows.map((row) => ({
    ...row,
    variants: row.variants.map((variant) => ({
      ...variant,
      articles: variant.articles.map((article) => ({
        ...article,
        stores: article.stores.filter((code) => known.has(code)),
      })),
    })),
  }));
}

/**
 * Builds columns from rows. The rows may name the first `storeCount` test stores; 0 means that no stock of
 * stores is recorded.
 */
export async function snapshotOf(
  rows: readonly GoodsRow[],
  storeCount: number = testStores.length,
): Promise<GoodsSnapshot> {
  const builder = createSnapshotBuilder({
    categories: testTree,
    stores: testStores.slice(0, storeCount),
    hasStoreStock: storeCount > 0,
  });
  for (const row of byPopularity(rows)) builder.add(row);
  return builder.finish();
}
