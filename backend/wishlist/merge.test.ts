import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { getCart } from '../cart/testing/get-cart.ts';
import { articleIdOf, pickOf, testNow } from '../catalog/testing/catalog.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { principal } from '../domain/tables/identities.ts';
import { openGoods } from '../listing/goods.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { mergeWishlist } from './merge.ts';
import { addToWishlist, getWishlistItems, getWishlistPage } from './queries.ts';
import { getSharedWishlist, shareWishlist } from './sharing.ts';

const articles = Array.from({ length: 6 }, (_, index) => articleIdOf(`futbolka-${index + 1}-belaya`, '46'));
const [one = '', two = '', three = '', four = ''] = articles;
const { variantId } = pickOf('futbolka-1', 'belaya');
const firstPage = { page: 1, size: 24, sort: 'added', filter: 'all' } as const;

const db = await openSmallShop();
let guestId: string;
let accountId: string;
const goods = openGoods({ db, clock: () => testNow, logger: silentLogger, maxAgeMs: 0 });
beforeEach(async () => {
  guestId = randomUUID();
  accountId = randomUUID();
  await db.insert(principal).values([
    { id: guestId, kind: 'guest', createdAt: testNow },
    { id: accountId, kind: 'user', createdAt: testNow },
  ]);
});

const add = (ownerId: string, articleIds: string[], minute = 0, sizeChosen = true) =>
  addToWishlist(db, {
    ownerId,
    items: articleIds.map((articleId) => ({ articleId, sizeChosen })),
    force: false,
    now: new Date(testNow.getTime() + minute * 60_000),
  });
const merge = () => db.transaction((tx) => mergeWishlist(tx, { guestId, accountId, now: testNow }));
const addedBefore = (items: number) =>
  `В\u00a0избранное добавлены товары, выбранные до\u00a0входа:\u00a0${items}`;
const mergeMessages = async () =>
  (await getCart(db, accountId, testNow)).messages.map(({ code, text }) => [code, text]);
const kept = async (ownerId: string) => (await getWishlistItems(db, ownerId)).map((item) => item.articleId);

test('wishlist items are merged in the order in which they were added, and a repeated merge has no effect', async () => {
  await add(guestId, [one, two], 1);
  await add(accountId, [three], 2);
  await add(guestId, [four], 3);
  expect(await merge()).toEqual([addedBefore(3)]);
  expect(await kept(accountId)).toEqual([four, three, two, one]);
  expect(await kept(guestId)).toEqual([]);
  expect(await merge()).toEqual([]);
  expect(await kept(accountId)).toEqual([four, three, two, one]);
});

test('wishlist items that the account already has are not added again', async () => {
  await add(accountId, [one, two]);
  await add(guestId, [two, three], 1);
  expect(await merge()).toEqual([addedBefore(1)]);
  expect(await kept(accountId)).toEqual([three, two, one]);
});

test('the account’s cart reports the merged wishlist items once', async () => {
  await add(guestId, [one]);
  await merge();
  expect(await mergeMessages()).toEqual([['MERGED', addedBefore(1)]]);
  await merge();
  expect(await mergeMessages()).toHaveLength(1);
});

test('nothing is reported if the account’s wishlist already had all items of the guest', async () => {
  await add(accountId, [one]);
  await add(guestId, [one]);
  expect(await merge()).toEqual([]);
  expect(await mergeMessages()).toEqual([]);
});

test('the price at which the guest added a wishlist item is merged with it', async () => {
  await add(guestId, [one]);
  await db.update(variant).set({ price: 150_000 }).where(eq(variant.id, variantId));
  await merge();
  const { items } = await getWishlistPage({ db, goods }, accountId, firstPage, testNow);
  expect(items).toMatchObject([{ articleId: one, priceDrop: 49_000 }]);
  await db.update(variant).set({ price: 199_000 }).where(eq(variant.id, variantId));
});

test('when wishlists are merged, the guest’s share link ends, and the account’s share link stays', async () => {
  await add(guestId, [one]);
  const share = (ownerId: string) =>
    shareWishlist(db, { ownerId, secret: randomUUID().replaceAll('-', ''), now: testNow });
  const { code: guestCode } = await share(guestId);
  const { code } = await share(accountId);
  await merge();
  await expect(getSharedWishlist({ db, goods }, guestCode, testNow)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await getSharedWishlist({ db, goods }, code, testNow)).items).toHaveLength(1);
});

test('if there are too many wishlist items, the newest are merged, and the others are reported', async () => {
  const ids = (await db.select({ id: article.id }).from(article)).map(({ id }) => id);
  const others = ids.filter((id) => !articles.includes(id));
  const clones = await cloneArticles(499 - others.length);
  const full = [...others, ...clones];
  for (let start = 0; start < full.length; start += 50) await add(accountId, full.slice(start, start + 50));
  await add(guestId, [one, two, three]);
  expect(await merge()).toEqual([
    addedBefore(1),
    'В\u00a0избранном помещается не\u00a0больше 500\u00a0товаров, не\u00a0перенесены:\u00a02',
  ]);
  expect((await kept(accountId))[0]).toBe(three);
});

test('a wishlist is not merged with itself', async () => {
  await add(guestId, [one]);
  await db.transaction((tx) => mergeWishlist(tx, { guestId, accountId: guestId, now: testNow }));
  expect(await kept(guestId)).toEqual([one]);
});

/**
 * Adds many sizes of one shirt, because the catalog has too few articles to fill a wishlist up to its limit.
 */
async function cloneArticles(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.insert(article).values(
    ids.map((id, index) => ({
      id,
      variantId,
      sku: `CLONE-${index}`,
      barcode: `CLONE-${index}`,
      size: String(index),
      ordinal: 1000 + index,
      stock: 1,
    })),
  );
  return ids;
}

test('a size that the guest chose replaces the same colour without a size in the account’s wishlist', async () => {
  await add(accountId, [one], 1, false);
  await add(accountId, [two], 2, true);
  await add(guestId, [one], 3, true);
  await add(guestId, [two], 4, false);
  await merge();
  const chosen = (await getWishlistItems(db, accountId)).map((item) => [item.articleId, item.sizeChosen]);
  expect(chosen).toEqual([
    [two, true],
    [one, true],
  ]);
});
