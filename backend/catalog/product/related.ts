import { and, asc, desc, eq, exists, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Goods } from '../../listing/goods/goods.ts';
import { type KeptOfModels, keepOfModels } from '../../listing/goods/kept-of-models.ts';
import type { Database } from '../../platform/db/client.ts';
import { article, categoryGroup, variant, variantGroup } from '../../platform/db/schema/catalog.ts';
import { boughtWith } from './bought-together.ts';

const relatedCount = 8;

/** The season in which everything can be worn. */
const allYear = 'Круглый год';

/** Models for which the choice is kept; it takes milliseconds to find. */
const MOST_KEPT = 2000;

type Related = { id: string; groupId: string }[];

type Model = { id: string; categoryId: string; season: string };
type Bought = Model & { bought: readonly string[] };

/**
 * What goes well with a model: goods of its department from other categories that are in stock, one model a
 * category. Those that were bought together with it come first, the most often bought at the head; then those of the same
 * season. Which of these a category sends is drawn by the pair of ids: always the same for one product, not the same for
 * all. Gives ids of variants, at most eight. The choice is kept until one of these models or what was bought together
 * changes: goods that came since may wait for that.
 */
export async function relatedVariants(
  { db, goods }: Pick<Deps, 'db' | 'goods'>,
  model: Model,
  departmentId: string,
): Promise<string[]> {
  const kept = keptOf(goods);
  const bought = boughtWith(goods, model.id);
  const key = [model.id, ...bought].join();
  const known = kept.get(key);
  if (known) return known.map(({ id }) => id);
  const related = await kept.fill(
    () => readRelated(db, { ...model, bought }, departmentId),
    (value) => [{ key, value, groupIds: [model.id, ...value.map(({ groupId }) => groupId)] }],
  );
  return related.map(({ id }) => id);
}

const keptBy = new WeakMap<Goods, KeptOfModels<Related>>();

function keptOf(goods: Goods): KeptOfModels<Related> {
  const known = keptBy.get(goods) ?? keepOfModels<Related>(goods, MOST_KEPT);
  keptBy.set(goods, known);
  return known;
}

async function readRelated(db: Database, model: Bought, departmentId: string): Promise<Related> {
  const groupIds = await relatedGroups(db, model, departmentId);
  if (groupIds.length === 0) return [];
  const inStock = await db
    .selectDistinctOn([variant.groupId], { id: variant.id, groupId: variant.groupId })
    .from(variant)
    .innerJoin(article, and(eq(article.variantId, variant.id), gt(article.stock, 0)))
    .where(inArray(variant.groupId, groupIds))
    .orderBy(asc(variant.groupId), asc(variant.ordinal), asc(variant.id));
  const variantOf = new Map(inStock.map((one) => [one.groupId, one]));
  return groupIds.flatMap((id) => variantOf.get(id) ?? []);
}

async function relatedGroups(db: Database, model: Bought, departmentId: string): Promise<string[]> {
  const suits: SQL<boolean> =
    model.season === allYear
      ? sql<boolean>`true`
      : sql<boolean>`${inArray(variantGroup.season, [model.season, allYear])}`;
  const ids = model.bought.map((id) => sql`${id}::uuid`);
  /** Place among what was bought together, null for everything else. */
  const bought = sql`array_position(array[${sql.join(ids, sql`, `)}]::uuid[], ${variantGroup.id})`;
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
      bought: bought.as('bought'),
      place: sql<number>`row_number() over (
        partition by ${variantGroup.categoryId} order by ${bought}, ${suits} desc, ${lot}, ${variantGroup.id}
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
    .orderBy(asc(candidate.bought), desc(candidate.suits), desc(candidate.popularity), asc(candidate.id))
    .limit(relatedCount);
  return chosen.map(({ id }) => id);
}
