import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Product } from '#contract/client/client.schemas.ts';
import { seedDemo } from '../../../demo/seed/seed.ts';
import { article, category, categoryGroup, variant, variantGroup } from '../../domain/tables/goods.ts';
import { order, orderEvent, orderLine } from '../../domain/tables/orders.ts';
import { freshDatabase } from '../../platform/testing/database.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { articleIdOf, testCatalog, testNow } from '../testing/catalog.ts';
import { boughtWith, countBoughtTogether, LEAST_ORDERS } from './bought-together.ts';

const DAY = 24 * 60 * 60 * 1000;
const COAT = 'palto-iz-shersti-kemel';
let database: Awaited<ReturnType<typeof freshDatabase>>;
let test: TestApp;
/**
 * Models of other categories in the coat's department, most popular first. Without orders, the last model
 * would be the least likely to be chosen for an outfit.
 */
let others: { groupId: string; articleId: string; productUrl: string }[];
let coat: { groupId: string; articleId: string };

beforeAll(async () => {
  database = await freshDatabase();
  await seedDemo(database.db, { catalog: testCatalog(), now: testNow });
  const [found] = await database.db
    .select({ groupId: variantGroup.id, categoryId: variantGroup.categoryId })
    .from(variantGroup)
    .innerJoin(variant, eq(variant.groupId, variantGroup.id))
    .where(eq(variant.productUrl, COAT));
  coat = { groupId: found?.groupId ?? '', articleId: articleIdOf(COAT, '44') };
  others = await database.db
    .selectDistinctOn([variantGroup.popularity], {
      groupId: variantGroup.id,
      articleId: article.id,
      productUrl: variant.productUrl,
      categoryId: variantGroup.categoryId,
      stock: article.stock,
      path: category.path,
    })
    .from(variantGroup)
    .innerJoin(categoryGroup, eq(categoryGroup.groupId, variantGroup.id))
    .innerJoin(category, eq(category.id, categoryGroup.categoryId))
    .innerJoin(variant, eq(variant.groupId, variantGroup.id))
    .innerJoin(article, eq(article.variantId, variant.id))
    .where(eq(category.path, 'zhenshchinam'))
    .orderBy(variantGroup.popularity)
    .then((rows) => rows.filter(({ categoryId, stock }) => stock > 0 && categoryId !== found?.categoryId));
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database.db, ['order']);
  test = createTestApp(database.db);
});

type Sale = {
  state?: 'PAID' | 'HANDED_OVER' | 'PACKING' | 'CANCELLED';
  daysAgo?: number;
  cancelled?: number;
};

/** Creates an order that contains all given articles. */
async function sell(ids: string[], { state = 'PAID', daysAgo = 1, cancelled = 0 }: Sale = {}) {
  const id = randomUUID();
  const placedAt = new Date(test.deps.clock().getTime() - daysAgo * DAY);
  await database.db.insert(order).values({
    id,
    number: id,
    state,
    placedAt,
    payment: 'cash',
    goodsSum: 1,
    discountSum: 0,
    total: 1,
    delivery: {} as (typeof order.$inferInsert)['delivery'],
  });
  await database.db
    .insert(orderEvent)
    .values({ orderId: id, position: 0, state, at: placedAt, by: 'shop', reason: null });
  await database.db.insert(orderLine).values(
    ids.map((articleId, position) => ({
      orderId: id,
      position,
      articleId,
      productUrl: '',
      sku: '',
      name: '',
      size: '',
      colour: {} as (typeof orderLine.$inferInsert)['colour'],
      picture: {} as (typeof orderLine.$inferInsert)['picture'],
      quantity: 1,
      isGift: false,
      unitPriceBefore: 1,
      total: 1,
      discounts: [],
      vatRate: 22,
      cancelled,
    })),
  );
}

async function sellOften(ids: string[], times: number, sale?: Sale) {
  for (let count = 0; count < times; count++) await sell(ids, sale);
}

const companions = async () => {
  await countBoughtTogether(test.deps);
  return boughtWith(test.deps.goods, coat.groupId);
};

it('models that were paid for in the same orders as a given model are listed, most frequent first (§3.1.6)', async () => {
  const [one, other] = others;
  if (!one || !other) throw new Error('The shop is too small.');
  await sellOften([coat.articleId, one.articleId], LEAST_ORDERS);
  await sellOften([coat.articleId, other.articleId], LEAST_ORDERS + 1, { state: 'HANDED_OVER' });
  expect(await companions()).toEqual([other.groupId, one.groupId]);
});

it.each<[string, number, Sale]>([
  ['too few orders', LEAST_ORDERS - 1, {}],
  ['orders that are not paid yet', LEAST_ORDERS, { state: 'PACKING' }],
  ['cancelled orders', LEAST_ORDERS, { state: 'CANCELLED' }],
  ['orders that are too old', LEAST_ORDERS, { daysAgo: 181 }],
  ['cancelled pieces', LEAST_ORDERS, { cancelled: 1 }],
])('models in %s do not count as bought together (§3.1.6)', async (_, times, sale) => {
  await sellOften([coat.articleId, others[0]?.articleId ?? ''], times, sale);
  expect(await companions()).toEqual([]);
});

it("a model that was often bought together with the product comes first on the product's page while it is in stock (§3.1.6)", async () => {
  const read = async () => {
    const answer = await test.call(`/api/catalog-orchestration/v1/products/${COAT}`);
    return ((await answer.json()) as Product).related.map(({ variantGroupId }) => variantGroupId);
  };
  const before = await read();
  const wanted = others.find(({ groupId }) => groupId !== before[0]);
  if (!wanted) throw new Error('The shop is too small.');
  await sellOften([coat.articleId, wanted.articleId], LEAST_ORDERS);
  expect(await read()).toEqual(before);
  await companions();
  expect((await read())[0]).toBe(wanted.groupId);
  await database.db.update(article).set({ stock: 0 }).where(eq(article.id, wanted.articleId));
  const inStock = (await read()).includes(wanted.groupId);
  const left = await database.db
    .select({ stock: article.stock })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(eq(variant.groupId, wanted.groupId));
  expect(inStock).toBe(left.some(({ stock }) => stock > 0));
});
