import { and, eq, inArray, sql } from 'drizzle-orm';
import { article, category, categoryGroup, variant, variantGroup } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Model } from '../offers/merge-offers.ts';
import { modelRows } from './model-rows.ts';
import type { RowContext } from './row-context.ts';
import { type Changes, noChanges, upsert } from './upsert.ts';

/** How many models, colours and sizes an import added and changed. */
export type GoodsChanges = { models: Changes; colours: Changes; sizes: Changes };

export const noGoodsChanges = (): GoodsChanges => ({
  models: noChanges(),
  colours: noChanges(),
  sizes: noChanges(),
});

/**
 * Writes a batch of models with their colours, sizes and categories. Does not write rows that are unchanged.
 */
export async function applyModels(
  tx: Transaction,
  models: readonly Model[],
  context: RowContext,
  changes: GoodsChanges,
): Promise<void> {
  if (models.length === 0) return;
  const { groups, variants, articles } = await modelRows(tx, models, context);
  await upsert(tx, variantGroup, groups, changes.models);
  await keepPricesOfOthers(tx, variants, articles);
  await upsert(tx, variant, variants, changes.colours);
  await upsert(tx, article, articles, changes.sizes);
  await writeMembership(
    tx,
    new Map(
      // If the offers of a model have no category, the model keeps its present categories.
      models
        .filter(({ categoryIds }) => categoryIds.length > 0)
        .map(({ groupId, categoryIds }) => [groupId, new Set(categoryIds.flatMap(context.categoryIds))]),
    ),
  );
}

/**
 * A size without an own price costs the same as its colour. If the colour's price changes, stores the former
 * price with the sizes that the feed does not contain, so that their price stays.
 */
async function keepPricesOfOthers(
  tx: Transaction,
  variants: readonly (typeof variant.$inferInsert)[],
  articles: readonly (typeof article.$inferInsert)[],
): Promise<void> {
  const named = sql`${sql.param(articles.map(({ id }) => id))}::uuid[]`;
  await tx.execute(sql`
    update ${article} set price = ${variant.price}, price_before = ${variant.priceBefore}
    from ${variant}, jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as given(id uuid, price integer, "priceBefore" integer)
    where ${variant.id} = given.id and ${article.variantId} = given.id and ${article.price} is null
      and (${variant.price}, ${variant.priceBefore}) is distinct from (given.price, given."priceBefore")
      and ${article.id} <> all(${named})
  `);
}

/**
 * Makes the given categories the only ones of each model. Does not change collections and promotions, because
 * editors choose their models.
 */
async function writeMembership(
  tx: Transaction,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> {
  const present = await tx
    .select({ groupId: categoryGroup.groupId, categoryId: categoryGroup.categoryId })
    .from(categoryGroup)
    .innerJoin(category, eq(category.id, categoryGroup.categoryId))
    .where(and(inArray(categoryGroup.groupId, [...wanted.keys()]), eq(category.kind, 'category')));
  const there = new Set(present.map(({ groupId, categoryId }) => `${groupId} ${categoryId}`));
  const missing = [...wanted].flatMap(([groupId, ids]) =>
    [...ids].filter((id) => !there.has(`${groupId} ${id}`)).map((categoryId) => ({ groupId, categoryId })),
  );
  const surplus = present.filter(({ groupId, categoryId }) => !wanted.get(groupId)?.has(categoryId));
  if (missing.length > 0) await tx.insert(categoryGroup).values(missing);
  if (surplus.length > 0)
    await tx.execute(sql`
      delete from ${categoryGroup}
      using jsonb_to_recordset(${JSON.stringify(surplus)}::jsonb) as gone("groupId" uuid, "categoryId" uuid)
      where ${categoryGroup.groupId} = gone."groupId" and ${categoryGroup.categoryId} = gone."categoryId"
    `);
}
