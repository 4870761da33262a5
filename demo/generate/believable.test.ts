import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colourFamilies } from '#shared/goods/colour-families.ts';
import { ean13CheckDigit } from '#shared/goods/gtin.ts';
import { openTestShop, type TestShop } from '../../backend/catalog/testing/shop.ts';
import { store } from '../../backend/domain/tables/places.ts';
import { putPlaces } from '../../backend/exchange/places/put-places.ts';
import { categoryTree } from '../garments/category-tree.ts';
import { stores } from '../seed/stores.ts';
import { generateCatalog } from './generate-catalog.ts';
import { count, testNow, testOptions } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(null);
  await putPlaces(shop.db);
  await shop.db.insert(store).values([...stores]);
  await generateCatalog(shop.db, testOptions({ variants: 6000 }));
  shop.setNow(testNow);
});
afterAll(() => shop.close());

async function texts(statement: SQL): Promise<string[]> {
  const { rows } = await shop.db.execute<{ text: string }>(statement);
  return rows.map(({ text }) => text);
}

const share = (statement: SQL, of: SQL) =>
  Promise.all([count(shop.db, statement), count(shop.db, of)]).then(([part, whole]) => part / whole);

it('generated models have about 3.3 colours on average, and colours have 3 to 6 sizes, or one if they are one-size goods', async () => {
  const { db } = shop;
  const models = await count(db, sql`select count(*) as n from variant_group`);
  expect(6000 / models).toBeGreaterThan(3);
  expect(6000 / models).toBeLessThan(3.6);
  const most = await count(
    db,
    sql`select max(n) as n from (select count(*) as n from article group by variant_id) made`,
  );
  expect(most).toBe(6);
  const few = sql`select count(*) as n from (
    select count(*) as n, bool_or(size = 'Единый') as is_single from article group by variant_id) made
    where n < 2 and not is_single`;
  expect(await count(db, few)).toBe(0);
  expect(
    await count(db, sql`select count(*) as n from variant where id not in (select variant_id from article)`),
  ).toBe(0);
});

it('generated goods fill every category and every facet value', async () => {
  const { rows } = await shop.db.execute<{ path: string; n: number }>(sql`
    select path, count(group_id)::integer as n from category left join category_group on category_id = id group by path`);
  const filled = new Set(rows.filter(({ n }) => n > 0).map(({ path }) => path));
  const wanted = categoryTree.filter(({ kind }) => kind === 'category').map(({ path }) => path);
  expect(wanted.filter((path) => !filled.has(path))).toEqual([]);

  expect((await texts(sql`select distinct color_family as text from variant`)).sort()).toEqual(
    [...colourFamilies].sort(),
  );
  expect((await texts(sql`select distinct season as text from variant_group`)).sort()).toEqual([
    'Демисезон',
    'Зима',
    'Круглый год',
    'Лето',
  ]);
  expect(await texts(sql`select distinct fit as text from variant_group`)).toContain('Свободная');
  expect(await texts(sql`select distinct brand_line as text from variant_group`)).toHaveLength(5);
  const fibres = await texts(
    sql`select distinct part ->> 'fibre' as text from variant_group, jsonb_array_elements(composition) part`,
  );
  expect(fibres.length).toBeGreaterThan(15);
  expect(await texts(sql`select distinct store_code as text from store_stock`)).toHaveLength(stores.length);
});

it('the shares of goods that are new, reduced, sold out and popular are like in a real shop', async () => {
  const all = sql`select count(*) as n from variant`;
  const reduced = await share(sql`select count(*) as n from variant where price_before is not null`, all);
  expect(reduced).toBeGreaterThan(0.22);
  expect(reduced).toBeLessThan(0.32);
  const soldOut = await share(
    sql`select count(*) as n from (select sum(stock) as s from article group by variant_id) left_over where s = 0`,
    all,
  );
  expect(soldOut).toBeGreaterThan(0.03);
  expect(soldOut).toBeLessThan(0.08);
  const since = new Date(testNow.getTime() - 30 * 86_400_000).toISOString();
  const fresh = await share(
    sql`select count(*) as n from variant_group where published_at >= ${since}::timestamptz`,
    sql`select count(*) as n from variant_group`,
  );
  expect(fresh).toBeGreaterThan(0.06);
  expect(fresh).toBeLessThan(0.11);
  expect(
    await count(
      shop.db,
      sql`select count(*) as n from variant_group where published_at > ${testNow.toISOString()}::timestamptz`,
    ),
  ).toBe(0);
  // By Zipf's law, the tenth most popular model sells about a tenth of what the first one sells, and half of
  // all models sell almost nothing.
  expect(
    await count(
      shop.db,
      sql`select percentile_disc(0.5) within group (order by popularity) as n from variant_group`,
    ),
  ).toBeLessThan(10);
  expect(await count(shop.db, sql`select max(popularity) as n from variant_group`)).toBeGreaterThan(500);
});

it('the stores together never have more pieces of an article than its stock', async () => {
  const excess = sql`select count(*) as n from article
    join (select article_id, sum(quantity) as kept from store_stock group by article_id) stores on article_id = id
    where kept > stock`;
  expect(await count(shop.db, excess)).toBe(0);
});

it('names, product URLs and codes of generated goods fit the contract', async () => {
  const { db } = shop;
  for (const url of await texts(sql`select product_url as text from variant`)) {
    expect(url).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(url.length).toBeLessThanOrEqual(160);
  }
  const longest = (column: SQL, table: SQL) =>
    count(db, sql`select max(length(${column})) as n from ${table}`);
  expect(await longest(sql`name`, sql`variant_group`)).toBeLessThanOrEqual(120);
  expect(await longest(sql`vendor_code`, sql`variant`)).toBeLessThanOrEqual(40);
  for (const barcode of await texts(sql`select barcode as text from article`)) {
    expect(barcode).toMatch(/^04\d{11}$/);
    expect(String(ean13CheckDigit(barcode.slice(0, 12)))).toBe(barcode.slice(12));
  }
});

it('names of generated models contain the kind of goods, the material and the details', async () => {
  const names = await texts(sql`select name as text from variant_group`);
  for (const word of [/плать/i, /из шерсти/, /шерстян/, /в горох/, /«[А-ЯЁ][а-яё]+»/, /с капюшоном/, /зимн/i])
    expect(
      names.some((name) => word.test(name)),
      String(word),
    ).toBe(true);
  for (const name of names) expect(name).toMatch(/^[А-ЯЁ][а-яё]+([ -][а-яё«]|$)/);
  expect(new Set(names).size / names.length).toBeGreaterThan(0.5);
});

it('the API answers for listings and products of generated goods fit the contract', async () => {
  const listing = await shop.call('/api/catalog-orchestration/v1/listings', {
    query: { path: 'zhenshchinam/platya' },
  });
  expect(listing.status).toBe(200);
  const { items } = (await listing.json()) as { items: { productUrl: string }[] };
  expect(items).toHaveLength(24);
  for (const { productUrl } of items.slice(0, 5)) {
    const product = await shop.call(`/api/catalog-orchestration/v1/products/${productUrl}`);
    expect(product.status).toBe(200);
  }
});
