import { asc, eq, inArray, isNull, notLike } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSmallShop } from '../catalog/testing/database.ts';
import { shopEvent } from '../domain/tables/events.ts';
import { article, variant, variantGroup } from '../domain/tables/goods.ts';
import { goodsChange, modelRank } from '../listing/base/tables.ts';
import { readOrder } from '../listing/goods/read-goods.ts';
import { placeOrder } from '../orders/testing/operators.ts';
import { emptyTables } from '../platform/testing/empty-tables.ts';
import { createTestApp, forgetEveryone, type TestApp } from '../testing/app.ts';
import { COURIER, PRICE, setTee, TEE } from '../testing/shopping.ts';
import { rankModels } from './rank-models.ts';

const db = await openSmallShop();
const DAY = 24 * 60 * 60 * 1000;
let shop: TestApp;

beforeEach(async () => {
  await forgetEveryone(db);
  await emptyTables(db, ['operator', 'operator_call', 'order', 'shop_event', 'model_rank']);
  shop = createTestApp(db, { ranking: 'behaviour' });
  const now = shop.deps.clock();
  // Gives all models the same popularity and age, so that they differ only by what a test changes.
  await db.update(variantGroup).set({ popularity: 7, publishedAt: new Date(now.getTime() - 400 * DAY) });
  await db.update(article).set({ stock: 5 });
  await setTee(db, { stock: 9, price: PRICE });
  await emptyTables(db, ['goods_change']);
});

// All models except the T-shirt, which the tests order.
const models = await db
  .selectDistinctOn([variant.groupId], { groupId: variant.groupId, productUrl: variant.productUrl })
  .from(variant)
  .where(notLike(variant.productUrl, 'futbolka-%'))
  .orderBy(asc(variant.groupId));
type Colour = (typeof models)[number];
const [one, other, third] = models as [Colour, Colour, Colour];

const happened = (kind: 'PRODUCT' | 'ADD', productUrl: string, times: number, daysAgo = 1) =>
  db.insert(shopEvent).values(
    Array.from({ length: times }, () => ({
      kind,
      productUrl,
      isFirst: false,
      quantity: kind === 'ADD' ? 1 : null,
      at: new Date(shop.deps.clock().getTime() - daysAgo * DAY),
    })),
  );
async function ranks() {
  await rankModels(shop.deps);
  const rows = await db.select().from(modelRank);
  const scoreOf = new Map(rows.map(({ groupId, score }) => [groupId, score]));
  return (model: { groupId: string }) => scoreOf.get(model.groupId) ?? Number.NaN;
}
/** How often a change was recorded after which processes read all goods again. */
const notes = () => db.$count(goodsChange, isNull(goodsChange.groupId));

describe('rankModels', () => {
  it('rankModels ranks ordered models first, then models added to carts, then viewed models, then all others', async () => {
    await placeOrder(shop, { pieces: 2, delivery: COURIER });
    await happened('PRODUCT', one.productUrl, 4);
    await happened('ADD', other.productUrl, 4);
    const [ordered] = await db
      .select({ groupId: variant.groupId })
      .from(article)
      .innerJoin(variant, eq(variant.id, article.variantId))
      .where(eq(article.id, TEE));
    const rank = await ranks();
    expect(rank(one)).toBeGreaterThan(rank(third));
    expect(rank(other)).toBeGreaterThan(rank(one));
    expect(rank({ groupId: ordered?.groupId ?? '' })).toBeGreaterThan(rank(other));
  });

  it('rankModels lowers the weight of events to half after two weeks, and to zero after 90 days', async () => {
    await happened('PRODUCT', one.productUrl, 100, 1);
    await happened('PRODUCT', other.productUrl, 100, 30);
    await happened('PRODUCT', third.productUrl, 100, 91);
    const rank = await ranks();
    expect(rank(one)).toBeGreaterThan(rank(other));
    expect(rank(other)).toBeGreaterThan(rank(third));
    expect(rank(third)).toBe(150);
  });

  it('rankModels ranks models by sizes in stock, newness and the retailer’s popularity if there are no events of shoppers', async () => {
    await db.update(variantGroup).set({ popularity: 9 }).where(eq(variantGroup.id, one.groupId));
    await db
      .update(variantGroup)
      .set({ publishedAt: shop.deps.clock() })
      .where(eq(variantGroup.id, other.groupId));
    const colours = db.select({ id: variant.id }).from(variant).where(eq(variant.groupId, third.groupId));
    await db.update(article).set({ stock: 0 }).where(inArray(article.variantId, colours));
    const rank = await ranks();
    expect([rank(one), rank(other), rank(third)]).toEqual([350, 250, 0]);
  });

  it('rankModels changes the order of listings when the goods are reloaded, until the setting switches back to the retailer’s order', async () => {
    await db.update(variantGroup).set({ popularity: 9 }).where(eq(variantGroup.id, one.groupId));
    await happened('ADD', other.productUrl, 20);
    const first = async () => (await readOrder(db)).idAt(0);
    expect(await first()).toBe(one.groupId);
    await rankModels(shop.deps);
    expect(await first()).toBe(other.groupId);
    await rankModels({ ...shop.deps, ranking: 'feed' });
    expect(await first()).toBe(one.groupId);
    expect(await db.$count(modelRank)).toBe(0);
  });

  it('rankModels runs at most every six hours, and makes goods reload only if a rank changed', async () => {
    await rankModels(shop.deps);
    expect(await notes()).toBe(1);
    await happened('ADD', one.productUrl, 20);
    shop.advance(5 * 60 * 60 * 1000);
    await rankModels(shop.deps);
    expect(await notes()).toBe(1);
    shop.advance(2 * 60 * 60 * 1000);
    await rankModels(shop.deps);
    expect(await notes()).toBe(2);
    shop.advance(7 * 60 * 60 * 1000);
    await emptyTables(db, ['shop_event']);
    await rankModels(shop.deps);
    expect(await notes()).toBe(3);
    shop.advance(7 * 60 * 60 * 1000);
    await rankModels(shop.deps);
    expect(await notes()).toBe(3);
  });
});
