import { eq, inArray } from 'drizzle-orm';
import { category, categoryGroup } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { type CategoryPlan, freePath, type PlannedCategory } from '../feed/categories.ts';
import { feedUuid } from '../feed/identity.ts';
import { type Changes, upsert } from './upsert.ts';

/** The listings that every shop has. In the menu, they come after all categories. */
const specials = [
  { kind: 'new', path: 'novinki', name: 'Новинки', ordinal: 1_000_001 },
  { kind: 'sale', path: 'rasprodazha', name: 'Распродажа', ordinal: 1_000_002 },
] as const;

/** Ids in the shop by category id in the feed: the id of the category, followed by those of its ancestors. */
export type CategoryIds = ReadonlyMap<string, readonly string[]>;

type Present = { id: string; path: string; kind: string };

/**
 * Writes the categories that have goods, and their ancestors. An existing category is recognised by its path
 * or, if no category has this path, by the id that it had in an earlier feed. A category recognised by its id
 * keeps its path, even if its name in the feed has changed.
 */
export async function writeCategories(
  tx: Transaction,
  plan: CategoryPlan,
  used: ReadonlySet<string>,
  changes: Changes,
): Promise<CategoryIds> {
  const nodes = usedNodes(plan, used);
  const present = await tx
    .select({ id: category.id, path: category.path, kind: category.kind })
    .from(category);
  const taken = new Map(present.map((row) => [row.path, row]));
  const found = recognise(nodes, present);
  const idOf = new Map<string, string>();
  const rows: (typeof category.$inferInsert)[] = [];
  for (const node of nodes) {
    const there = found.get(node);
    const ownId = feedUuid('category', node.feedId);
    // The usual id is derived from the category's id in the feed. Another category of the shop may already
    // have it.
    const id = there?.id ?? (present.some((row) => row.id === ownId) ? feedUuid('path', node.path) : ownId);
    idOf.set(node.feedId, id);
    if (there && there.id !== ownId) {
      changes.unchanged += 1;
      continue;
    }
    const path = there?.path ?? freeAmong(node.path, taken);
    taken.set(path, { id, path, kind: 'category' });
    const parentId = node.parentFeedId === null ? null : (idOf.get(node.parentFeedId) ?? null);
    rows.push({ id, parentId, path, name: node.name, kind: 'category', ordinal: node.ordinal });
  }
  await upsert(tx, category, rows, changes);
  await ensureSpecials(tx, taken);
  return new Map(
    nodes.map((node) => [node.feedId, wayUp(plan, node).flatMap(({ feedId }) => idOf.get(feedId) ?? [])]),
  );
}

/**
 * Removes categories that have neither goods nor children. If `ids` is given, only categories with these ids.
 * Returns the number of removed categories.
 */
export async function removeEmptyCategories(tx: Transaction, ids?: readonly string[]): Promise<number> {
  let removed = 0;
  for (;;) {
    const all = await tx
      .select({ id: category.id, parentId: category.parentId, kind: category.kind })
      .from(category);
    const parents = new Set(all.map(({ parentId }) => parentId));
    const members = await tx.selectDistinct({ categoryId: categoryGroup.categoryId }).from(categoryGroup);
    const full = new Set(members.map(({ categoryId }) => categoryId));
    const wanted = ids && new Set(ids);
    const empty = all.filter(
      ({ id, kind }) =>
        kind === 'category' && !parents.has(id) && !full.has(id) && (!wanted || wanted.has(id)),
    );
    if (empty.length === 0) return removed;
    await tx.delete(category).where(
      inArray(
        category.id,
        empty.map(({ id }) => id),
      ),
    );
    removed += empty.length;
  }
}

/**
 * Finds the existing category of the shop for each category of the feed: by path, or else by the id in an
 * earlier feed.
 */
function recognise(
  nodes: readonly PlannedCategory[],
  present: readonly Present[],
): ReadonlyMap<PlannedCategory, Present> {
  const categories = present.filter(({ kind }) => kind === 'category');
  const byPath = new Map(categories.map((row) => [row.path, row]));
  const byId = new Map(categories.map((row) => [row.id, row]));
  const found = new Map<PlannedCategory, Present>();
  const taken = new Set<Present>();
  for (const find of [
    (node: PlannedCategory) => byPath.get(node.path),
    (node: PlannedCategory) => byId.get(feedUuid('category', node.feedId)),
  ])
    for (const node of nodes) {
      const row = found.has(node) ? undefined : find(node);
      if (!row || taken.has(row)) continue;
      found.set(node, row);
      taken.add(row);
    }
  return found;
}

function usedNodes(plan: CategoryPlan, used: ReadonlySet<string>): PlannedCategory[] {
  const needed = new Set(
    [...used].flatMap((feedId) => {
      const node = plan.shown(feedId);
      return node ? wayUp(plan, node) : [];
    }),
  );
  return plan.categories.filter((node) => needed.has(node));
}

/** A category followed by its ancestors. */
function wayUp(plan: CategoryPlan, node: PlannedCategory): PlannedCategory[] {
  const above = node.parentFeedId === null ? undefined : plan.shown(node.parentFeedId);
  return above ? [node, ...wayUp(plan, above)] : [node];
}

function freeAmong(path: string, taken: { has(path: string): boolean }): string {
  if (!taken.has(path)) return path;
  const slash = path.lastIndexOf('/');
  const parent = slash < 0 ? null : path.slice(0, slash);
  return freePath(parent, path.slice(slash + 1), path.split('/').length, taken);
}

async function ensureSpecials(tx: Transaction, byPath: ReadonlyMap<string, { kind: string }>): Promise<void> {
  for (const special of specials) {
    const [present] = await tx
      .select({ id: category.id })
      .from(category)
      .where(eq(category.kind, special.kind))
      .limit(1);
    if (present) continue;
    const path = freeAmong(special.path, byPath);
    await tx
      .insert(category)
      .values({ ...special, id: feedUuid('listing', special.kind), path, parentId: null });
  }
}
