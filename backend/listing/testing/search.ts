import { silhouettes } from '../../../demo/garments/silhouettes.ts';
import type { DemoCatalog, DemoGroup } from '../../../demo/garments/types.ts';
import { createDemoCatalog } from '../../../demo/seed/catalog.ts';
import type { GoodsRow } from '../columns/goods-row.ts';
import type { GoodsSnapshot } from '../columns/goods-snapshot.ts';
import { createSnapshotBuilder } from '../goods/build-snapshot.ts';

export const demoCatalog = (): DemoCatalog =>
  createDemoCatalog({ silhouettes: new Set(Object.keys(silhouettes)), pictureVersion: 'test' });

/** Builds the columns of a catalog without a database. */
export function snapshotOf(catalog: DemoCatalog): Promise<GoodsSnapshot> {
  const builder = createSnapshotBuilder({
    categories: catalog.categories.map((category) => ({
      ...category,
      isInMenu: category.isInMenu ?? true,
    })),
    stores: [],
    hasStoreStock: false,
  });
  const ranked = catalog.groups.toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  for (const group of ranked) builder.add(toRow(group, catalog));
  return builder.finish();
}

function toRow(group: DemoGroup, { categories }: DemoCatalog): GoodsRow {
  return {
    id: group.id,
    name: group.name,
    brandLine: group.brandLine,
    description: group.description,
    season: group.season,
    fit: group.fit,
    materials: group.composition.toSorted((a, b) => b.percent - a.percent).map(({ fibre }) => fibre),
    attributes: group.attributes,
    sizeSystem: group.sizeSystem,
    publishedAt: Date.parse(group.publishedAt),
    popularity: group.popularity,
    categoryIds: categories
      .filter(
        ({ path, groupIds }) =>
          groupIds?.includes(group.id) || group.categoryPaths.some((own) => isAtOrAbove(path, own)),
      )
      .map(({ id }) => id),
    variants: group.variants.map((variant) => ({
      id: variant.id,
      vendorCode: variant.vendorCode,
      colourFamily: variant.colour.family,
      colourName: variant.colour.displayValue,
      colourHex: variant.colour.hex,
      price: variant.price,
      priceBefore: variant.priceBefore,
      articles: variant.articles.map(({ sku, size, stock }) => ({
        sku,
        size: size.value,
        stock,
        stores: [],
      })),
    })),
  };
}

function isAtOrAbove(path: string, own: string): boolean {
  return own === path || own.startsWith(`${path}/`);
}
