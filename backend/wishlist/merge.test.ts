import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articleIdOf, testCatalogue, testNow } from '../catalog/testing.ts';
import type { Database } from '../db/client.ts';
import { principal } from '../db/schema.ts';
import { freshDatabase } from '../db/testing.ts';
import { seedDemo } from '../demo/seed.ts';
import { mergeWishlist } from './merge.ts';
import { addToWishlist, getWishlistItems } from './queries.ts';

const articles = Array.from({ length: 6 }, (_, index) => articleIdOf(`futbolka-${index + 1}-belaya`, '46'));
const [one = '', two = '', three = '', four = ''] = articles;

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

const add = (ownerId: string, articleIds: string[], minute = 0) =>
  addToWishlist(db, {
    ownerId,
    articleIds,
    force: false,
    now: new Date(testNow.getTime() + minute * 60_000),
  });
const merge = () => db.transaction((tx) => mergeWishlist(tx, { guestId, accountId }));
const kept = async (ownerId: string) => (await getWishlistItems(db, ownerId)).map((item) => item.articleId);

test('items move in by the moment they were added, and a repeated merge is a no-op', async () => {
  await add(guestId, [one, two], 1);
  await add(accountId, [three], 2);
  await add(guestId, [four], 3);
  expect(await merge()).toEqual({ added: 3, dropped: 0 });
  expect(await kept(accountId)).toEqual([four, three, two, one]);
  expect(await kept(guestId)).toEqual([]);
  expect(await merge()).toEqual({ added: 0, dropped: 0 });
  expect(await kept(accountId)).toEqual([four, three, two, one]);
});

test('what the account has already is not added again', async () => {
  await add(accountId, [one, two]);
  await add(guestId, [two, three], 1);
  expect(await merge()).toEqual({ added: 1, dropped: 0 });
  expect(await kept(accountId)).toEqual([three, two, one]);
});

test('a wishlist is not merged with itself', async () => {
  await add(guestId, [one]);
  await db.transaction((tx) => mergeWishlist(tx, { guestId, accountId: guestId }));
  expect(await kept(guestId)).toEqual([one]);
});
