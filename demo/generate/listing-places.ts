import { sql } from 'drizzle-orm';
import { category, categoryGroup, sizeTable } from '../../backend/domain/tables/goods.ts';
import type { Transaction } from '../../backend/platform/db/database.ts';
import { categoryTree } from '../garments/category-tree.ts';
import { sizeTable as sizeTableContent, sizeTableIds } from '../garments/size-tables.ts';
import type { Chance } from './chance.ts';
import type { GeneratedModel } from './make-model.ts';

/** Finds the listings that a generated model belongs to. */
export type ListingPlaces = {
  /** The id of the category that the model's breadcrumbs show. */
  own(model: GeneratedModel): string;
  /** The ids of all listings that contain the model, without repetition. */
  all(model: GeneratedModel, chance: Chance): string[];
};

/**
 * The share of models that are added to the collections and promotions of the demo model they were made from.
 */
const JOIN_SHARE = 0.05;

/** Inserts the demo categories and size tables that the shop lacks, then reads the shop's listings. */
export async function openListingPlaces(tx: Transaction): Promise<ListingPlaces> {
  await addMissing(tx);
  const nodes = await tx
    .select({ id: category.id, path: category.path, kind: category.kind, parentId: category.parentId })
    .from(category);
  const idOf = new Map(nodes.map(({ path, id }) => [path, id]));
  const parentOf = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
  const sale = nodes.find(({ kind, parentId }) => kind === 'sale' && parentId === null);
  const campaigns = new Set(
    nodes.filter(({ kind }) => kind === 'collection' || kind === 'promotion').map(({ id }) => id),
  );
  const gathered = Map.groupBy(
    (await membersOf(tx, campaigns)).filter(({ categoryId }) => campaigns.has(categoryId)),
    ({ groupId }) => groupId,
  );

  function idOfPath(path: string): string {
    const id = idOf.get(path);
    if (id === undefined) throw new Error(`The category ${path} is missing.`);
    return id;
  }
  return {
    own: ({ blueprint }) => idOfPath(blueprint.model.in[0]),
    all({ blueprint: { model, group }, variants }, chance) {
      const within = new Set<string>();
      for (const path of [...model.in, ...(model.alsoIn ?? [])]) {
        for (let id: string | null | undefined = idOfPath(path); id; id = parentOf.get(id)) within.add(id);
      }
      const part = sale && idOf.get(`${sale.path}/${model.in[0].split('/')[0]}`);
      if (part && variants.some(({ priceBefore }) => priceBefore !== null)) within.add(part);
      for (const { categoryId } of gathered.get(group.id) ?? []) {
        if (chance.happens(JOIN_SHARE)) within.add(categoryId);
      }
      return [...within];
    },
  };
}

async function addMissing(tx: Transaction): Promise<void> {
  const missing = categoryTree.filter(({ kind }) => kind === 'category');
  await tx
    .insert(category)
    .values(
      missing.map(({ id, parentId, path, name, kind, ordinal }) => ({
        id,
        parentId,
        path,
        name,
        kind,
        ordinal,
      })),
    )
    .onConflictDoNothing();
  await tx
    .insert(sizeTable)
    .values(sizeTableIds.map((id) => ({ id, body: sizeTableContent(id) })))
    .onConflictDoNothing();
}

async function membersOf(tx: Transaction, categoryIds: ReadonlySet<string>) {
  if (categoryIds.size === 0) return [];
  const ids = JSON.stringify([...categoryIds]);
  return tx
    .select({ categoryId: categoryGroup.categoryId, groupId: categoryGroup.groupId })
    .from(categoryGroup)
    .where(
      sql`${categoryGroup.categoryId} in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`,
    );
}
