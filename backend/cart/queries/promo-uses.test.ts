import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { articleIdOf, testNow } from '../../catalog/testing/catalog.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { principal } from '../../domain/tables/identities.ts';
import { promoCode, promoCodeUse } from '../base/tables.ts';
import { getCart } from '../testing/get-cart.ts';
import { addPromoCode, notePromoCodeUse, removePromoCode } from './promo-queries.ts';
import { applyCartActions } from './queries.ts';

const tee = articleIdOf('futbolka-1-belaya', '46');
const used = 'Промокод уже использован';

const db = await openSmallShop();
let first: string;
let second: string;
beforeEach(async () => {
  await db.delete(promoCodeUse);
  await db.delete(promoCode);
  await db.insert(promoCode).values([
    { code: 'ODIN', kind: 'percent', value: 5, maxUses: 1 },
    { code: 'RAZ', kind: 'percent', value: 5, maxUsesPerOwner: 1 },
  ]);
  [first, second] = [randomUUID(), randomUUID()];
  await db
    .insert(principal)
    .values([first, second].map((id) => ({ id, kind: 'guest' as const, createdAt: testNow })));
  await add(first);
});

const enter = (ownerId: string, code = 'ODIN') => addPromoCode(db, { ownerId, code, now: testNow });
const order = (ownerId: string, code: string) =>
  db.transaction((tx) => notePromoCodeUse(tx, { ownerId, code, now: testNow }));
const add = (ownerId: string) =>
  applyCartActions(db, {
    ownerId,
    requestId: randomUUID(),
    actions: [{ action: 'ADD', articleId: tee, quantity: 1 }],
    now: testNow,
  });
const codesOf = async (ownerId: string) =>
  (await getCart(db, ownerId, testNow)).promoCodes.map(({ applied, reason }) => [applied, reason]);

test('a promo code that can be used only once can be entered into several carts, as long as no order has used it', async () => {
  const empty = randomUUID();
  await db.insert(principal).values({ id: empty, kind: 'guest', createdAt: testNow });
  await enter(empty);
  await enter(first);
  await add(second);
  await enter(second);
  expect(await codesOf(empty)).toMatchObject([[false, expect.any(String)]]);
  expect(await codesOf(first)).toEqual([[true, null]]);
  expect(await codesOf(second)).toEqual([[true, null]]);
});

test('after an order has used up a promo code, other carts show it as used up until it is removed from them', async () => {
  await enter(first);
  await order(second, 'ODIN');
  expect(await codesOf(first)).toEqual([[false, used]]);
  await add(first);
  const cart = await getCart(db, first, testNow);
  expect(cart).toMatchObject({ discountSum: 0, promoCodes: [{ code: 'ODIN', reason: used }] });
  await removePromoCode(db, { ownerId: first, code: 'odin', now: testNow });
  expect(await codesOf(first)).toEqual([]);
  await expect(enter(first)).rejects.toMatchObject({ code: 'PROMO_CODE_USED' });
});

test('a promo code that each shopper can use once is used up only for a shopper who has ordered with it', async () => {
  await enter(first, 'RAZ');
  await order(first, 'RAZ');
  expect(await codesOf(first)).toEqual([[false, used]]);
  await add(second);
  await enter(second, 'RAZ');
  expect(await codesOf(second)).toEqual([[true, null]]);
});
