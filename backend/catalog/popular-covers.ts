import { asc, desc, eq } from 'drizzle-orm';
import { isColourShown } from '../domain/hidden-goods.ts';
import type { PictureSource } from '../domain/tables/content-types.ts';
import { variant, variantGroup } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';

/**
 * Cover pictures of goods, in this order: the first colour of every model, most popular models first; then
 * the other colours.
 */
export async function popularCovers(db: Database, limit: number): Promise<PictureSource[]> {
  const rows = await db
    .select({ pictures: variant.pictures })
    .from(variant)
    .innerJoin(variantGroup, eq(variantGroup.id, variant.groupId))
    .where(isColourShown())
    .orderBy(asc(variant.ordinal), desc(variantGroup.popularity), asc(variant.id))
    .limit(limit);
  return rows.flatMap(({ pictures }) => pictures.slice(0, 1));
}
