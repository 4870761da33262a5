import { and, asc, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Prices } from '#shared/goods/prices.ts';
import { type OwnPrices, pricesOfColour } from '../../domain/article-prices.ts';
import { isColourShown, isModelShown } from '../../domain/hidden-goods.ts';
import type { CompositionPart, ProductAttribute } from '../../domain/tables/content-types.ts';
import { shopEvent } from '../../domain/tables/events.ts';
import { category, variantGroup } from '../../domain/tables/goods.ts';
import { city, store, storeStock } from '../../domain/tables/places.ts';
import type { Database } from '../../platform/db/database.ts';
import { modelRank } from '../base/tables.ts';
import type { GoodsRow, StoreRow } from '../columns/goods-row.ts';
import type { GoodsCategory } from '../columns/goods-snapshot.ts';
import { readId, writeId } from '../columns/id-bytes.ts';
import type { SearchedQuery } from '../words/wanted-queries.ts';
import { growingColumn } from './growing-column.ts';
import { fromGreatest } from './orders.ts';

/** How many models one query reads. With their colours and sizes, this takes some hundredths of a second. */
export const chunkSize = 200;

/** How many ids one query reads, when the order of all models is read. */
const idChunk = 20_000;

/** All listings of the shop. */
export function readCategories(db: Database): Promise<GoodsCategory[]> {
  const { id, parentId, path, name, kind, ordinal, isInMenu } = category;
  return db.select({ id, parentId, path, name, kind, ordinal, isInMenu }).from(category).orderBy(asc(path));
}

/** All stores. They are grouped by city, in the shop's order of cities. */
export function readStores(db: Database): Promise<StoreRow[]> {
  return db
    .select({ code: store.code, name: store.name, cityName: city.name })
    .from(store)
    .innerJoin(city, eq(city.code, store.cityCode))
    .orderBy(asc(city.ordinal), asc(city.code), asc(store.name), asc(store.code));
}

/** Whether the database has any stock of stores. */
export async function hasStoreStock(db: Database): Promise<boolean> {
  const rows = await db.select({ code: storeStock.storeCode }).from(storeStock).limit(1);
  return rows.length > 0;
}

/**
 * Greater than any popularity. The sort key is rank × this factor + popularity, so popularity only matters
 * between models of the same rank.
 */
const POPULARITY = 10_000_000;
/**
 * Rank of models that were published after the ranks were last computed. The computation itself also gives
 * this rank to new goods without data.
 */
const UNKNOWN_RANK = 250;

/**
 * Reads the ids of all models, sorted by rank in descending order, then by popularity, then by id. Each id
 * takes 16 bytes.
 */
export async function readOrder(db: Database): Promise<{ count: number; idAt(place: number): string }> {
  let ids = new Uint8Array(16 * idChunk);
  const popularity = growingColumn(Float64Array);
  for (let last: string | undefined; ; ) {
    const rows = await db
      .select({ id: variantGroup.id, popularity: variantGroup.popularity, rank: modelRank.score })
      .from(variantGroup)
      .leftJoin(modelRank, eq(modelRank.groupId, variantGroup.id))
      .where(last === undefined ? undefined : gt(variantGroup.id, last))
      .orderBy(asc(variantGroup.id))
      .limit(idChunk);
    if (ids.length < (popularity.length + rows.length) * 16) {
      const wider = new Uint8Array(ids.length * 2);
      wider.set(ids);
      ids = wider;
    }
    for (const row of rows) {
      writeId(ids, popularity.length, row.id);
      popularity.push((row.rank ?? UNKNOWN_RANK) * POPULARITY + Math.min(row.popularity, POPULARITY - 1));
    }
    last = rows.at(-1)?.id;
    if (rows.length < idChunk) break;
  }
  // The ids were read in ascending order and sorting is stable, so equal models stay sorted by id.
  const places = await fromGreatest(new Float64Array(popularity.view()));
  return { count: places.length, idAt: (place) => readId(ids, places[place] as number) };
}

/**
 * A row of the query below. Lists are nested arrays instead of objects, because there are millions of entries
 * and arrays need less memory.
 */
type ReadGroup = {
  id: string;
  name: string;
  brand_line: string;
  description: string;
  season: string;
  fit: string;
  composition: CompositionPart[];
  attributes: ProductAttribute[];
  size_system: string;
  published_at: number;
  popularity: number;
  category_ids: string[] | null;
  variants: ReadVariant[] | null;
};
type ReadVariant = [
  id: string,
  vendorCode: string,
  colourFamily: string,
  colourName: string,
  colourHex: string,
  price: number,
  priceBefore: number | null,
  articles: ReadArticle[] | null,
];
type ReadArticle = [sku: string, size: string, stock: number, prices: OwnPrices, stores: string[] | null];

/** SQL expression for the `OwnPrices` of an article as JSON. */
const ownPrices = sql`json_build_object('price', a.price, 'priceBefore', a.price_before,
  'scheduledPrice', a.scheduled_price, 'scheduledPriceBefore', a.scheduled_price_before)`;

/**
 * Reads models with all their data in a single query, so that the data of each model are consistent. The
 * result is in the order of `ids`. Deleted models, hidden colours and hidden sizes are left out.
 */
export async function readGoods(
  db: Database,
  groupIds: readonly string[],
  withStores: boolean,
): Promise<GoodsRow[]> {
  const stores = withStores
    ? sql`(select json_agg(s.store_code order by s.store_code) from store_stock s where s.article_id = a.id)`
    : sql`null`;
  const { rows } = await db.execute<ReadGroup>(sql`
    select g.id, g.name, g.brand_line, g.description, g.season, g.fit, g.composition, g.attributes, g.size_system,
      (extract(epoch from g.published_at) * 1000)::float8 as published_at, g.popularity,
      (select json_agg(c.category_id) from category_group c where c.group_id = g.id) as category_ids,
      (select json_agg(json_build_array(v.id, v.vendor_code, v.color_family, v.color_name, v.color_hex,
          v.price, v.price_before, (
            select json_agg(json_build_array(a.sku, a.size, a.stock, ${ownPrices}, ${stores}) order by a.ordinal, a.id)
            from article a where a.variant_id = v.id and a.hidden_stock is null
          )) order by v.ordinal, v.id) from variant v where v.group_id = g.id and ${isColourShown(sql`v.id`)}) as variants
    from variant_group g
    where g.id = any(${sql.param([...groupIds])}::uuid[])
      and ${isModelShown(sql`g.id`)}`);
  const byId = new Map(rows.map((row) => [row.id, toGoodsRow(row)]));
  return groupIds.flatMap((id) => byId.get(id) ?? []);
}

function shownPrices(written: Prices, articles: readonly ReadArticle[]): Prices {
  const { price, priceBefore } = pricesOfColour(
    written,
    articles.map(([, , stock, prices]) => ({ stock, ...prices })),
  );
  return { price, priceBefore };
}

const toGoodsRow = (row: ReadGroup): GoodsRow => ({
  id: row.id,
  name: row.name,
  brandLine: row.brand_line,
  description: row.description,
  season: row.season,
  fit: row.fit,
  materials: row.composition.map(({ fibre }) => fibre),
  attributes: row.attributes,
  sizeSystem: row.size_system,
  publishedAt: row.published_at,
  popularity: row.popularity,
  categoryIds: row.category_ids ?? [],
  variants: (row.variants ?? []).map(
    ([id, vendorCode, colourFamily, colourName, colourHex, ...[price, priceBefore, articles]]) => ({
      id,
      vendorCode,
      colourFamily,
      colourName,
      colourHex,
      ...shownPrices({ price, priceBefore }, articles ?? []),
      articles: (articles ?? []).map(([sku, size, stock, , codes]) => ({
        sku,
        size,
        stock,
        stores: codes ?? [],
      })),
    }),
  ),
});

const DAYS = 90;
const MOST = 5000;

/** What shoppers searched for in the last 90 days with results, most frequent queries first. */
export async function readSearched(db: Database): Promise<SearchedQuery[]> {
  const times = count();
  const rows = await db
    .select({ text: shopEvent.query, times })
    .from(shopEvent)
    .where(
      and(
        eq(shopEvent.kind, 'SEARCH'),
        gt(shopEvent.found, 0),
        gt(shopEvent.at, sql`now() - make_interval(days => ${DAYS})`),
        isNotNull(shopEvent.query),
      ),
    )
    .groupBy(shopEvent.query)
    .orderBy(desc(times), shopEvent.query)
    .limit(MOST);
  return rows.map(({ text, times: found }) => ({ text: text ?? '', times: found }));
}
