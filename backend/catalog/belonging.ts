import { and, eq, exists, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { category, categoryGroup, variant, variantGroup } from '../db/schema.ts';
import { isNew } from './newness.ts';
import type { TreeNode } from './tree.ts';

type Gatherer = Pick<TreeNode, 'id' | 'kind'>;

/**
 * Which colours a listing holds, as a condition on `variant` joined with `variant_group`: those of its members; the
 * new ones; for a sale the reduced ones, of its members when editors chose some.
 */
export function belongsTo(db: Database, { id, kind }: Gatherer, now: Date): SQL | undefined {
  const memberships = db.select({ id: categoryGroup.groupId }).from(categoryGroup);
  const isMember = exists(
    memberships.where(and(eq(categoryGroup.categoryId, id), eq(categoryGroup.groupId, variantGroup.id))),
  );
  if (kind === 'new') return isNew(now);
  if (kind !== 'sale') return isMember;
  const hasMembers = exists(
    db.select({ id: categoryGroup.groupId }).from(categoryGroup).where(eq(categoryGroup.categoryId, id)),
  );
  return and(isNotNull(variant.priceBefore), or(not(hasMembers), isMember));
}

/**
 * How many models each of the listings holds, by id. Two statements at most, whatever their number: one counts
 * members, one what dates and prices gather. A model without colours has no card and does not count.
 */
export async function countModels(
  db: Database,
  nodes: readonly Gatherer[],
  now: Date,
): Promise<Map<string, number>> {
  const counts = await countMembers(
    db,
    nodes.filter(({ kind }) => kind !== 'new'),
  );
  const gathered = nodes.filter(({ id, kind }) => kind === 'new' || (kind === 'sale' && !counts.has(id)));
  if (gathered.length === 0) return counts;
  const models = sql`count(distinct ${variantGroup.id})`;
  const [found] = await db
    .select({
      new: sql<number>`${models} filter (where ${isNew(now)})`.mapWith(Number),
      sale: sql<number>`${models} filter (where ${isNotNull(variant.priceBefore)})`.mapWith(Number),
    })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId));
  for (const { id, kind } of gathered) counts.set(id, (kind === 'new' ? found?.new : found?.sale) ?? 0);
  return counts;
}

/** Listings without any member are missing. */
async function countMembers(db: Database, nodes: readonly Gatherer[]): Promise<Map<string, number>> {
  if (nodes.length === 0) return new Map();
  const shows = or(not(eq(category.kind, 'sale')), isNotNull(variant.priceBefore));
  const rows = await db
    .select({
      id: categoryGroup.categoryId,
      models: sql<number>`count(distinct ${variant.groupId}) filter (where ${shows})`.mapWith(Number),
    })
    .from(categoryGroup)
    .innerJoin(category, eq(category.id, categoryGroup.categoryId))
    .leftJoin(variant, eq(variant.groupId, categoryGroup.groupId))
    .where(
      inArray(
        categoryGroup.categoryId,
        nodes.map(({ id }) => id),
      ),
    )
    .groupBy(categoryGroup.categoryId);
  return new Map(rows.map(({ id, models }) => [id, models]));
}
