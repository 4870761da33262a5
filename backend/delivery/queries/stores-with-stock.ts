import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { Area } from '#shared/delivery/area.ts';
import { store, storeStock } from '../../domain/tables/places.ts';
import type { Database } from '../../platform/db/database.ts';

export type StoreWithStock = {
  store: typeof store.$inferSelect;
  /** How many of the requested pieces the store has in stock. */
  pieces: number;
};

/**
 * The stores of an area with their stock of the requested goods, sorted by that stock (largest first) and
 * then by name.
 */
export async function storesWithStock(
  db: Database,
  { cityCode, rectangle }: Area,
  wanted: ReadonlyMap<string, number>,
): Promise<StoreWithStock[]> {
  const stores = await db
    .select()
    .from(store)
    .where(
      and(
        cityCode === undefined ? undefined : eq(store.cityCode, cityCode),
        rectangle && between(store.latitude, rectangle.south, rectangle.north),
        rectangle && between(store.longitude, rectangle.west, rectangle.east),
      ),
    )
    .orderBy(asc(store.name), asc(store.code));
  const pieces = await piecesByStore(db, wanted);
  return stores
    .map((one) => ({ store: one, pieces: pieces.get(one.code) ?? 0 }))
    .sort((one, other) => other.pieces - one.pieces);
}

async function piecesByStore(
  db: Database,
  wanted: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  if (wanted.size === 0) return new Map();
  const rows = await db
    .select()
    .from(storeStock)
    .where(inArray(storeStock.articleId, [...wanted.keys()]));
  const pieces = new Map<string, number>();
  for (const { storeCode, articleId, quantity } of rows)
    pieces.set(storeCode, (pieces.get(storeCode) ?? 0) + Math.min(quantity, wanted.get(articleId) ?? 0));
  return pieces;
}
