import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sitemap, SitemapPart } from '#contract/client/client.schemas.ts';
import { testCatalog, testNow } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { contentPage } from '../domain/tables/content.ts';
import { category, variant, variantGroup } from '../domain/tables/goods.ts';
import { getSitemap, getSitemapPart } from './sitemap.ts';

const page = { title: 'Доставка', description: 'Как привезём.', blocks: [] };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  shop.setNow(testNow);
  await shop.db.insert(contentPage).values(
    (['support', 'policy', 'guide', 'page', 'about', 'journal'] as const).map((kind) => ({
      kind,
      slug: 'dostavka',
      body: page,
      updatedAt: new Date('2026-12-01T00:00:00Z'),
    })),
  );
});
afterAll(() => shop.close());

const part = async (name: string): Promise<SitemapPart> => (await shop.call(`/api/_sitemap/${name}`)).json();
const paths = async (name: string) => (await part(name)).entries.map(({ path }) => path);

describe('sitemap parts', () => {
  test('the parts of the sitemap are listed, each with the time of its latest change', async () => {
    const { parts }: Sitemap = await (await shop.call('/api/_sitemap')).json();
    expect(parts.map(({ name }) => name)).toEqual(['pages', 'listings', 'products-1']);
    expect(parts[0]?.lastModified).toBe('2026-12-01T00:00:00.000Z');
    const newest = (await part('products-1')).entries.map(({ lastModified }) => lastModified ?? '').sort();
    expect(newest.at(-1)).toMatch(/^2\d{3}-/);
    for (const { name, lastModified } of parts.slice(1)) expect(lastModified, name).toBe(newest.at(-1));
  });

  test('the parts of the sitemap are never empty; an unknown part gives 404', async () => {
    for (const name of ['products-2', 'products-99999', 'cart', 'pages-1'])
      expect((await shop.call(`/api/_sitemap/${name}`)).status, name).toBe(404);
    expect((await shop.call('/api/_sitemap/products-0')).status).toBe(422);
  });

  test('all parts of the sitemap together contain every colour once, for any size of the parts', async () => {
    const tools = { db: shop.db, goods: shop.goods, now: testNow, partSize: 7 };
    const { parts } = await getSitemap(tools);
    const names = parts.map(({ name }) => name).filter((name) => name.startsWith('products'));
    expect(names).toHaveLength(6);
    const read = await Promise.all(names.map(async (name) => (await getSitemapPart(tools, name)).entries));
    expect(Math.max(...read.map(({ length }) => length))).toBe(7);
    const all = testCatalog().groups.flatMap(({ variants }) => variants);
    expect(
      read
        .flat()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(all.map(({ productUrl }) => `/product/${productUrl}`).sort());
  });
});

describe('product pages', () => {
  test('product pages in the sitemap list one file of each picture', async () => {
    const { entries } = await part('products-1');
    expect(entries.find(({ path }) => path === '/product/plate-midi-izumrud')?.pictures).toEqual([
      '/pictures/0/plate-midi/front/izumrud-400.webp',
      '/pictures/0/plate-midi/back/izumrud-400.webp',
    ]);
  });

  test('product pages in the sitemap have a new time of change when their colour or model changes', async () => {
    const changed = async () =>
      (await part('products-1')).entries.find(({ path }) => path.endsWith('svitshot-molochnyy'))
        ?.lastModified;
    const before = await changed();
    await shop.db.update(variantGroup).set({ popularity: 5 }).where(eq(variantGroup.slug, 'svitshot'));
    expect(await changed()).toBe(before);
    await shop.db
      .update(variantGroup)
      .set({ name: 'Свитшот с\u00a0молнией' })
      .where(eq(variantGroup.slug, 'svitshot'));
    const renamed = await changed();
    expect(Date.parse(renamed ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
    await shop.db.update(variant).set({ price: 1_000 }).where(eq(variant.productUrl, 'svitshot-molochnyy'));
    expect(Date.parse((await changed()) ?? '')).toBeGreaterThan(Date.parse(renamed ?? ''));
  });
});

describe('listing pages', () => {
  const momentsOf = async (name: string) =>
    new Map((await part(name)).entries.map(({ path, lastModified }) => [path, lastModified]));

  test('a listing in the sitemap has a new time of change when a model in it changes, and at no other time', async () => {
    const before = await momentsOf('listings');
    await shop.db.update(variant).set({ price: 2_000 }).where(eq(variant.productUrl, 'plate-midi-izumrud'));
    const after = await momentsOf('listings');
    const goods = (await part('products-1')).entries.find(({ path }) => path.endsWith('plate-midi-izumrud'));
    const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
    expect(changed).toContain('/zhenshchinam');
    expect(changed).not.toContain('/muzhchinam');
    expect(after.get('/muzhchinam')).toMatch(/^2\d{3}-/);
    for (const path of changed) expect(after.get(path), path).toBe(goods?.lastModified);
  });

  test('facet landings in the sitemap have the same time of change as their listing', async () => {
    const listings = await momentsOf('listings');
    // The minimum number of models per landing is 1 here, because the test catalog is small.
    const tools = { db: shop.db, goods: shop.goods, now: testNow, leastModels: 1 };
    const landings = (await getSitemapPart(tools, 'landings-1')).entries;
    expect(landings.length).toBeGreaterThan(2);
    for (const { path, lastModified } of landings) {
      expect(path).toMatch(
        /^\/[a-z/-]+\?(cvet|sostav|uzor|sezon|posadka|dlina|rukav|vyrez|zastyozhka)=[a-z0-9-]+$/,
      );
      expect(lastModified, path).toBe(listings.get(path.replace(/\?.*/, '')));
    }
    const inTwos = { ...tools, partSize: 2 };
    const names = (await getSitemap(inTwos)).parts.map(({ name }) => name);
    const parts = names.filter((name) => name.startsWith('landings'));
    const read = await Promise.all(parts.map(async (name) => (await getSitemapPart(inTwos, name)).entries));
    expect(read.flat()).toEqual(landings);
    expect((await shop.call('/api/_sitemap/landings-99')).status).toBe(404);
  });
});

test('a listing is in the sitemap if it is open and not empty', async () => {
  const all = [
    'zhenshchinam',
    'zhenshchinam/platya',
    'zhenshchinam/verkhnyaya-odezhda',
    'zhenshchinam/svitery',
  ];
  const rest = ['muzhchinam', 'muzhchinam/futbolki-i-polo', 'novinki', 'rasprodazha'];
  // «Детям» has no goods, so it is not in the sitemap.
  expect(await paths('listings')).toEqual([...all, ...rest].map((path) => `/${path}`));
  const landing = { text: '', scene: null, terms: null, startsAt: null, endsAt: '2026-11-01' };
  await shop.db.update(category).set({ landing }).where(eq(category.path, 'novinki'));
  expect(await paths('listings')).not.toContain('/novinki');
});

test('the text pages in the sitemap are the home page, texts and stores; no private page is included', async () => {
  const found = await paths('pages');
  expect(found[0]).toBe('/');
  for (const kind of ['support', 'policy', 'guide', 'page', 'about', 'journal'])
    expect(found).toContain(`/${kind}/dostavka`);
  expect(found).toContain('/journal');
  expect(found.filter((path) => /cart|login|myprofile|wishlist|search|home|services/.test(path))).toEqual([]);
});
