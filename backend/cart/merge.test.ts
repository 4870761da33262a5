import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { articleIdOf, testNow } from '../catalog/testing/catalog.ts';
import { openSmallShop } from '../catalog/testing/database.ts';
import { article } from '../domain/tables/goods.ts';
import { principal } from '../domain/tables/identities.ts';
import { giftRule, promoCode } from './base/tables.ts';
import { mergeCart } from './merge.ts';
import { addPromoCode, notePromoCodeUse } from './queries/promo-queries.ts';
import { applyCartActions } from './queries/queries.ts';
import { getCart } from './testing/get-cart.ts';

const coat = articleIdOf('palto-iz-shersti-kemel', '44');
const tee = articleIdOf('futbolka-1-belaya', '46');
const tunic = articleIdOf('futbolka-2-belaya', '46');

const db = await openSmallShop();
let guestId: string;
let accountId: string;
beforeEach(async () => {
  guestId = await newOwner('guest');
  accountId = await newOwner('user');
});

async function newOwner(kind: 'guest' | 'user'): Promise<string> {
  const id = randomUUID();
  await db.insert(principal).values({ id, kind, createdAt: testNow });
  return id;
}

const add = (ownerId: string, articleId: string, quantity: number) =>
  applyCartActions(db, {
    ownerId,
    requestId: randomUUID(),
    actions: [{ action: 'ADD', articleId, quantity }],
    now: testNow,
  });
const merge = (now = testNow) => db.transaction((tx) => mergeCart(tx, { guestId, accountId, now }));
const read = (ownerId: string) => getCart(db, ownerId, testNow);
const addedBefore = (lines: number) =>
  `В\u00a0корзину добавлены товары, выбранные до\u00a0входа:\u00a0${lines}`;
const quantities = async (ownerId: string) =>
  (await read(ownerId)).items.map(({ articleId, quantity }) => [articleId, quantity]);

test('merging the cart of a guest who has no cart changes nothing', async () => {
  await add(accountId, tee, 1);
  expect(await merge()).toEqual([]);
  expect(await read(accountId)).toMatchObject({ version: 1, messages: [] });
});

test('an account without a cart gets the cart of the guest', async () => {
  await add(guestId, coat, 2);
  expect(await merge()).toEqual([addedBefore(1)]);
  expect(await quantities(accountId)).toEqual([[coat, 2]]);
  expect(await quantities(guestId)).toEqual([]);
});

test('a merge adds up the quantities of both carts, at most up to the stock, and repeating the merge changes nothing', async () => {
  await add(accountId, coat, 2);
  await add(guestId, coat, 2);
  await add(guestId, tee, 4);
  await merge();
  const merged = await read(accountId);
  expect(merged).toMatchObject({
    version: 2,
    items: [
      { articleId: coat, quantity: 3, notices: [{ code: 'QUANTITY_REDUCED' }] },
      { articleId: tee, quantity: 4 },
    ],
    messages: [
      { code: 'MERGED', text: addedBefore(2) },
      { code: 'MERGED', text: '«Пальто из шерсти», 44: осталось 3\u00a0шт., количество уменьшено' },
    ],
  });
  expect(await merge()).toEqual([]);
  expect(await read(accountId)).toEqual(merged);
});

test("goods that sold out after the guest added them are not moved to the account's cart", async () => {
  await add(guestId, tunic, 1);
  await db.update(article).set({ stock: 0 }).where(eq(article.id, tunic));
  expect(await merge()).toEqual([
    '«Футболка 2», 46: товар закончился и\u00a0не\u00a0перенесён в\u00a0корзину',
  ]);
  expect(await quantities(accountId)).toEqual([]);
  await db.update(article).set({ stock: 20 }).where(eq(article.id, tunic));
});

describe('a merge leaves messages', () => {
  const messageCodes = async () => (await read(accountId)).messages.map(({ code }) => code);
  beforeEach(async () => {
    await add(guestId, tee, 1);
    await merge();
  });

  test('messages about a merge stay in the cart until an action changes it', async () => {
    expect(await messageCodes()).toEqual(['MERGED']);
    expect(await messageCodes()).toEqual(['MERGED']);
    await applyCartActions(db, {
      ownerId: accountId,
      requestId: randomUUID(),
      actions: [{ action: 'UPDATE', articleId: coat, quantity: 0 }],
      now: testNow,
    });
    expect(await messageCodes()).toEqual(['MERGED']);
    await add(accountId, coat, 1);
    expect(await messageCodes()).toEqual([]);
  });

  test('messages about a merge disappear when a promo code is added or removed', async () => {
    await db.insert(promoCode).values({ code: 'VOT', kind: 'percent', value: 5 }).onConflictDoNothing();
    await addPromoCode(db, { ownerId: accountId, code: 'VOT', now: testNow });
    expect(await messageCodes()).toEqual([]);
  });
});

describe('promo codes', () => {
  const codesOf = async (ownerId: string) => (await read(ownerId)).promoCodes.map(({ code }) => code).sort();
  const enter = (ownerId: string, code: string, now = testNow) => addPromoCode(db, { ownerId, code, now });
  beforeEach(async () => {
    await db.delete(promoCode);
    await db.insert(promoCode).values([
      { code: 'OBA', kind: 'percent', value: 5, combines: true },
      { code: 'GOST', kind: 'percent', value: 5, combines: true },
      { code: 'RAZ', kind: 'percent', value: 5, maxUsesPerOwner: 1 },
      { code: 'ODIN', kind: 'percent', value: 5, maxUses: 1 },
      { code: 'LETO', kind: 'percent', value: 5, endsAt: new Date(testNow.getTime() + 1000) },
      ...Array.from({ length: 10 }, (_, index) => ({
        code: `MNOGO${index}`,
        kind: 'sum' as const,
        value: 1,
      })),
    ]);
  });

  test('a promo code that both carts contain is in the merged cart only once', async () => {
    for (const code of ['OBA', 'GOST']) await enter(guestId, code);
    await enter(accountId, 'OBA');
    expect(await merge()).toEqual(['Промокод GOST перенесён в\u00a0корзину']);
    expect(await codesOf(accountId)).toEqual(['GOST', 'OBA']);
    expect(await codesOf(guestId)).toEqual([]);
  });

  test('promo codes that can be used only once are merged, even if other carts contain them too', async () => {
    const other = await newOwner('guest');
    await enter(other, 'ODIN');
    await enter(guestId, 'ODIN');
    await merge();
    expect(await codesOf(accountId)).toEqual(['ODIN']);
    expect(await codesOf(other)).toEqual(['ODIN']);
  });

  test('promo codes with which the account has already ordered are not moved to its cart', async () => {
    await db.transaction((tx) => notePromoCodeUse(tx, { ownerId: accountId, code: 'RAZ', now: testNow }));
    await enter(guestId, 'RAZ');
    expect(await merge()).toEqual(['Промокод RAZ не\u00a0перенесён: он уже использован']);
    expect(await codesOf(accountId)).toEqual([]);
  });

  test("expired promo codes of the guest are not moved to the account's cart", async () => {
    await enter(guestId, 'LETO');
    const late = new Date(testNow.getTime() + 2000);
    expect(await merge(late)).toEqual(['Промокод LETO не\u00a0перенесён: срок действия закончился']);
  });

  test('promo codes are merged up to the maximum number of codes in a cart', async () => {
    for (let index = 0; index < 10; index += 1) await enter(accountId, `MNOGO${index}`);
    await enter(guestId, 'OBA');
    expect(await merge()).toEqual([
      'Промокод OBA не\u00a0перенесён: в\u00a0заказе помещается не\u00a0больше 10\u00a0промокодов',
    ]);
    expect(await codesOf(accountId)).toHaveLength(10);
  });

  test("a merge removes a promo code from the account's cart if another shopper's order took the last use of the code", async () => {
    await enter(accountId, 'ODIN');
    const other = await newOwner('guest');
    await db.transaction((tx) => notePromoCodeUse(tx, { ownerId: other, code: 'ODIN', now: testNow }));
    await add(guestId, tee, 1);
    expect(await merge()).toEqual([
      addedBefore(1),
      'Промокод ODIN убран из\u00a0корзины: он уже использован',
    ]);
    expect(await codesOf(accountId)).toEqual([]);
  });
});

test('a merge keeps a gift only if the merged cart earns it', async () => {
  await db.insert(giftRule).values({
    id: randomUUID(),
    title: 'К заказу',
    fromSum: 1_500_000,
    articleIds: [tunic],
    ordinal: 0,
  });
  await add(guestId, coat, 1);
  await applyCartActions(db, {
    ownerId: guestId,
    requestId: randomUUID(),
    actions: [{ action: 'ADD', articleId: tunic, quantity: 1, isGift: true }],
    now: testNow,
  });
  await add(accountId, tee, 1);
  expect(await merge()).toEqual([addedBefore(1)]);
  expect((await read(accountId)).appliedGifts).toMatchObject([{ articleId: tunic, articleIds: [tee, coat] }]);
  await db.delete(giftRule);
});

test('a cart is not merged with itself', async () => {
  await add(guestId, tee, 2);
  await db.transaction((tx) => mergeCart(tx, { guestId, accountId: guestId, now: testNow }));
  expect(await quantities(guestId)).toEqual([[tee, 2]]);
});

test('a merge whose transaction is rolled back changes neither cart', async () => {
  await add(guestId, tee, 2);
  const failing = db.transaction(async (tx) => {
    await mergeCart(tx, { guestId, accountId, now: testNow });
    throw new Error('sign-in failed');
  });
  await expect(failing).rejects.toThrow('sign-in failed');
  expect(await quantities(guestId)).toEqual([[tee, 2]]);
  expect(await quantities(accountId)).toEqual([]);
});
