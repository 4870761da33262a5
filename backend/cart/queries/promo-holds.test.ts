import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { articleIdOf, testNow } from '../../catalog/testing/catalog.ts';
import { openSmallShop } from '../../catalog/testing/database.ts';
import { principal } from '../../domain/tables/identities.ts';
import { promoCode, promoCodeUse } from '../base/tables.ts';
import { getCart } from '../testing/get-cart.ts';
import { addPromoCode, notePromoCodeUse, removePromoCode } from './promo-queries.ts';
import { applyCartActions } from './queries.ts';
import { priceCart } from './view.ts';

const tee = articleIdOf('futbolka-1-belaya', '46');
const used = 'Промокод уже использован';

const db = await openSmallShop();
let first: string;
let second: string;
beforeEach(async () => {
  await db.delete(promoCode);
  await db.insert(promoCode).values([
    { code: 'ODIN', kind: 'percent', value: 5, maxUses: 1 },
    { code: 'RAZ', kind: 'percent', value: 5, maxUsesPerOwner: 1 },
  ]);
  [first, second] = [randomUUID(), randomUUID()];
  await db
    .insert(principal)
    .values([first, second].map((id) => ({ id, kind: 'guest' as const, createdAt: testNow })));
  await add(first, 0);
  await enter(first, 0);
});

const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const enter = async (ownerId: string, minutes: number, code = 'ODIN') =>
  priceCart(await addPromoCode(db, { ownerId, code, now: at(minutes) }));
const add = async (ownerId: string, minutes: number) =>
  priceCart(
    await applyCartActions(db, {
      ownerId,
      requestId: randomUUID(),
      actions: [{ action: 'ADD', articleId: tee, quantity: 1 }],
      now: at(minutes),
    }),
  );
const codesOf = async (ownerId: string, minutes: number) =>
  (await getCart(db, ownerId, at(minutes))).promoCodes.map(({ applied, reason }) => [applied, reason]);

test('a cart changed within the last hour reserves the last use of its code', async () => {
  await expect(enter(second, 59)).rejects.toMatchObject({ code: 'PROMO_CODE_USED' });
  await add(first, 59);
  await expect(enter(second, 118)).rejects.toMatchObject({ code: 'PROMO_CODE_USED' });
});

test('a cart unchanged for an hour loses the reservation, and its owner is notified if another cart takes the use', async () => {
  await add(second, 60);
  expect((await enter(second, 60)).promoCodes).toMatchObject([{ applied: true }]);
  expect(await codesOf(first, 61)).toEqual([[false, used]]);

  const changed = await add(first, 61);
  expect(changed.promoCodes).toMatchObject([{ code: 'ODIN', applied: false, reason: used }]);
  expect(changed.discountSum).toBe(0);
  expect(await codesOf(first, 61)).toEqual([]);
  expect((await getCart(db, second, at(61))).promoCodes).toMatchObject([{ applied: true }]);
});

test('a shopper who returns before another cart took the use reserves it again', async () => {
  expect(await codesOf(first, 200)).toEqual([[true, null]]);
  await add(first, 200);
  await expect(enter(second, 259)).rejects.toMatchObject({ code: 'PROMO_CODE_USED' });
});

test('removing another code also removes a lost one, which cannot be entered again', async () => {
  await enter(first, 0, 'RAZ');
  await enter(second, 60);
  await expect(enter(first, 61)).rejects.toMatchObject({ code: 'PROMO_CODE_USED' });
  const left = priceCart(await removePromoCode(db, { ownerId: first, code: 'raz', now: at(61) }));
  expect(left.promoCodes).toMatchObject([{ code: 'ODIN', reason: used }]);
  expect(await codesOf(first, 61)).toEqual([]);
});

test('a code is reported as used in every cart of an owner who ordered with it', async () => {
  await enter(first, 0, 'RAZ');
  expect(await codesOf(first, 1)).toMatchObject([
    [true, null],
    [false, expect.stringContaining('вместе')],
  ]);
  await removePromoCode(db, { ownerId: first, code: 'ODIN', now: at(1) });
  expect(await codesOf(first, 1)).toEqual([[true, null]]);
  await db.transaction((tx) => notePromoCodeUse(tx, { ownerId: first, code: 'RAZ', now: at(2) }));
  expect(await codesOf(first, 3)).toEqual([[false, used]]);
  await db.delete(promoCodeUse);
});
