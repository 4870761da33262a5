import { desc, eq, exists, sql } from 'drizzle-orm';
import { deliveryPoint } from '../../domain/tables/delivery.ts';
import { city, store, storeStock } from '../../domain/tables/places.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { PointFilter } from './points.ts';

/** Where orders can be collected in a city: its stores and pick-up points. */
type CitySupply = {
  hasStores: boolean;
  /** How many of the requested pieces the store with the largest stock has. */
  mostPieces: number;
  /** The kinds of pick-up points in the city, each with its carrier. */
  points: PointFilter[];
};

const supplies = prepared((db: Database) => {
  const cityCode = sql.placeholder('cityCode');
  const wanted = sql`unnest(${sql.placeholder('articleIds')}::uuid[], ${sql.placeholder('pieces')}::int[]) as wanted(article_id, pieces)`;
  const stores = db.select({ code: store.code }).from(store).where(eq(store.cityCode, cityCode));
  const pieces = sql<number>`sum(least(${storeStock.quantity}, wanted.pieces))`;
  const mostPieces = db
    .select({ pieces })
    .from(storeStock)
    .innerJoin(wanted, sql`wanted.article_id = ${storeStock.articleId}`)
    .where(sql`${storeStock.storeCode} in ${stores}`)
    .groupBy(storeStock.storeCode)
    .orderBy(desc(pieces))
    .limit(1);
  const kind = sql`jsonb_build_object('source', ${deliveryPoint.source}, 'kind', ${deliveryPoint.kind})`;
  const points = db
    .select({ kinds: sql`jsonb_agg(distinct ${kind})` })
    .from(deliveryPoint)
    .where(eq(deliveryPoint.cityCode, cityCode));
  return db
    .select({
      hasStores: sql<boolean>`${exists(stores)}`,
      mostPieces: sql<number>`coalesce(${mostPieces}, 0)`.mapWith(Number),
      points: sql<PointFilter[]>`coalesce(${points}, '[]')`,
    })
    .from(city)
    .where(eq(city.code, cityCode))
    .prepare('supply');
});

/**
 * Reads how many of the requested goods the stores of a city have in stock, and which kinds of pick-up points
 * are there. `pieces` has the requested quantity by article.
 */
export async function readSupply(
  db: Database,
  cityCode: string,
  wanted: ReadonlyMap<string, number>,
): Promise<CitySupply> {
  const [found] = await supplies(db).execute({
    cityCode,
    articleIds: [...wanted.keys()],
    pieces: [...wanted.values()],
  });
  return found ?? { hasStores: false, mostPieces: 0, points: [] };
}
