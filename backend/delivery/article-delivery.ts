import { desc, eq, sql } from 'drizzle-orm';
import type { ArticleDelivery, ArticleStore } from '#contract/client/client.schemas.ts';
import { onePiece } from '#shared/delivery/goods-of-cart.ts';
import { pickUpDay } from '#shared/delivery/pick-up-day.ts';
import { zoneOf } from '#shared/delivery/zones.ts';
import { articlePrice } from '../domain/article-prices.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { store, storeStock } from '../domain/tables/places.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { methodsOfPlace, type OptionsDeps } from './options.ts';
import { type PlaceWithTable, shownPlaceWithTable } from './table.ts';

type Question = { articleId: string; cityCode: string; requestId: string };

/**
 * The methods by which one piece of an article can be delivered to a city, and the city's stores that have
 * the article in stock.
 * @throws ProblemError NOT_FOUND for an unknown article or city
 */
export async function getArticleDelivery(
  deps: OptionsDeps,
  { articleId, cityCode, requestId }: Question,
): Promise<ArticleDelivery> {
  const found = await shownPlaceWithTable(deps, cityCode);
  const { place } = found;
  const { stock, price } = await findArticle(deps.db, articleId);
  const methods =
    stock > 0 ? await methodsOfPlace(deps, found, onePiece(articleId, price), { requestId }) : [];
  return {
    articleId,
    cityCode,
    cityName: place.cityName,
    timeZone: place.timeZone,
    methods,
    stores: await storesWith(deps, found, { articleId, stock }),
  };
}

async function findArticle(db: Database, articleId: string): Promise<{ stock: number; price: number }> {
  const [found] = await db
    .select({ stock: article.stock, price: articlePrice })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(eq(article.id, articleId));
  if (!found) throw new ProblemError(404, 'NOT_FOUND');
  return found;
}

/**
 * The stores of a place that have an article in stock, largest stock first, each with the day on which the
 * store can hand over a piece.
 */
async function storesWith(
  { db, clock }: Pick<OptionsDeps, 'db' | 'clock'>,
  { place, table }: PlaceWithTable,
  wanted: { articleId: string; stock: number },
): Promise<ArticleStore[]> {
  const tariffs = zoneOf(table.zones, place)?.tariffs ?? {};
  const method = table.methods.find(({ id, kind }) => kind === 'store' && tariffs[id] !== undefined);
  const pieces = sql<number>`coalesce(${storeStock.quantity}, 0)`.mapWith(Number);
  const rows = await db
    .select({ store, pieces })
    .from(store)
    .leftJoin(
      storeStock,
      sql`${storeStock.storeCode} = ${store.code} and ${storeStock.articleId} = ${wanted.articleId}`,
    )
    .where(eq(store.cityCode, place.cityCode))
    .orderBy(desc(pieces), store.name, store.code);
  return rows.map((row) => {
    const has = Math.min(row.pieces, wanted.stock);
    const isHandedOver = has > 0 && method !== undefined;
    return {
      store: { ...row.store, cityName: place.cityName },
      pieces: has,
      firstDay: isHandedOver ? pickUpDay(row.store, method, table.calendar, clock()) : null,
    };
  });
}
