import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleIdOf, testCatalogue, testNow } from '../catalog/testing.ts';
import type { Database } from '../db/client.ts';
import { principal, promoCode } from '../db/schema.ts';
import { freshDatabase } from '../db/testing.ts';
import { seedDemo } from '../demo/seed.ts';
import { mergeCart } from './merge.ts';
import { addPromoCode } from './promo-queries.ts';
import { applyCartActions } from './queries.ts';
import { getCart } from './read-cart.ts';

const coat = articleIdOf('palto-iz-shersti-kemel', '44');
const tee = articleIdOf('futbolka-1-belaya', '46');

let db: Database;
let close: () => Promise<void>;
let guestId: string;
let accountId: string;
beforeAll(async () => {
  ({ db, close } = await freshDatabase());
  await seedDemo(db, { catalogue: testCatalogue(), now: testNow });
});
beforeEach(async () => {
  guestId = randomUUID();
  accountId = randomUUID();
  await db.insert(principal).values([
    { id: guestId, kind: 'guest', createdAt: testNow },
    { id: accountId, kind: 'user', createdAt: testNow },
  ]);
});
afterAll(() => close());

const add = (ownerId: string, articleId: string, quantity: number) =>
  applyCartActions(db, {
    ownerId,
    requestId: randomUUID(),
    actions: [{ action: 'ADD', articleId, quantity }],
    now: testNow,
  });
const merge = () => db.transaction((tx) => mergeCart(tx, { guestId, accountId, now: testNow }));
const quantities = async (ownerId: string) =>
  (await getCart(db, ownerId, testNow)).items.map(({ articleId, quantity }) => [articleId, quantity]);

test('a guest without a cart changes nothing', async () => {
  await add(accountId, tee, 1);
  expect(await merge()).toEqual({ added: 0, dropped: 0 });
  expect(await getCart(db, accountId, testNow)).toMatchObject({ version: 1 });
});

test('the cart of a guest becomes the cart of an account without one', async () => {
  await add(guestId, coat, 2);
  expect(await merge()).toEqual({ added: 1, dropped: 0 });
  expect(await quantities(accountId)).toEqual([[coat, 2]]);
  expect(await quantities(guestId)).toEqual([]);
});

test('quantities add up to the stock, and a repeated merge is a no-op', async () => {
  await add(accountId, coat, 2);
  await add(guestId, coat, 2);
  await add(guestId, tee, 4);
  expect(await merge()).toEqual({ added: 2, dropped: 1 });
  const merged = await getCart(db, accountId, testNow);
  expect(merged).toMatchObject({
    version: 2,
    items: [
      { articleId: coat, quantity: 3, notices: [{ code: 'QUANTITY_REDUCED' }] },
      { articleId: tee, quantity: 4 },
    ],
  });
  expect(await merge()).toEqual({ added: 0, dropped: 0 });
  expect(await getCart(db, accountId, testNow)).toEqual(merged);
});

test('promo codes come along once', async () => {
  await db.insert(promoCode).values([
    { code: 'OBA', kind: 'percent', value: 5, combines: true },
    { code: 'GOST', kind: 'percent', value: 5, combines: true },
  ]);
  await add(guestId, tee, 2);
  for (const code of ['OBA', 'GOST']) await addPromoCode(db, { ownerId: guestId, code, now: testNow });
  await addPromoCode(db, { ownerId: accountId, code: 'OBA', now: testNow });
  await merge();
  const { promoCodes } = await getCart(db, accountId, testNow);
  expect(promoCodes.map(({ code }) => code).sort()).toEqual(['GOST', 'OBA']);
  expect((await getCart(db, guestId, testNow)).promoCodes).toEqual([]);
});

test('a cart is not merged with itself', async () => {
  await add(guestId, tee, 2);
  await db.transaction((tx) => mergeCart(tx, { guestId, accountId: guestId, now: testNow }));
  expect(await quantities(guestId)).toEqual([[tee, 2]]);
});

test('a merge that is rolled back leaves both carts', async () => {
  await add(guestId, tee, 2);
  const failing = db.transaction(async (tx) => {
    await mergeCart(tx, { guestId, accountId, now: testNow });
    throw new Error('sign-in failed');
  });
  await expect(failing).rejects.toThrow('sign-in failed');
  expect(await quantities(guestId)).toEqual([[tee, 2]]);
  expect(await quantities(accountId)).toEqual([]);
});
