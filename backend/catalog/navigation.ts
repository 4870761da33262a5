import { countDistinct, eq, isNotNull, sql } from 'drizzle-orm';
import type { Navigation } from '../../src/generated/model/navigation.ts';
import type { Database } from '../db/client.ts';
import { category, categoryGroup, variant, variantGroup } from '../db/schema.ts';
import { isNew } from './newness.ts';
import { type CountedNode, inMenuOrder, toCategory } from './tree.ts';

/** The whole category tree in menu order with the number of models in every listing. A model without colours has no card. */
export async function loadTree(db: Database, now: Date): Promise<CountedNode[]> {
  const [nodes, members, [gathered]] = await Promise.all([
    db.select().from(category),
    db
      .select({ categoryId: categoryGroup.categoryId, models: countDistinct(categoryGroup.groupId) })
      .from(categoryGroup)
      .innerJoin(variant, eq(variant.groupId, categoryGroup.groupId))
      .groupBy(categoryGroup.categoryId),
    db
      .select({
        new: sql<number>`count(distinct ${variantGroup.id}) filter (where ${isNew(now)})`.mapWith(Number),
        sale: sql<number>`count(distinct ${variantGroup.id}) filter (where ${isNotNull(variant.priceBefore)})`.mapWith(
          Number,
        ),
      })
      .from(variant)
      .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId)),
  ]);
  const membersOf = new Map(members.map(({ categoryId, models }) => [categoryId, models]));
  return inMenuOrder(nodes).map((node) => ({
    ...node,
    productCount: (node.kind === 'category' ? membersOf.get(node.id) : gathered?.[node.kind]) ?? 0,
  }));
}

/** The menu of the shop. */
export async function getNavigation(db: Database, now: Date): Promise<Navigation> {
  const tree = await loadTree(db, now);
  return { categories: tree.map((node) => toCategory(tree, node)) };
}
