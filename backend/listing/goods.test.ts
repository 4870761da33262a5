import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoUuid } from '../../demo/garments/identity.ts';
import { articleIdOf, pickOf, testNow } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { contentPage } from '../domain/tables/content.ts';
import { deliveryPart } from '../domain/tables/delivery.ts';
import {
  article,
  category,
  categoryGroup,
  sizeTable,
  variant,
  variantGroup,
} from '../domain/tables/goods.ts';
import { city, store, storeStock } from '../domain/tables/places.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { goodsChange } from './base/tables.ts';
import type { GoodsSnapshot } from './columns/goods-snapshot.ts';
import { choose } from './facets/choose.ts';
import { longestPause } from './goods/follow-changes.ts';
import { type Goods, openGoods } from './goods.ts';
import { createModelCache } from './model-cache.ts';
import { columnsOf } from './testing/columns.ts';

let shop: TestShop;
let now: Date;
const open: Goods[] = [];
beforeEach(async () => {
  shop = await openTestShop();
  now = testNow;
});
afterEach(async () => {
  for (const goods of open.splice(0)) await goods.close();
  await shop.close();
});

function openAnother(maxAgeMs = 0): Goods {
  const goods = openGoods({ db: shop.db, clock: () => now, logger: silentLogger, maxAgeMs });
  open.push(goods);
  return goods;
}

const dresses = { id: demoUuid('test', 'category', 'zhenshchinam/platya'), kind: 'category' as const };
const pricesOf = (snapshot: GoodsSnapshot) => choose(snapshot, { listing: dresses }, {}, now).priceRange();
const modelsOf = (snapshot: GoodsSnapshot, filters = {}) =>
  choose(snapshot, { listing: dresses }, filters, now).totalItems;

const dress = pickOf('plate-midi', 'izumrud');
const setPrice = (price: number) =>
  shop.db.update(variant).set({ price }).where(eq(variant.id, dress.variantId));
const sellOut = (productUrl: string, size: string) =>
  shop.db
    .update(article)
    .set({ stock: 0 })
    .where(eq(article.id, articleIdOf(productUrl, size)));

describe('changes are visible at the next call', () => {
  test('changes of a price, a discount and stock are visible at the next call, by updates of the columns in place', async () => {
    const first = await shop.goods.current();
    expect(pricesOf(first)).toMatchObject({ min: 499_000, max: 699_000 });
    await setPrice(111_000);
    await sellOut('plate-midi-izumrud', '42');
    const second = await shop.goods.current();
    expect(second).toBe(first);
    expect(pricesOf(second)).toMatchObject({ min: 111_000, max: 699_000 });
    expect(modelsOf(second, { size: ['42'] })).toBe(1);
    await shop.db.update(variant).set({ priceBefore: 999_000 }).where(eq(variant.id, dress.variantId));
    expect(modelsOf(await shop.goods.current(), { discount: ['70'] })).toBe(1);
    expect(await shop.goods.current()).toBe(first);
  });

  test('changes of a store’s stock are visible at the next call', async () => {
    const [there] = await shop.db.select({ code: store.code }).from(store).orderBy(store.code).limit(1);
    const storeCode = there?.code ?? '';
    await shop.db.delete(storeStock).where(eq(storeStock.storeCode, storeCode));
    const has = async () => modelsOf(await shop.goods.current(), { store: [storeCode], size: ['44'] });
    // The new store is not in the columns yet, so choosing it is ignored and both models match.
    expect(await has()).toBe(2);
    const before = await shop.goods.current();
    await shop.db
      .insert(storeStock)
      .values({ storeCode, quantity: 1, articleId: articleIdOf('sarafan-letniy-len', '44') });
    expect(await has()).toBe(1);
    await sellOut('sarafan-letniy-len', '44');
    expect(await has()).toBe(1);
    expect(await shop.goods.current()).toBe(before);
  });

  test.each<[string, () => Promise<unknown>, number]>([
    ['a changed colour family', () => shop.db.update(variant).set({ colorFamily: 'Синий' }), 2],
    ['a deleted model', () => shop.db.delete(variantGroup).where(eq(variantGroup.id, dress.groupId)), 1],
    [
      'a model added to the category',
      () =>
        shop.db
          .insert(categoryGroup)
          .values({ categoryId: dresses.id, groupId: pickOf('svitshot', '').groupId }),
      3,
    ],
    ['a renamed category', () => shop.db.update(category).set({ name: 'Наряды' }), 2],
    ['a changed description', () => shop.db.update(variantGroup).set({ description: 'Новое.' }), 2],
    [
      'an added size',
      () =>
        shop.db.insert(article).values({
          id: demoUuid('another size'),
          variantId: dress.variantId,
          sku: 'X',
          barcode: 'X',
          size: '58',
          ordinal: 99,
          stock: 1,
        }),
      2,
    ],
    [
      'a changed popularity',
      () => shop.db.update(variantGroup).set({ popularity: 9_999 }).where(eq(variantGroup.id, dress.groupId)),
      2,
    ],
  ])('after %s, the columns are rebuilt and contain it', async (_, change, models) => {
    const first = await shop.goods.current();
    await change();
    const second = await shop.goods.current();
    expect(second).not.toBe(first);
    expect(modelsOf(second)).toBe(models);
    expect(columnsOf(second)).toEqual(columnsOf(await openAnother().current()));
    expect(await shop.goods.current()).toBe(second);
  });
});

test('after random changes, the columns equal rebuilt columns', async () => {
  const places = [
    ['palto-iz-shersti-kemel', '44'],
    ['plate-midi-izumrud', '42'],
    ['futbolka-1-belaya', '48'],
  ] as const;
  const stores = await shop.db.select({ code: store.code }).from(store).limit(3);
  const place = fc.constantFrom(...places);
  const change = fc.oneof(
    fc.record({ what: fc.constant('price' as const), place, to: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ what: fc.constant('discount' as const), place, to: fc.constantFrom(0, 1_000, 100_000) }),
    fc.record({ what: fc.constant('stock' as const), place, to: fc.constantFrom(0, 1, 5) }),
    fc.record({ what: fc.constant('store' as const), place, to: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ what: fc.constant('fit' as const), place, to: fc.integer({ min: 0, max: 2 }) }),
  );
  type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

  async function apply({ what, place: [productUrl, size], to }: Change): Promise<void> {
    const ofVariant = eq(variant.productUrl, productUrl);
    const articleId = articleIdOf(productUrl, size);
    const { db } = shop;
    if (what === 'price') await db.update(variant).set({ price: to, priceBefore: null }).where(ofVariant);
    if (what === 'discount')
      await db
        .update(variant)
        .set({ priceBefore: to > 0 ? sql`${variant.price} + ${to}` : null })
        .where(ofVariant);
    if (what === 'stock') await db.update(article).set({ stock: to }).where(eq(article.id, articleId));
    if (what === 'fit')
      await db
        .update(variantGroup)
        .set({ fit: `Посадка ${to}` })
        .where(eq(variantGroup.slug, productUrl.replace(/-[^-]+$/, '')));
    if (what !== 'store') return;
    const storeCode = stores[to]?.code ?? '';
    const gone = await db.delete(storeStock).where(eq(storeStock.articleId, articleId)).returning();
    if (gone.length === 0) await db.insert(storeStock).values({ articleId, storeCode, quantity: 1 });
  }

  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
      for (const one of changes) await apply(one);
      expect(columnsOf(await shop.goods.current())).toEqual(columnsOf(await openAnother().current()));
    }),
    { numRuns: 25 },
  );
});

test('a value derived from listings is cached until a listing changes; after a failure, the next call retries', async () => {
  let made = 0;
  const names = () =>
    shop.goods.cached('names', async () => {
      made += 1;
      if (made === 1) throw new Error('a simulated outage');
      return (await shop.db.select({ name: category.name }).from(category)).map(({ name }) => name);
    });
  await expect(names()).rejects.toThrow('a simulated outage');
  expect(await names()).not.toContain('Наряды');
  await setPrice(111_000);
  await names();
  expect(made).toBe(2);
  await shop.db.update(category).set({ name: 'Наряды' }).where(eq(category.id, dresses.id));
  expect(await names()).toContain('Наряды');
  expect(made).toBe(3);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'a text page',
    () => shop.db.insert(contentPage).values({ kind: 'guide', slug: 'new', body: [], updatedAt: now }),
  ],
  ['a city', () => shop.db.update(city).set({ name: 'Другой' })],
  [
    'a size table',
    () =>
      shop.db.insert(sizeTable).values({
        id: 'new',
        body: { title: 'Новая', note: null, columns: [], rows: [], advice: [] },
      }),
  ],
  ['a delivery table', () => shop.db.update(deliveryPart).set({ body: [] })],
])('cached content is read again after a change of %s, without rebuilding the columns', async (_, change) => {
  let made = 0;
  const ask = () => shop.goods.cached('content', async () => ++made);
  const columns = await shop.goods.current();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  await change();
  expect(await ask()).toBe(2);
  expect(await shop.goods.current()).toBe(columns);
});

test('listeners for changes of goods get the ids of changed models, and null for every other change', async () => {
  const reports: (readonly string[] | null)[] = [];
  await shop.goods.current();
  shop.goods.onChange((groupIds) => reports.push(groupIds));
  await setPrice(111_000);
  await shop.goods.current();
  expect(reports.splice(0)).toEqual([[dress.groupId]]);
  await shop.db.update(city).set({ name: 'Другой' });
  await shop.goods.current();
  expect(reports.splice(0)).toEqual([null]);
  await shop.db.update(category).set({ name: 'Наряды' });
  await shop.goods.current();
  // The listener is called twice: when the change is noticed, and when the columns contain it.
  expect(reports).toEqual([null, null]);
});

test('a value in the model cache is not stored if its model changed while it was being read', async () => {
  const cache = createModelCache<number>(shop.goods, 10);
  await shop.goods.current();
  const read = async (price: number) => {
    const entry = { key: 'price', value: price, groupIds: [dress.groupId] };
    return cache.fill(
      async () => {
        if (price === 1) await setPrice(111_000);
        await shop.goods.current();
      },
      () => [entry],
    );
  };
  await read(1);
  expect(cache.get('price')).toBeUndefined();
  await read(2);
  expect(cache.get('price')).toBe(2);
  await setPrice(222_000);
  await shop.goods.current();
  expect(cache.get('price')).toBeUndefined();
});

test('the goods are checked for changes at most as often as configured', async () => {
  const goods = openAnother(60_000);
  const snapshot = await goods.current();
  await setPrice(111_000);
  expect(pricesOf(await goods.current()).min).toBe(499_000);
  expect(await goods.current()).toBe(snapshot);
});

test('concurrent calls for the goods share one read', async () => {
  const goods = openAnother(60_000);
  const [one, other] = await Promise.all([goods.current(), goods.current()]);
  expect(one).toBe(other);
});

test('a call for the goods that comes during a check still sees changes that were made before the call', async () => {
  await shop.goods.current();
  const first = shop.goods.current();
  await setPrice(111_000);
  expect(pricesOf(await shop.goods.current()).min).toBe(111_000);
  await first;
});

test('changes of facets soon become visible, and changes of prices at once; no call waits until the columns are rebuilt', async () => {
  const goods = openAnother(1);
  await goods.current();
  await shop.db.update(variantGroup).set({ fit: 'Новая' }).where(eq(variantGroup.id, dress.groupId));
  await setPrice(111_000);
  await expect.poll(async () => pricesOf(await goods.current()).min, { interval: 5 }).toBe(111_000);
  await expect
    .poll(async () => modelsOf(await goods.current(), { fit: ['novaya'], colour: ['bezhevyy'] }), {
      interval: 5,
    })
    .toBe(1);
});

test('all goods are read again if change rows may have been deleted before this process read them', async () => {
  const first = await shop.goods.current();
  await setPrice(111_000);
  await shop.db.delete(goodsChange);
  shop.setNow(new Date(testNow.getTime() + longestPause + 1));
  const second = await shop.goods.current();
  expect(second).not.toBe(first);
  expect(pricesOf(second).min).toBe(111_000);
});

test('a shop without goods has empty listings', async () => {
  await shop.db.delete(variantGroup);
  const snapshot = await shop.goods.current();
  expect(snapshot).toMatchObject({ groupCount: 0, variantCount: 0 });
  expect(modelsOf(snapshot)).toBe(0);
  expect(choose(snapshot, { listing: dresses }, { size: ['44'] }, now).facets()).toEqual([]);
});

test('before goods are loaded, calls for them fail while the database is down, and succeed when it is back', async () => {
  let isDown = true;
  const db = new Proxy(shop.db, {
    get(target, name, receiver) {
      if (isDown) throw new Error('a simulated outage');
      return Reflect.get(target, name, receiver);
    },
  });
  const goods = openGoods({ db, clock: () => now, logger: silentLogger, maxAgeMs: 0 });
  open.push(goods);
  await expect(goods.current()).rejects.toThrow('a simulated outage');
  isDown = false;
  expect(modelsOf(await goods.current())).toBe(2);
  isDown = true;
  await expect(goods.current()).rejects.toThrow('a simulated outage');
});

test('during an outage of the database, calls return the goods loaded last; changes become visible after the outage', async () => {
  let isDown = false;
  let attempts = 0;
  const db = new Proxy(shop.db, {
    get(target, name, receiver) {
      if (isDown) {
        attempts += 1;
        throw Object.assign(new Error('a simulated outage'), { code: 'ECONNREFUSED' });
      }
      return Reflect.get(target, name, receiver);
    },
  });
  const warnings: string[] = [];
  const logger = { ...silentLogger, warn: (_: object, text: string) => void warnings.push(text) };
  const goods = openGoods({ db, clock: () => now, logger, maxAgeMs: 0.001 });
  open.push(goods);
  const before = await goods.current();
  expect(await goods.cached('tree', async () => 'tree')).toBe('tree');
  isDown = true;
  for (const _ of [1, 2, 3]) expect(await goods.current()).toBe(before);
  expect(await goods.cached('tree', () => Promise.reject(new Error('asked again')))).toBe('tree');
  expect(attempts).toBeGreaterThan(1);
  expect(warnings).toEqual(['goods may be outdated because the database is down']);
  isDown = false;
  await setPrice(111_000);
  await expect.poll(async () => pricesOf(await goods.current()).min).toBe(111_000);
});

test('after the goods are closed, no query is sent', async () => {
  const goods = openAnother();
  const asked = goods.current();
  await goods.close();
  await Promise.allSettled([asked]);
  await expect(goods.current()).rejects.toThrow();
});
