import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/client/client.schemas.ts';
import { articleIdOf, pickOf, testNow } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestCall, type TestShop } from '../catalog/testing/shop.ts';
import { article } from '../domain/tables/goods.ts';
import { giftRule, promoCode } from './base/tables.ts';
import { notePromoCodeUse } from './queries/promo-queries.ts';

const cartPath = '/api/cart-orchestration/v1/carts';
const codesPath = `${cartPath}/promo-codes`;
const hour = 60 * 60 * 1000;

/** Price 17 490 ₽, reduced from 24 990 ₽. */
const coat = articleIdOf('palto-iz-shersti-kemel', '44');
/** Price 1 990 ₽ each. */
const tee = articleIdOf('futbolka-1-belaya', '46');
const giftTee = articleIdOf('futbolka-2-belaya', '46');
const otherGift = articleIdOf('futbolka-3-belaya', '46');
const ruleId = '7b1d3f0e-8d35-4c5e-9a5a-0c6f2a1b9e11';

let shop: TestShop;
let bearer: string;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.insert(giftRule).values({
    id: ruleId,
    title: 'Подарок к заказу от 15 000 ₽',
    fromSum: 1_500_000,
    articleIds: [giftTee, otherGift],
    ordinal: 0,
  });
  await shop.db.insert(promoCode).values([
    { code: 'ZIMA10', kind: 'percent', value: 10, combines: true },
    { code: 'NEREDUCED', kind: 'percent', value: 10, countsReduced: false },
    { code: 'OT5000', kind: 'sum', value: 50_000, fromSum: 500_000 },
    { code: 'LETO', kind: 'percent', value: 15, endsAt: new Date(testNow.getTime() - hour) },
    { code: 'VESNA', kind: 'percent', value: 15, startsAt: new Date(testNow.getTime() + hour) },
    { code: 'ODIN', kind: 'percent', value: 5, maxUses: 1 },
    { code: 'RAZ', kind: 'percent', value: 5, maxUsesPerOwner: 1 },
    { code: 'NIKOMU', kind: 'percent', value: 5, categoryPaths: ['nowhere'] },
    ...Array.from({ length: 10 }, (_, index) => ({
      code: `MNOGO${index}`,
      kind: 'sum' as const,
      value: 100,
    })),
  ]);
});
beforeEach(async () => {
  shop.setNow(testNow);
  bearer = await shop.guest();
});
afterAll(() => shop.close());

const send = (items: unknown[]) =>
  shop.call(`${cartPath}/items/list`, { method: 'POST', bearer, body: { items } });
const add = (articleId: string, quantity = 1) => ({ action: 'ADD', articleId, quantity });
const gift = (articleId: string, action = 'ADD') => ({ action, articleId, quantity: 1, isGift: true });
const enter = (code: string, more: TestCall = {}) =>
  shop.call(codesPath, { method: 'POST', bearer, body: { code }, ...more });
const read = async (): Promise<Cart> => (await shop.call(cartPath, { bearer })).json();

describe('gifts in a cart', () => {
  test('the cart offers earned gifts; the shopper can choose and change them, and the chosen gift is shown as applied (§3.3.1, §3.3.4)', async () => {
    expect((await read()).gifts).toEqual([]);
    await send([add(coat)]);
    expect((await read()).gifts).toMatchObject([
      { giftId: ruleId, articleId: giftTee, title: 'Подарок к заказу от 15 000 ₽' },
      { giftId: ruleId, articleId: otherGift },
    ]);

    const taken: Cart = await (await send([gift(giftTee)])).json();
    expect(taken.appliedGifts).toEqual([{ giftId: ruleId, articleId: giftTee, articleIds: [coat] }]);
    expect(taken.items[1]).toMatchObject({ articleId: giftTee, isGift: true, unitPrice: 0, lineTotal: 0 });
    expect(taken.discountPrice).toBe(1_749_000);

    const changed: Cart = await (await send([gift(giftTee, 'REMOVE'), gift(otherGift)])).json();
    expect(changed.appliedGifts).toMatchObject([{ articleId: otherGift }]);
    expect(changed.items).toHaveLength(2);
  });

  test('the next change of a cart removes gifts that it no longer earns, and reports this once', async () => {
    await send([add(coat), gift(giftTee)]);
    const without: Cart = await (
      await send([add(tee), { action: 'UPDATE', articleId: coat, quantity: 0 }])
    ).json();
    expect(without.items).toMatchObject([{ articleId: tee }]);
    expect(without.messages).toMatchObject([{ code: 'GIFT_REMOVED' }]);
    expect((await read()).messages).toEqual([]);
  });

  test('a sold-out gift is hidden, and the cart can still be ordered', async () => {
    await send([add(coat), gift(giftTee)]);
    await shop.db.update(article).set({ stock: 0 }).where(eq(article.id, giftTee));
    const cart = await read();
    expect(cart.items).toMatchObject([{ articleId: coat }]);
    expect(cart).toMatchObject({ orderable: true, messages: [{ code: 'GIFT_REMOVED' }] });
    expect(cart.gifts.map(({ articleId }) => articleId)).toEqual([otherGift]);
    await shop.db.update(article).set({ stock: 20 }).where(eq(article.id, giftTee));
  });

  test('a gift that the cart has not earned cannot be chosen', async () => {
    await send([add(tee)]);
    const refused = await send([gift(giftTee)]);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'GIFT_NOT_OFFERED' });
  });
});

describe('addPromoCode', () => {
  test('200: a promo code lowers the sum to pay (§3.3.1)', async () => {
    await send([add(coat), add(tee)]);
    const cart: Cart = await (await enter('zima10')).json();
    expect(cart.promoCodes).toEqual([
      { code: 'ZIMA10', applied: true, discountSum: 194_800, freeDelivery: false, reason: null },
    ]);
    expect(cart).toMatchObject({
      total: 2_698_000,
      discountSum: 750_000 + 194_800,
      discountPrice: 1_948_000 - 194_800,
      version: 2,
    });
    const sale = { source: 'SALE', promoCode: null, title: null, sum: 750_000 };
    const [coatLine, teeLine] = cart.items.map(({ discounts }) => discounts);
    expect(coatLine).toEqual([sale, { ...sale, source: 'PROMO_CODE', promoCode: 'ZIMA10', sum: 174_900 }]);
    expect(teeLine).toMatchObject([{ source: 'PROMO_CODE', sum: 19_900 }]);
  });

  test('200: a promo code that is entered several times is added once', async () => {
    await send([add(tee)]);
    await enter('ZIMA10');
    const again: Cart = await (await enter('Zima10')).json();
    expect(again.promoCodes).toHaveLength(1);
    expect(again.version).toBe(2);
  });

  test('200: a promo code whose conditions are not met stays in the cart, and takes effect once they are met', async () => {
    await send([add(tee)]);
    const waiting: Cart = await (await enter('OT5000')).json();
    expect(waiting.promoCodes).toMatchObject([
      { applied: false, reason: expect.stringContaining('3\u00a0010\u00a0₽') },
    ]);
    await send([add(tee, 2)]);
    expect(await read()).toMatchObject({ discountSum: 50_000, promoCodes: [{ applied: true }] });
  });

  test('200: a promo code applies only to the goods of its listings', async () => {
    await send([add(coat)]);
    const reduced: Cart = await (await enter('NEREDUCED')).json();
    expect(reduced.promoCodes).toMatchObject([{ applied: false }]);
    const elsewhere: Cart = await (await enter('NIKOMU')).json();
    expect(elsewhere.promoCodes.map(({ applied }) => applied)).toEqual([false, false]);
  });

  test.each([
    ['PROMO_CODE_UNKNOWN', 'NETTAKOGO'],
    ['PROMO_CODE_UNKNOWN', 'VESNA'],
    ['PROMO_CODE_EXPIRED', 'LETO'],
  ])('409 %s: adding the promo code %s is refused', async (code, text) => {
    const refused = await enter(text);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code });
    expect((await read()).version).toBe(0);
  });

  test('200: a promo code that can be used only once may be in several carts', async () => {
    for (let cart = 0; cart < 3; cart += 1) {
      bearer = await shop.guest();
      await send([add(tee)]);
      expect(await (await enter('ODIN')).json()).toMatchObject({ promoCodes: [{ applied: true }] });
    }
  });

  test("409 PROMO_CODE_USED: a promo code with which the cart's owner has already ordered is refused", async () => {
    await enter('RAZ');
    await shop.call(`${codesPath}/RAZ`, { method: 'DELETE', bearer });
    const { id: ownerId } = await (await shop.call('/api/auth/user-identity', { bearer })).json();
    await shop.db.transaction((tx) => notePromoCodeUse(tx, { ownerId, code: 'RAZ', now: testNow }));
    expect(await (await enter('RAZ')).json()).toMatchObject({ code: 'PROMO_CODE_USED' });
    bearer = await shop.guest();
    expect((await enter('RAZ')).status).toBe(200);
  });

  test('409 PROMO_CODE_LIMIT: an eleventh promo code is refused', async () => {
    for (let index = 0; index < 10; index += 1) await enter(`MNOGO${index}`);
    expect(await (await enter('ZIMA10')).json()).toMatchObject({ code: 'PROMO_CODE_LIMIT' });
  });

  test('429: a shopper who enters too many unknown promo codes is refused', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await enter(`UGADAY${attempt}`);
    const refused = await enter('ZIMA10');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('409 PROMO_CODE_EXPIRED: an existing promo code is never refused with 429, however often it is entered', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await enter('LETO')).status).toBe(409);
    expect((await enter('ZIMA10')).status).toBe(200);
  });

  test('401: a promo code cannot be added without an access token', async () => {
    expect((await shop.call(codesPath, { method: 'POST', body: { code: 'ZIMA10' } })).status).toBe(401);
  });

  test.each(['', '   ', 'A'.repeat(41)])(
    '422: adding the malformed promo code «%s» is refused',
    async (code) => {
      expect((await enter(code)).status).toBe(422);
    },
  );

  test.each(['ДВА СЛОВА', '<script>', '***'])(
    '409: the text «%s» is not a known promo code',
    async (code) => {
      expect((await enter(code)).status).toBe(409);
    },
  );

  test.each(['«zima10».', 'ZIМА10', 'яшьф10', 'промокод: ZIMA 10'])(
    '200: the spelling %s is accepted for the code ZIMA10, when adding and when removing it (§3.5.4)',
    async (code) => {
      await send([add(tee)]);
      const entered: Cart = await (await enter(code)).json();
      expect(entered.promoCodes.map((one) => one.code)).toEqual(['ZIMA10']);
      const path = `${codesPath}/${encodeURIComponent(code)}`;
      const left: Cart = await (await shop.call(path, { method: 'DELETE', bearer })).json();
      expect(left.promoCodes).toEqual([]);
    },
  );
});

describe('removePromoCode', () => {
  test('200: removing a promo code also removes its discount', async () => {
    await send([add(tee)]);
    await enter('ZIMA10');
    const cart: Cart = await (await shop.call(`${codesPath}/zima10`, { method: 'DELETE', bearer })).json();
    expect(cart).toMatchObject({ promoCodes: [], discountSum: 0, version: 3 });
  });

  test('200: removing a promo code that is not in the cart changes nothing', async () => {
    const response = await shop.call(`${codesPath}/ZIMA10`, { method: 'DELETE', bearer });
    expect(await response.json()).toMatchObject({ promoCodes: [], version: 0 });
  });

  test('401: a promo code cannot be removed without an access token', async () => {
    expect((await shop.call(`${codesPath}/ZIMA10`, { method: 'DELETE' })).status).toBe(401);
  });
});

test('a gift rule in the cart contains the id of the model that earned it', async () => {
  const { groupId } = pickOf('futbolka-1', 'belaya');
  const id = '0d6f6c52-0d0c-4b1f-8b6a-3f3b9f1f0f22';
  await shop.db
    .insert(giftRule)
    .values({ id, title: 'К футболке', forGroupIds: [groupId], articleIds: [otherGift], ordinal: 1 });
  await send([add(tee)]);
  expect((await read()).gifts).toMatchObject([{ giftId: id }]);
});
