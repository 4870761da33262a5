import { count, eq, notInArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promoCode } from '../../backend/cart/base/tables.ts';
import { pickOf, testCatalog, testNow } from '../../backend/catalog/testing/catalog.ts';
import { contentPage } from '../../backend/domain/tables/content.ts';
import {
  article,
  category,
  categoryGroup,
  sizeTable,
  variant,
  variantGroup,
} from '../../backend/domain/tables/goods.ts';
import { city, store } from '../../backend/domain/tables/places.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { freshDatabase } from '../../backend/platform/testing/database.ts';
import { demoUuid } from '../garments/identity.ts';
import { sizeTableIds } from '../garments/size-tables.ts';
import type { DemoCatalog } from '../garments/types.ts';
import { readDemoPages } from '../pages/all-pages.ts';
import { seedDemo } from './seed.ts';

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await freshDatabase());
});
afterEach(() => close());

const seed = (catalog: DemoCatalog = testCatalog()) => seedDemo(db, { catalog, now: testNow });

test('seedDemo fills an empty database and does not change one that has goods', async () => {
  expect(await seed()).toEqual({ seeded: true, articles: 75 });
  await db.update(variant).set({ price: 1 });
  expect(await seed()).toEqual({ seeded: false, articles: 0 });
  expect(await db.select().from(variant).where(eq(variant.price, 1))).toHaveLength(36);
});

test('stores and brand lines are named after the shop', async () => {
  await seedDemo(db, { catalog: testCatalog(), now: testNow, shopName: 'Линия $&' });
  const stores = await db.select({ name: store.name }).from(store);
  const lines = await db.select({ name: variantGroup.brandLine }).from(variantGroup);
  const names = [...stores, ...lines].map(({ name }) => name);
  expect(names.filter((name) => !name?.startsWith('Линия $&'))).toEqual([]);
});

test('the goods are inserted only once if two processes seed at the same time', async () => {
  const reports = await Promise.all([seed(), seed()]);
  expect(reports.filter(({ seeded }) => seeded)).toHaveLength(1);
  expect(await db.select({ variants: count() }).from(variant)).toEqual([{ variants: 36 }]);
});

test('every model is inserted once into each of its categories and their parents', async () => {
  await seed();
  const rows = await db
    .select({ path: category.path })
    .from(categoryGroup)
    .innerJoin(category, eq(category.id, categoryGroup.categoryId))
    .where(eq(categoryGroup.groupId, pickOf('svitshot', 'molochnyy').groupId))
    .orderBy(category.path);
  expect(rows.map(({ path }) => path)).toEqual([
    'muzhchinam',
    'muzhchinam/futbolki-i-polo',
    'zhenshchinam',
    'zhenshchinam/svitery',
  ]);
});

test('the home page is stored as the demo catalog defines it', async () => {
  await seed();
  const [page] = await db.select().from(contentPage).where(eq(contentPage.kind, 'home'));
  expect(page).toMatchObject({ kind: 'home', updatedAt: testNow, body: testCatalog().home });
});

test('seeding also inserts size tables, services, cities and stores', async () => {
  await seed();
  const tables = await db.select({ id: sizeTable.id }).from(sizeTable);
  expect(tables.map(({ id }) => id).sort()).toEqual([...sizeTableIds].sort());
  const [services] = await db.select().from(contentPage).where(eq(contentPage.kind, 'services'));
  expect(services).toMatchObject({ slug: '', body: { length: 4 } });
  expect(await db.select({ code: city.code }).from(city).where(eq(city.isDefault, true))).toEqual([
    { code: 'moskva' },
  ]);
  expect(await db.select({ stores: count() }).from(store)).toEqual([{ stores: 14 }]);
});

test('models are also inserted into collections for which editors chose them', async () => {
  const catalog = testCatalog();
  const path = 'kollektsiya/proba';
  const groupIds = catalog.groups.slice(0, 2).map(({ id }) => id);
  catalog.categories.push({
    id: demoUuid('test', 'category', path),
    parentId: null,
    slug: 'proba',
    path,
    name: 'Проба',
    ordinal: 90,
    kind: 'collection',
    sizeSystem: null,
    isInMenu: false,
    groupIds: [...groupIds],
    landing: { text: 'Проба.', scene: null, terms: null, startsAt: null, endsAt: null },
  });
  await seed(catalog);
  const members = await db
    .select({ groupId: categoryGroup.groupId })
    .from(categoryGroup)
    .innerJoin(category, eq(category.id, categoryGroup.categoryId))
    .where(eq(category.path, path));
  expect(members.map(({ groupId }) => groupId).sort()).toEqual(groupIds.sort());
  const [node] = await db.select().from(category).where(eq(category.path, path));
  expect(node).toMatchObject({
    kind: 'collection',
    isInMenu: false,
    landing: { text: 'Проба.' },
    tile: null,
  });
});

test('a promo code is valid until the end of its last day in Moscow', async () => {
  await seed({
    ...testCatalog(),
    promoCodes: [
      {
        code: 'PROBA-SEED',
        kind: 'sum',
        value: 100,
        fromSum: 0,
        categoryPaths: [],
        countsReduced: true,
        combines: false,
        maxUses: null,
        maxUsesPerOwner: null,
        endsAt: '2027-12-31',
      },
    ],
  });
  const [code] = await db.select().from(promoCode).where(eq(promoCode.code, 'PROBA-SEED'));
  expect(code).toMatchObject({ value: 100, endsAt: new Date('2027-12-31T20:59:59.999Z') });
});

test('seeding also inserts the text pages and the home page', async () => {
  await seed();
  const pages = await db
    .select()
    .from(contentPage)
    .where(notInArray(contentPage.kind, ['home', 'services']));
  expect(pages).toHaveLength((await readDemoPages()).length);
  expect(pages.find(({ slug }) => slug === 'shipping')).toMatchObject({
    kind: 'support',
    updatedAt: new Date('2026-11-29T00:00:00.000Z'),
    body: { title: 'Доставка' },
  });
});

test('seeding writes nothing if a model has an unknown category', async () => {
  const catalog = testCatalog();
  catalog.groups.at(-1)?.categoryPaths.push('muzhchinam/net-takogo');
  await expect(seed(catalog)).rejects.toThrow('muzhchinam/net-takogo');
  expect(await db.select().from(category)).toEqual([]);
  expect(await db.select().from(variantGroup)).toEqual([]);
});

test('seeding can insert more rows than fit into one statement', async () => {
  const catalog = testCatalog();
  const [first] = catalog.groups;
  const [one] = first?.variants ?? [];
  if (!first || !one) throw new Error('The test catalog is empty.');
  first.variants = Array.from({ length: 1100 }, (_, index) => ({
    ...one,
    id: index === 0 ? one.id : `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    productUrl: `${one.productUrl}-${index}`,
    vendorCode: `${one.vendorCode}-${index}`,
    ordinal: index,
    articles: index === 0 ? one.articles : [],
  }));
  catalog.home = { hero: null, sections: [] };
  await seed(catalog);
  expect(await db.select({ variants: count() }).from(variant)).toEqual([{ variants: 1134 }]);
  expect(await db.select({ articles: count() }).from(article)).toEqual([{ articles: 72 }]);
});
