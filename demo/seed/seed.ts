import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  article,
  category,
  categoryGroup,
  variant,
  variantGroup,
} from '../../backend/domain/tables/goods.ts';
import { store, storeStock } from '../../backend/domain/tables/places.ts';
import { putContent } from '../../backend/exchange/content/put-content.ts';
import { putDelivery } from '../../backend/exchange/delivery/put-delivery.ts';
import { chooseDefaultCity, putPlacesWithin } from '../../backend/exchange/places/put-places.ts';
import type { Database, Transaction } from '../../backend/platform/db/database.ts';
import { makersCode } from '../cloths/colours.ts';
import { contentForGoods, contentWithoutGoods } from '../content/content-set.ts';
import { readDemoDelivery } from '../delivery/read-demo-delivery.ts';
import { demoUuid } from '../garments/identity.ts';
import type { DemoCatalog, DemoCategory, DemoGroup } from '../garments/types.ts';
import { renamedAfterShop } from './rename-after-shop.ts';
import { storeStockOf } from './store-stock.ts';
import { stores } from './stores.ts';

/** Rows per statement. The widest table has 17 parameters per row; PostgreSQL allows 65,535 per statement. */
const batchSize = 500;

/**
 * Key of an advisory lock that nothing else in the project uses. Two processes that start together seed one
 * after the other because of it.
 */
const seedLock = 7_310_201;

export type SeedReport = { seeded: boolean; articles: number };

/**
 * Inserts the demo catalog into a database without goods, in one transaction. Does nothing if there are
 * goods, so that changes made in the shop are not overwritten. Stores and brand lines are named after the
 * shop.
 */
export async function seedDemo(
  db: Database,
  { catalog, now, shopName }: { catalog: DemoCatalog; now: Date; shopName?: string | undefined },
): Promise<SeedReport> {
  return db.transaction(async (tx) => {
    // While another process seeds, this transaction may wait longer than the usual statement timeout.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const goods = await tx.select({ id: variantGroup.id }).from(variantGroup).limit(1);
    if (goods.length > 0) return { seeded: false, articles: 0 };

    const { categories, groups } = catalog;
    const named = renamedAfterShop(shopName);
    const variants = groups.flatMap((group) => group.variants.map((one) => ({ ...one, groupId: group.id })));
    const articles = variants.flatMap((one) => one.articles.map((size) => ({ ...size, variantId: one.id })));

    const tree = categories.filter(({ kind }) => kind === 'category');
    const idOf = new Map(categories.map(({ path, id }) => [path, id]));
    const putting = { now, idOf: (path: string) => idOf.get(path) ?? demoUuid('category', path) };

    await insert(tx, category, toCategoryRows(tree));
    await putContent(tx, await contentWithoutGoods(), putting);
    await insert(tx, variantGroup, toGroupRows(groups, categories, named));
    await insert(tx, categoryGroup, membership(groups, tree));
    await insert(
      tx,
      variant,
      variants.map(({ colour, articles: _, ...one }) => ({
        ...one,
        colorFamily: colour.family,
        colorName: colour.displayValue,
        colorCode: makersCode(colour),
        colorHex: colour.hex,
      })),
    );
    await insert(
      tx,
      article,
      articles.map(({ size, ...one }) => ({
        ...one,
        size: size.value,
        international: size.international,
        ordinal: size.ordinal,
      })),
    );
    await putPlacesWithin(tx);
    await insert(
      tx,
      store,
      stores.map((one) => ({ ...one, name: named(one.name) })),
    );
    await insert(tx, storeStock, storeStockOf(groups, stores));
    await chooseDefaultCity(tx);
    await putContent(tx, contentForGoods(catalog), putting);
    await putDelivery(tx, await readDemoDelivery());
    return { seeded: true, articles: articles.length };
  });
}

function toCategoryRows(categories: DemoCategory[]): (typeof category.$inferInsert)[] {
  return categories.map(({ id, parentId, path, name, kind, ordinal, isInMenu }) => ({
    id,
    parentId,
    path,
    name,
    kind,
    ordinal,
    isInMenu: isInMenu ?? true,
  }));
}

function toGroupRows(
  groups: DemoGroup[],
  categories: DemoCategory[],
  named: (name: string) => string,
): (typeof variantGroup.$inferInsert)[] {
  const idOf = new Map(categories.map(({ path, id }) => [path, id]));
  return groups.map((group) => ({
    id: group.id,
    slug: group.slug,
    name: group.name,
    categoryId: categoryId(idOf, group.categoryPaths[0]),
    brandLine: named(group.brandLine),
    description: group.description,
    season: group.season,
    fit: group.fit,
    composition: group.composition,
    lining: group.lining ?? [],
    attributes: group.attributes,
    careCodes: group.careCodes,
    sizeSystem: group.sizeSystem,
    sizeTableId: group.sizeTableId ?? null,
    wornBy: group.model,
    country: group.country,
    publishedAt: new Date(group.publishedAt),
    popularity: group.popularity,
  }));
}

function categoryId(idOf: ReadonlyMap<string, string>, path: string | undefined): string {
  const id = path === undefined ? undefined : idOf.get(path);
  if (id === undefined) throw new Error(`A demo group has an unknown category: ${path ?? 'none'}.`);
  return id;
}

/**
 * The categories of every model, each once: the categories in the model's own list, their parents, and
 * listings whose models editors chose.
 */
function membership(groups: DemoGroup[], categories: DemoCategory[]): (typeof categoryGroup.$inferInsert)[] {
  const idOf = new Map(categories.map(({ path, id }) => [path, id]));
  const parentOf = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const gathered = new Map(groups.map(({ id }) => [id, new Set<string>()]));
  for (const { id, groupIds = [] } of categories) {
    for (const groupId of groupIds) gathered.get(groupId)?.add(id);
  }
  return groups.flatMap((group) => {
    const within = new Set(gathered.get(group.id));
    for (const path of group.categoryPaths) {
      let id: string | null = categoryId(idOf, path);
      while (id !== null) {
        within.add(id);
        id = parentOf.get(id) ?? null;
      }
    }
    return [...within].map((id) => ({ categoryId: id, groupId: group.id }));
  });
}

async function insert<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await tx.insert(table).values(rows.slice(start, start + batchSize));
  }
}
