import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isColourShown, piecesOf } from '../../../domain/hidden-goods.ts';
import { article, category, categoryGroup, variant, variantGroup } from '../../../domain/tables/goods.ts';
import { storeStock } from '../../../domain/tables/places.ts';
import type { Database } from '../../../platform/db/database.ts';

type ArticleRow = typeof article.$inferSelect;
type VariantRow = typeof variant.$inferSelect;

/** Code of a store, and its stock of one article in pieces. */
type ExportedOutlet = { code: string; pieces: number };

export type ExportedSize = ArticleRow & { outlets: readonly ExportedOutlet[] };

/** A model with its colours and their sizes, all in the order in which the shop shows them. */
export type ExportedModel = {
  group: typeof variantGroup.$inferSelect;
  /** Ids of all categories of the model; collections and promotions are not included. */
  categoryIds: readonly string[];
  colours: readonly { variant: VariantRow; sizes: readonly ExportedSize[] }[];
};

/**
 * Reads models by id; ids that no longer exist are ignored. With `withHidden`, hidden sizes are included with
 * their stock. Without it, hidden sizes and colours are left out, so a hidden model has no colours. Each
 * table has its own query, because a join would repeat a model's texts for each of its sizes.
 */
export async function readExported(
  tx: Database,
  groupIds: string[],
  { withHidden }: { withHidden: boolean },
): Promise<ExportedModel[]> {
  const groups = await tx
    .select()
    .from(variantGroup)
    .where(among(variantGroup.id, groupIds))
    .orderBy(asc(variantGroup.id));
  const variants = await tx
    .select()
    .from(variant)
    .where(and(among(variant.groupId, groupIds), withHidden ? undefined : isColourShown()))
    .orderBy(asc(variant.ordinal), asc(variant.id));
  const articles = await tx
    .select()
    .from(article)
    .where(
      and(
        among(
          article.variantId,
          variants.map(({ id }) => id),
        ),
        withHidden ? undefined : isNull(article.hiddenStock),
      ),
    )
    .orderBy(asc(article.ordinal), asc(article.id));
  const outletsOf = await readOutlets(
    tx,
    articles.map(({ id }) => id),
  );
  const members = await tx
    .select({ groupId: categoryGroup.groupId, categoryId: categoryGroup.categoryId })
    .from(categoryGroup)
    .innerJoin(category, and(eq(category.id, categoryGroup.categoryId), eq(category.kind, 'category')))
    .where(among(categoryGroup.groupId, groupIds));

  const membersOf = Map.groupBy(members, ({ groupId }) => groupId);
  const variantsOf = Map.groupBy(variants, ({ groupId }) => groupId);
  const sizesOf = Map.groupBy(
    articles.map((row) => ({ ...row, stock: piecesOf(row), outlets: outletsOf.get(row.id) ?? [] })),
    ({ variantId }) => variantId,
  );
  return groups.map((group) => ({
    group,
    categoryIds: (membersOf.get(group.id) ?? []).map(({ categoryId }) => categoryId),
    colours: (variantsOf.get(group.id) ?? []).map((one) => ({
      variant: one,
      sizes: sizesOf.get(one.id) ?? [],
    })),
  }));
}

/** Stock in stores; the key is the article's id. */
async function readOutlets(tx: Database, articleIds: string[]): Promise<Map<string, ExportedOutlet[]>> {
  const rows = await tx
    .select({ id: storeStock.articleId, code: storeStock.storeCode, pieces: storeStock.quantity })
    .from(storeStock)
    .where(among(storeStock.articleId, articleIds))
    .orderBy(sql`${storeStock.storeCode} collate "C"`);
  return Map.groupBy(rows, ({ id }) => id);
}

/** SQL for `column in (…)`. All ids are one parameter, because the number of parameters is limited. */
const among = (column: PgColumn, ids: string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`;
