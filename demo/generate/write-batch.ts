import { article, categoryGroup, variant, variantGroup } from '../../backend/domain/tables/goods.ts';
import { storeStock } from '../../backend/domain/tables/places.ts';
import type { Transaction } from '../../backend/platform/db/database.ts';
import { makersCode } from '../cloths/colours.ts';
import { chanceOf } from './chance.ts';
import { type Column, insertColumns } from './insert-columns.ts';
import type { ListingPlaces } from './listing-places.ts';
import type { GeneratedModel } from './make-model.ts';
import { generatedBarcode, generatedId } from './numbering.ts';

/** How many models, colours and sizes of a seed were written so far. Numbering continues from here. */
export type Written = { models: number; variants: number; articles: number };

/**
 * Starts a separate sequence of random numbers for the choice of a model's campaigns, so that this choice
 * does not change the generated models.
 */
const MEMBERSHIP = 0x5eed;

/** Writes the next models, each table in one statement. Returns the new totals. */
export async function writeBatch(
  tx: Transaction,
  models: readonly GeneratedModel[],
  { seed, places, written }: { seed: number; places: ListingPlaces; written: Written },
): Promise<Written> {
  const groups = models.map((model, place) => ({
    model,
    id: generatedId('group', seed, written.models + place),
  }));
  const memberships = groups.flatMap(({ model, id }, place) =>
    places
      .all(model, chanceOf(seed ^ MEMBERSHIP, written.models + place))
      .map((categoryId) => ({ categoryId, groupId: id })),
  );
  const variants = groups
    .flatMap(({ model, id }) =>
      model.variants.map((one, index) => ({ one, groupId: id, ordinal: index + 1 })),
    )
    .map((row, place) => ({ ...row, id: generatedId('variant', seed, written.variants + place) }));
  const articles = variants
    .flatMap(({ one, id }) => one.articles.map((size) => ({ one: size, variantId: id })))
    .map((row, place) => ({ ...row, number: written.articles + place }))
    .map((row) => ({ ...row, id: generatedId('article', seed, row.number) }));
  const inStores = articles.flatMap(({ one, id }) =>
    one.inStores.map((stock) => ({ ...stock, articleId: id })),
  );

  await insertColumns(tx, variantGroup, groupColumns(groups, places));
  await insertColumns(tx, categoryGroup, [
    column(memberships, 'category_id', 'uuid', ({ categoryId }) => categoryId),
    column(memberships, 'group_id', 'uuid', ({ groupId }) => groupId),
  ]);
  await insertColumns(tx, variant, [
    column(variants, 'id', 'uuid', ({ id }) => id),
    column(variants, 'group_id', 'uuid', ({ groupId }) => groupId),
    column(variants, 'product_url', 'text', ({ one }) => one.productUrl),
    column(variants, 'vendor_code', 'text', ({ one }) => one.vendorCode),
    column(variants, 'color_family', 'text', ({ one }) => one.of.colour.family),
    column(variants, 'color_name', 'text', ({ one }) => one.of.colour.displayValue),
    column(variants, 'color_code', 'text', ({ one }) => makersCode(one.of.colour)),
    column(variants, 'color_hex', 'text', ({ one }) => one.of.colour.hex),
    column(variants, 'cloth', 'text', ({ one }) => one.of.cloth),
    column(variants, 'price', 'integer', ({ one }) => one.price),
    column(variants, 'price_before', 'integer', ({ one }) => one.priceBefore),
    column(variants, 'ordinal', 'integer', ({ ordinal }) => ordinal),
    column(variants, 'pictures', 'jsonb', ({ one }) => json(one.of.pictures)),
  ]);
  await insertColumns(tx, article, [
    column(articles, 'id', 'uuid', ({ id }) => id),
    column(articles, 'variant_id', 'uuid', ({ variantId }) => variantId),
    column(articles, 'sku', 'text', ({ one }) => one.sku),
    column(articles, 'barcode', 'text', ({ number }) => generatedBarcode(seed, number)),
    column(articles, 'size', 'text', ({ one }) => one.size.value),
    column(articles, 'international', 'text', ({ one }) => one.size.international),
    column(articles, 'ordinal', 'integer', ({ one }) => one.size.ordinal),
    column(articles, 'stock', 'integer', ({ one }) => one.stock),
  ]);
  await insertColumns(tx, storeStock, [
    column(inStores, 'article_id', 'uuid', ({ articleId }) => articleId),
    column(inStores, 'store_code', 'text', ({ store }) => store),
    column(inStores, 'quantity', 'integer', ({ quantity }) => quantity),
  ]);
  return {
    models: written.models + models.length,
    variants: written.variants + variants.length,
    articles: written.articles + articles.length,
  };
}

function groupColumns(
  groups: readonly { model: GeneratedModel; id: string }[],
  places: ListingPlaces,
): Column[] {
  const of = (
    name: string,
    type: Column['type'],
    value: (model: GeneratedModel) => string | number | null,
  ): Column => column(groups, name, type, ({ model }) => value(model));
  return [
    column(groups, 'id', 'uuid', ({ id }) => id),
    of('slug', 'text', ({ slug }) => slug),
    of('name', 'text', ({ name }) => name),
    of('category_id', 'uuid', (model) => places.own(model)),
    of('brand_line', 'text', ({ blueprint }) => blueprint.group.brandLine),
    of('description', 'text', ({ description }) => description),
    of('season', 'text', ({ blueprint }) => blueprint.group.season),
    of('fit', 'text', ({ blueprint }) => blueprint.group.fit),
    of('composition', 'jsonb', ({ blueprint }) => json(blueprint.group.composition)),
    of('lining', 'jsonb', ({ blueprint }) => json(blueprint.group.lining ?? none)),
    of('attributes', 'jsonb', ({ blueprint }) => json(blueprint.group.attributes)),
    of('care_codes', 'text[]', ({ blueprint }) => `{${blueprint.group.careCodes.join(',')}}`),
    of('size_system', 'text', ({ blueprint }) => blueprint.group.sizeSystem),
    of('size_table_id', 'text', ({ blueprint }) => blueprint.group.sizeTableId ?? null),
    of('worn_by', 'jsonb', ({ blueprint }) => blueprint.group.model && json(blueprint.group.model)),
    of('country', 'text', ({ blueprint }) => blueprint.group.country),
    of('published_at', 'timestamptz', ({ publishedAt }) => publishedAt.toISOString()),
    of('popularity', 'integer', ({ popularity }) => popularity),
  ];
}

const none: readonly never[] = [];

function column<T>(
  rows: readonly T[],
  name: string,
  type: Column['type'],
  value: (row: T) => string | number | null,
): Column {
  return { name, type, values: rows.map(value) };
}

const written = new WeakMap<object, string>();

/** Turns an object into JSON and caches the text: a thousand models share the same objects. */
function json(value: object): string {
  const known = written.get(value) ?? JSON.stringify(value);
  written.set(value, known);
  return known;
}
