import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoUuid } from '../../demo/garments/identity.ts';
import { pickOf, testNow } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { variant, variantGroup } from '../domain/tables/goods.ts';
import { silentLogger } from '../platform/log/logger.ts';
import type { GoodsSnapshot } from './columns/goods-snapshot.ts';
import { choose } from './facets/choose.ts';
import { type Goods, openGoods } from './goods.ts';
import { columnsOf } from './testing/columns.ts';

/** These tests change more models than calls wait for (`mostAtOnce` in goods/follow-changes.ts). */

let shop: TestShop;
const open: Goods[] = [];
beforeEach(async () => {
  shop = await openTestShop();
  await addCopies(1100);
});
afterEach(async () => {
  for (const goods of open.splice(0)) await goods.close();
  await shop.close();
});

function openAnother(maxAgeMs: number): Goods {
  const goods = openGoods({ db: shop.db, clock: () => testNow, logger: silentLogger, maxAgeMs });
  open.push(goods);
  return goods;
}

const dresses = { id: demoUuid('test', 'category', 'zhenshchinam/platya'), kind: 'category' as const };
const dress = pickOf('plate-midi', 'izumrud');
const dressesOf = (snapshot: GoodsSnapshot) => choose(snapshot, { listing: dresses }, {}, testNow);
const setAllPrices = (price: number) => shop.db.update(variant).set({ price, priceBefore: null });

/** Adds copies of the dress to the dress's category. */
async function addCopies(count: number): Promise<void> {
  const copies = sql`generate_series(1, ${count}) as copy`;
  const model = sql`md5('model' || copy)::uuid`;
  const like = (row: SQL, facts: SQL) =>
    sql`select (jsonb_populate_record(${row}, jsonb_build_object(${facts}))).*`;
  await shop.db.execute(sql`insert into variant_group
    ${like(sql`g`, sql`'id', ${model}, 'slug', 'kopiya-' || copy`)}
    from variant_group g, ${copies} where g.id = ${dress.groupId}`);
  await shop.db.execute(sql`insert into variant
    ${like(sql`v`, sql`'id', md5('colour' || copy)::uuid, 'group_id', ${model}, 'product_url', 'kopiya-' || copy, 'vendor_code', 'K-' || copy`)}
    from variant v, ${copies} where v.id = ${dress.variantId}`);
  await shop.db.execute(
    sql`insert into category_group (category_id, group_id) select ${dresses.id}, ${model} from ${copies}`,
  );
}

test('price changes of many models are updated in place', async () => {
  const first = await shop.goods.current();
  expect(dressesOf(first).totalItems).toBe(1102);
  await setAllPrices(111_000);
  const second = await shop.goods.current();
  expect(second).toBe(first);
  expect(dressesOf(second).priceRange()).toMatchObject({ min: 111_000, max: 111_000 });
  expect(columnsOf(second)).toEqual(columnsOf(await openAnother(0).current()));
});

test('calls do not wait for changes of many models; the columns are rebuilt only if more than prices changed', async () => {
  const goods = openAnother(1);
  const first = await goods.current();
  await setAllPrices(111_000);
  const dearest = async () => dressesOf(await goods.current()).priceRange().max;
  await expect.poll(dearest).toBe(111_000);
  expect(await goods.current()).toBe(first);
  await shop.db.update(variantGroup).set({ fit: 'Новая' });
  const fits = async () =>
    dressesOf(await goods.current())
      .facets()
      .find(({ id }) => id === 'fit')?.values;
  await expect.poll(fits).toMatchObject([{ value: 'novaya', count: 1102 }]);
});
