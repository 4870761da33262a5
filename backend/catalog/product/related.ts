import { and, asc, desc, eq, exists, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { article, categoryGroup, variant, variantGroup } from '../../platform/db/schema/catalog.ts';

const relatedCount = 8;

/** The season in which everything can be worn. */
const allYear = 'Круглый год';

type Model = { id: string; categoryId: string; season: string };

/**
 * What goes well with a model: goods of its department from other categories that are in stock, one model a
 * category, those of the same season first. Which model a category sends is drawn by the pair of ids: always
 * the same for one product, not the same for all. Gives ids of variants, at most eight.
 */
export async function relatedVariants(db: Database, model: Model, departmentId: string): Promise<string[]> {
  const groupIds = await relatedGroups(db, model, departmentId);
  if (groupIds.length === 0) return [];
  const inStock = await db
    .selectDistinctOn([variant.groupId], { id: variant.id, groupId: variant.groupId })
    .from(variant)
    .innerJoin(article, and(eq(article.variantId, variant.id), gt(article.stock, 0)))
    .where(inArray(variant.groupId, groupIds))
    .orderBy(asc(variant.groupId), asc(variant.ordinal), asc(variant.id));
  const variantOf = new Map(inStock.map(({ id, groupId }) => [groupId, id]));
  return groupIds.flatMap((id) => variantOf.get(id) ?? []);
}

async function relatedGroups(db: Database, model: Model, departmentId: string): Promise<string[]> {
  const suits: SQL<boolean> =
    model.season === allYear
      ? sql<boolean>`true`
      : sql<boolean>`${inArray(variantGroup.season, [model.season, allYear])}`;
  const lot = sql`md5(${variantGroup.id}::text || ${model.id}::text)`;
  const hasStock = exists(
    db
      .select({ id: article.id })
      .from(article)
      .innerJoin(variant, eq(variant.id, article.variantId))
      .where(and(eq(variant.groupId, variantGroup.id), gt(article.stock, 0))),
  );
  const candidate = db
    .select({
      id: variantGroup.id,
      popularity: variantGroup.popularity,
      suits: suits.as('suits'),
      place: sql<number>`row_number() over (
        partition by ${variantGroup.categoryId} order by ${suits} desc, ${lot}, ${variantGroup.id}
      )`.as('place'),
    })
    .from(variantGroup)
    .innerJoin(categoryGroup, eq(categoryGroup.groupId, variantGroup.id))
    .where(
      and(
        eq(categoryGroup.categoryId, departmentId),
        ne(variantGroup.categoryId, model.categoryId),
        ne(variantGroup.id, model.id),
        hasStock,
      ),
    )
    .as('candidate');
  const chosen = await db
    .select({ id: candidate.id })
    .from(candidate)
    .where(eq(candidate.place, 1))
    .orderBy(desc(candidate.suits), desc(candidate.popularity), asc(candidate.id))
    .limit(relatedCount);
  return chosen.map(({ id }) => id);
}
