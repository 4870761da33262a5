import { count, eq, ne } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pickOf, testCatalogue, testNow } from '../catalog/testing.ts';
import type { Database } from '../db/client.ts';
import { article, category, categoryGroup, contentPage, variant, variantGroup } from '../db/schema.ts';
import { freshDatabase } from '../db/testing.ts';
import { demoPages } from './pages/all-pages.ts';
import { seedDemo } from './seed.ts';
import type { DemoCatalogue } from './types.ts';

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await freshDatabase());
});
afterEach(() => close());

const seed = (catalogue: DemoCatalogue = testCatalogue()) => seedDemo(db, { catalogue, now: testNow });

test('seeds an empty database and leaves a seeded one alone', async () => {
  expect(await seed()).toEqual({ seeded: true, articles: 75 });
  await db.update(variant).set({ price: 1 });
  expect(await seed()).toEqual({ seeded: false, articles: 0 });
  expect(await db.select().from(variant).where(eq(variant.price, 1))).toHaveLength(36);
});

test('two at once seed once', async () => {
  const reports = await Promise.all([seed(), seed()]);
  expect(reports.filter(({ seeded }) => seeded)).toHaveLength(1);
  expect(await db.select({ variants: count() }).from(variant)).toEqual([{ variants: 36 }]);
});

test('puts every model into its categories and all above them, each once', async () => {
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

test('names the goods of the home page by their address', async () => {
  await seed();
  const [page] = await db.select().from(contentPage).where(eq(contentPage.kind, 'home'));
  expect(page).toMatchObject({
    kind: 'home',
    updatedAt: testNow,
    body: {
      hero: { productUrls: ['palto-iz-shersti-kemel', 'palto-iz-shersti-grafit'] },
      sections: [
        { kind: 'product-row', productUrls: ['plate-midi-izumrud', 'svitshot-molochnyy'] },
        { kind: 'story', productUrls: ['svitshot-molochnyy'] },
        { kind: 'departments', departments: [{ productUrl: 'plate-midi-izumrud' }, { path: 'muzhchinam' }] },
        { kind: 'services' },
      ],
    },
  });
});

test('puts the pages of text beside the home page', async () => {
  await seed();
  const pages = await db.select().from(contentPage).where(ne(contentPage.kind, 'home'));
  expect(pages).toHaveLength(demoPages.length);
  expect(pages.find(({ slug }) => slug === 'shipping')).toMatchObject({
    kind: 'support',
    updatedAt: new Date('2026-11-16T00:00:00.000Z'),
    body: { title: 'Доставка' },
  });
});

test('writes nothing when a model stands in an unknown category', async () => {
  const catalogue = testCatalogue();
  catalogue.groups.at(-1)?.categoryPaths.push('muzhchinam/net-takogo');
  await expect(seed(catalogue)).rejects.toThrow('muzhchinam/net-takogo');
  expect(await db.select().from(category)).toEqual([]);
  expect(await db.select().from(variantGroup)).toEqual([]);
});

test('takes more rows than fit into one statement', async () => {
  const catalogue = testCatalogue();
  const [first] = catalogue.groups;
  const [one] = first?.variants ?? [];
  if (!first || !one) throw new Error('The test catalogue is empty.');
  first.variants = Array.from({ length: 1100 }, (_, index) => ({
    ...one,
    id: index === 0 ? one.id : `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    productUrl: `${one.productUrl}-${index}`,
    vendorCode: `${one.vendorCode}-${index}`,
    ordinal: index,
    articles: index === 0 ? one.articles : [],
  }));
  catalogue.home.hero.picks = [];
  catalogue.home.sections = [];
  await seed(catalogue);
  expect(await db.select({ variants: count() }).from(variant)).toEqual([{ variants: 1134 }]);
  expect(await db.select({ articles: count() }).from(article)).toEqual([{ articles: 72 }]);
});
