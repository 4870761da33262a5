import { eq } from 'drizzle-orm';
import { category, categoryGroup } from '../../../domain/tables/goods.ts';
import { inMenuOrder } from '../../../domain/tree.ts';
import type { Database } from '../../../platform/db/database.ts';

export type ExportedCategories = {
  /**
   * Categories in the order of the menu. `number` counts from 1 and is the id in the feed; `parent` is the
   * parent's number, null for a department.
   */
  list: { number: number; parent: number | null; name: string }[];
  /**
   * The numbers of the categories of a model, main category first. If the model is in a category and in its
   * ancestor, the ancestor is left out, because the category implies it.
   */
  numbersOf(mainId: string, memberIds: readonly string[]): number[];
  namesOf(ids: readonly string[]): string[];
};

/**
 * Reads the categories that contain goods. In the feed, their ids are numbers, because YML requires integers.
 */
export async function exportedCategories(tx: Database): Promise<ExportedCategories> {
  const nodes = await tx.select().from(category).where(eq(category.kind, 'category'));
  const members = await tx.selectDistinct({ id: categoryGroup.categoryId }).from(categoryGroup);
  const full = new Set(members.map(({ id }) => id));
  const shown = inMenuOrder(nodes).filter(({ id }) => full.has(id));
  const numberOf = new Map(shown.map(({ id }, place) => [id, place + 1]));
  const nameOf = new Map(nodes.map(({ id, name }) => [id, name]));
  const parentOf = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
  const above = (id: string): string[] => {
    const parent = parentOf.get(id);
    return parent ? [parent, ...above(parent)] : [];
  };
  return {
    list: shown.map(({ id, parentId, name }) => ({
      number: numberOf.get(id) ?? 0,
      parent: (parentId && numberOf.get(parentId)) || null,
      name,
    })),
    numbersOf(mainId, memberIds) {
      const implied = new Set([mainId, ...memberIds].flatMap(above));
      const more = memberIds.filter((id) => id !== mainId && !implied.has(id));
      const numbers = (ids: readonly string[]) => ids.flatMap((id) => numberOf.get(id) ?? []);
      return [...numbers([mainId]), ...numbers(more).sort((one, other) => one - other)];
    },
    namesOf: (ids) => ids.flatMap((id) => nameOf.get(id) ?? []),
  };
}
