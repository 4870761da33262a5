import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentPage } from '../../backend/domain/tables/content.ts';
import { category, variant, variantGroup } from '../../backend/domain/tables/goods.ts';
import { account, principal } from '../../backend/domain/tables/identities.ts';
import { goodsChange } from '../../backend/listing/base/tables.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { freshDatabase } from '../../backend/platform/testing/database.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { createDemoCatalog } from '../seed/catalog.ts';
import { seedDemo } from '../seed/seed.ts';
import { generateCatalog } from './generate-catalog.ts';
import { count, goodsFingerprint, testNow, testOptions } from './testing.ts';

let db: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ db, close } = await freshDatabase());
});
afterEach(() => close());

const variants = () => count(db, sql`select count(*) as n from ${variant}`);
const models = () => count(db, sql`select count(*) as n from ${variantGroup}`);

it('the same seed generates the same goods, and another seed generates other goods', async () => {
  await generateCatalog(db, testOptions());
  const first = await goodsFingerprint(db);
  await generateCatalog(db, testOptions({ present: 'replace' }));
  expect(await goodsFingerprint(db)).toBe(first);
  await generateCatalog(db, testOptions({ present: 'replace', seed: 2 }));
  expect(await goodsFingerprint(db)).not.toBe(first);
});

it('the goods of a smaller catalog are the first goods of a larger one with the same seed', async () => {
  await generateCatalog(db, testOptions({ variants: 40 }));
  const { rows } = await db.execute<{ url: string }>(
    sql`select product_url as url from ${variant} order by id limit 39`,
  );
  await generateCatalog(db, testOptions({ variants: 300, present: 'replace' }));
  const { rows: again } = await db.execute(
    sql`select product_url as url from ${variant} order by id limit 39`,
  );
  expect(again).toEqual(rows);
});

it.each([1, 2, 7, 1000])(
  'generateCatalog generates exactly %i variants if asked for this number',
  async (wanted) => {
    const reported: number[] = [];
    const generated = await generateCatalog(
      db,
      testOptions({ variants: wanted, onProgress: (done, of) => reported.push(done, of) }),
    );
    expect(await variants()).toBe(wanted);
    expect(generated).toMatchObject({ variants: wanted, models: await models(), demo: false });
    expect(generated.articles).toBe(await count(db, sql`select count(*) as n from article`));
    expect(reported.slice(-2)).toEqual([wanted, wanted]);
  },
);

it('generating notifies other processes that all goods changed', async () => {
  await generateCatalog(db, testOptions());
  const [last] = await db.select().from(goodsChange).orderBy(sql`id desc`).limit(1);
  expect(last).toMatchObject({ groupId: null });
});

describe('generating in a shop with goods', () => {
  beforeEach(() => generateCatalog(db, testOptions()));

  it('a shop that has goods is not changed unless the options say what to do with its goods', async () => {
    const before = await goodsFingerprint(db);
    await expect(generateCatalog(db, testOptions({ seed: 2 }))).rejects.toThrow(
      'The shop already has goods: --add keeps them, --replace removes them.',
    );
    expect(await goodsFingerprint(db)).toBe(before);
  });

  it('a shop keeps its goods if goods of another seed are added', async () => {
    await generateCatalog(db, testOptions({ present: 'add', seed: 2, variants: 50 }));
    expect(await variants()).toBe(250);
  });

  it('goods of a seed that was already used cannot be added', async () => {
    await expect(generateCatalog(db, testOptions({ present: 'add' }))).rejects.toThrow(
      'Goods of the seed 1 are already in the shop: choose another --seed.',
    );
    expect(await variants()).toBe(200);
  });

  it('a shop keeps accounts and text pages when its goods are replaced', async () => {
    const id = crypto.randomUUID();
    await db.insert(principal).values({ id, kind: 'user', createdAt: testNow });
    await db
      .insert(account)
      .values({ id, email: 'a@b.example', passwordHash: '', firstName: 'А', createdAt: testNow });
    const body = { title: 'Наша страница', description: '', blocks: [] };
    await db.insert(contentPage).values({ kind: 'page', slug: 'own', body, updatedAt: testNow });
    await generateCatalog(db, testOptions({ present: 'replace', variants: 30 }));
    expect(await variants()).toBe(30);
    expect(await count(db, sql`select count(*) as n from ${account}`)).toBe(1);
    expect(await count(db, sql`select count(*) as n from ${contentPage}`)).toBe(1);
    expect(await count(db, sql`select count(*) as n from former_address`)).toBe(0);
  });
});

describe('an interrupted generator run', () => {
  it('an interrupted generator run leaves the shop unchanged', async () => {
    const interruption = new AbortController();
    await expect(
      generateCatalog(
        db,
        testOptions({
          variants: 20_000,
          onProgress: () => interruption.abort(new Error('Interrupted.')),
          signal: interruption.signal,
        }),
      ),
    ).rejects.toThrow('Interrupted.');
    expect([await variants(), await models()]).toEqual([0, 0]);
    expect(await count(db, sql`select count(*) as n from ${category}`)).toBe(0);
  });
});

describe('generating in an empty shop', () => {
  const catalog = createDemoCatalog({
    silhouettes: new Set(Object.keys(silhouettes)),
    pictureVersion: 'v1',
  });

  it('an empty shop also gets the demo shop, whose goods do not conflict with the generated ones', async () => {
    const { demo } = await generateCatalog(
      db,
      testOptions({ variants: 3000, seedDemo: (tx) => seedDemo(tx, { catalog, now: testNow }) }),
    );
    expect(demo).toBe(true);
    const demoVariants = catalog.groups.flatMap((group) => group.variants).length;
    expect(await variants()).toBe(3000 + demoVariants);
    expect(
      await count(db, sql`select count(*) as n from store_stock where article_id::text like '00000001-%'`),
    ).toBeGreaterThan(1000);
    const collected = sql`select count(*) as n from category_group g join category c on c.id = g.category_id
      where c.kind = 'collection' and g.group_id::text like '00000001-%'`;
    expect(await count(db, collected)).toBeGreaterThan(5);
  });

  it('an empty shop gets no demo shop if it has its own categories', async () => {
    await db
      .insert(category)
      .values({ id: crypto.randomUUID(), path: 'own', name: 'Своё', kind: 'category', ordinal: 1 });
    let wasSeeded = false;
    const { demo } = await generateCatalog(
      db,
      testOptions({
        seedDemo: async () => {
          wasSeeded = true;
        },
      }),
    );
    expect([demo, wasSeeded]).toEqual([false, false]);
    expect(await db.select().from(category).where(eq(category.path, 'own'))).toHaveLength(1);
  });
});
