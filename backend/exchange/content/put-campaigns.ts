import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { category, categoryGroup, variantGroup } from '../../domain/tables/goods.ts';
import { goodsChange } from '../../listing/base/tables.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { compare, type PartCounts, type Work } from './compare.ts';
import type { CampaignEntry } from './content-set.ts';

/**
 * Writes collections, promotions and sales to the shop, and the models that editors chose for each of them.
 */
export async function putCampaigns(
  tx: Transaction,
  { content, before, prune, issues, idOf }: Work,
): Promise<PartCounts> {
  const sorted = (entries: readonly CampaignEntry[]) =>
    entries.map(({ goods, ...entry }) => ({
      ...entry,
      ...(goods?.length && { goods: [...new Set(goods)].sort() }),
    }));
  const wanted = sorted(content.campaigns ?? []);
  const { counts, changes, gone } = compare(sorted(before.campaigns), wanted, ({ path }) => path);
  const rows = await tx.select({ id: category.id, path: category.path, kind: category.kind }).from(category);
  const known = new Map(rows.map((row) => [row.path, row]));
  const refuse = (place: string, why: string) => {
    const index = wanted.findIndex(({ path }) => path === place);
    issues.push({ file: 'campaigns.yaml', place, keys: [index], why });
  };

  // Listings with short paths are written first, so that a parent exists before its children.
  for (const entry of changes.toSorted((a, b) => a.path.length - b.path.length)) {
    const { goods, ...facts } = entry;
    const there = known.get(entry.path);
    if (there?.kind === 'category') {
      refuse(entry.path, 'is already the path of a category');
      continue;
    }
    const id = there?.id ?? idOf(entry.path);
    const above = entry.path.includes('/') ? entry.path.slice(0, entry.path.lastIndexOf('/')) : undefined;
    const parentId = (above !== undefined && known.get(above)?.id) || null;
    const row = { ...facts, id, parentId };
    await tx.insert(category).values(row).onConflictDoUpdate({ target: category.id, set: row });
    known.set(entry.path, { id, path: entry.path, kind: entry.kind });
    for (const slug of await gather(tx, id, goods ?? []))
      refuse(entry.path, `${slug} is not a model of the shop`);
  }
  if (prune && gone.length > 0) await tx.delete(category).where(inArray(category.path, gone));
  // Listings contain other models now, so all cached goods must be loaded again.
  if (changes.length > 0 || (prune && gone.length > 0))
    await tx.insert(goodsChange).values({ groupId: null });
  return { ...counts, left: prune ? gone.length : 0 };
}

/**
 * Makes the models with these slugs the goods of a listing. Returns the slugs for which the shop has no
 * model.
 */
async function gather(tx: Transaction, categoryId: string, slugs: readonly string[]): Promise<string[]> {
  const found = await tx
    .select({ id: variantGroup.id, slug: variantGroup.slug })
    .from(variantGroup)
    .where(inArray(variantGroup.slug, [...slugs]));
  const ids = found.map(({ id }) => id);
  await tx
    .delete(categoryGroup)
    .where(and(eq(categoryGroup.categoryId, categoryId), notInArray(categoryGroup.groupId, ids)));
  if (ids.length > 0)
    await tx
      .insert(categoryGroup)
      .values(ids.map((groupId) => ({ categoryId, groupId })))
      .onConflictDoNothing();
  const known = new Set(found.map(({ slug }) => slug));
  return slugs.filter((slug) => !known.has(slug));
}
