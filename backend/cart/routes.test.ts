import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/client/client.schemas.ts';
import { articleIdOf, pickOf, testNow } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestCall, type TestShop } from '../catalog/testing/shop.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { cart as cartTable } from './base/tables.ts';

const cartPath = '/api/cart-orchestration/v1/carts';
const actionsPath = '/api/cart-orchestration/v1/carts/items/list';

/** Stock 3; price 17 490 ₽, reduced from 24 990 ₽. */
const coat = articleIdOf('palto-iz-shersti-kemel', '44');
/** Stock 20; price 1 990 ₽. */
const tee = articleIdOf('futbolka-1-belaya', '46');
const soldOut = articleIdOf('palto-iz-shersti-kemel', '42');
const unknown = '00000000-0000-4000-8000-000000000000';

let shop: TestShop;
let bearer: string;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  shop.setNow(testNow);
  bearer = await shop.guest();
});
afterAll(() => shop.close());

const send = (items: unknown[], more: TestCall = {}) =>
  shop.call(actionsPath, { method: 'POST', bearer, body: { items }, ...more });
const add = (articleId: string, quantity = 1) => ({ action: 'ADD', articleId, quantity });
const read = async (): Promise<Cart> => (await shop.call(cartPath, { bearer })).json();
const quantities = ({ items }: Cart) => items.map(({ articleId, quantity }) => [articleId, quantity]);

describe('getCart', () => {
  test('200: an owner without a cart gets an empty one, and reading it writes nothing (§7.2.3)', async () => {
    const empty = await read();
    expect(empty).toMatchObject({ version: 0, items: [], orderable: false, orderableReasons: ['EMPTY'] });
    expect(await shop.db.select().from(cartTable).where(eq(cartTable.id, empty.id))).toEqual([]);

    const filled: Cart = await (await send([add(tee)])).json();
    expect(filled.id).toBe(empty.id);
  });

  test('200: lines, prices and sums of the cart come from the database (§3.1.7, §3.3.1, §3.3.2, §3.3.4, §9.24)', async () => {
    await send([add(coat), add(tee, 2)]);
    expect(await read()).toMatchObject({
      version: 1,
      currency: 'RUB',
      items: [
        {
          articleId: coat,
          productUrl: 'palto-iz-shersti-kemel',
          name: 'Пальто из шерсти',
          size: '44',
          quantity: 1,
          unitPrice: 1_749_000,
          unitPriceBefore: 2_499_000,
          lineTotal: 1_749_000,
          maxQuantity: 3,
          notices: [],
        },
        { articleId: tee, quantity: 2, unitPrice: 199_000, unitPriceBefore: 199_000, maxQuantity: 10 },
      ],
      gifts: [],
      appliedGifts: [],
      promoCodes: [],
      total: 2_897_000,
      discountSum: 750_000,
      discountPrice: 2_147_000,
      orderable: true,
      orderableReasons: [],
    });
  });

  test("200: the cart reports a price that changed since the shopper's last action", async () => {
    await send([add(tee)]);
    const { variantId } = pickOf('futbolka-1', 'belaya');
    await shop.db.update(variant).set({ price: 149_000 }).where(eq(variant.id, variantId));
    const [line] = (await read()).items;
    expect(line).toMatchObject({ unitPrice: 149_000, notices: [{ code: 'PRICE_CHANGED' }] });
    expect(line?.notices[0]?.text).toBe('Цена изменилась: было 1\u00a0990\u00a0₽, стало 1\u00a0490\u00a0₽');
    await shop.db.update(variant).set({ price: 199_000 }).where(eq(variant.id, variantId));
  });

  test('200: a sold-out line stays visible and blocks ordering (§3.3.1)', async () => {
    const tunic = articleIdOf('futbolka-2-belaya', '46');
    await send([add(tunic, 2), add(tee)]);
    await shop.db.update(article).set({ stock: 0 }).where(eq(article.id, tunic));
    expect(await read()).toMatchObject({
      items: [
        { articleId: tunic, quantity: 2, maxQuantity: 0, lineTotal: 0, notices: [{ code: 'SOLD_OUT' }] },
        { articleId: tee },
      ],
      total: 199_000,
      orderable: false,
      orderableReasons: ['ARTICLE_SOLD_OUT'],
    });
  });

  test('401: the cart cannot be read without an access token (§6.1.3)', async () => {
    expect((await shop.call(cartPath)).status).toBe(401);
    expect((await shop.call(cartPath, { bearer: 'unknown' })).status).toBe(401);
  });

  test('422: a request for the cart with an unknown market (`site`) is refused', async () => {
    expect((await shop.call(cartPath, { bearer, query: { site: 'xx' } })).status).toBe(422);
  });
});

describe('applyCartActions', () => {
  test('200: the actions ADD, UPDATE and REMOVE of a request are applied in their order (§4.3.2)', async () => {
    await send([add(coat, 2), add(tee)]);
    const changed: Cart = await (
      await send([
        { action: 'UPDATE', articleId: tee, quantity: 4 },
        { action: 'REMOVE', articleId: coat, quantity: 1 },
        add(tee),
      ])
    ).json();
    expect(quantities(changed)).toEqual([
      [coat, 1],
      [tee, 5],
    ]);
    expect(changed.version).toBe(2);
    expect(await read()).toEqual(changed);
  });

  test('200: UPDATE to quantity 0 for every item clears the cart (§4.3.2)', async () => {
    const { items }: Cart = await (await send([add(coat), add(tee)])).json();
    const cleared = await send(items.map(({ articleId }) => ({ action: 'UPDATE', articleId, quantity: 0 })));
    expect(await cleared.json()).toMatchObject({ items: [], version: 2 });
  });

  test('200: a quantity above the stock is lowered to the stock, and the line reports it (§4.3.10)', async () => {
    const cart: Cart = await (await send([add(coat, 10)])).json();
    expect(cart.items[0]).toMatchObject({
      quantity: 3,
      notices: [
        { code: 'QUANTITY_REDUCED', text: 'Доступно только 3\u00a0шт.\u00a0— мы обновили количество' },
      ],
    });
  });

  test('200: actions that change nothing do not increment the version of the cart', async () => {
    await send([add(coat, 10)]);
    const again: Cart = await (
      await send([add(coat), { action: 'UPDATE', articleId: tee, quantity: 0 }])
    ).json();
    expect(again.version).toBe(1);
  });

  test('200: a repeated request id changes nothing and returns the cart as it is now', async () => {
    const requestId = randomUUID();
    await send([add(tee)], { requestId });
    await send([add(coat)]);
    const repeated: Cart = await (await send([add(tee)], { requestId })).json();
    expect(quantities(repeated)).toEqual([
      [tee, 1],
      [coat, 1],
    ]);

    shop.setNow(new Date(testNow.getTime() + 10 * 60 * 1000 + 1));
    const later: Cart = await (await send([add(tee)], { requestId })).json();
    expect(later.items[0]?.quantity).toBe(2);
  });

  test('200: a request whose actions were refused may succeed later under the same request id', async () => {
    const requestId = randomUUID();
    expect((await send([{ action: 'REMOVE', articleId: tee, quantity: 1 }], { requestId })).status).toBe(409);
    expect((await send([add(tee)], { requestId })).status).toBe(200);
  });

  test('200: two guests have separate carts', async () => {
    const requestId = randomUUID();
    await send([add(tee)], { requestId });
    const other = await shop.guest();
    const theirs: Cart = await (await send([add(coat)], { bearer: other, requestId })).json();
    expect(quantities(theirs)).toEqual([[coat, 1]]);
    expect(quantities(await read())).toEqual([[tee, 1]]);
  });

  test('200: parallel requests for the same cart are all applied', async () => {
    const tees = Array.from({ length: 12 }, (_, index) => articleIdOf(`futbolka-${index + 3}-belaya`, '48'));
    await Promise.all([...tees, ...tees].map((articleId) => send([add(articleId)])));
    const cart = await read();
    expect(Object.fromEntries(quantities(cart))).toEqual(Object.fromEntries(tees.map((id) => [id, 2])));
    expect(cart.version).toBe(24);
  });

  test.each<[number, string, unknown[]]>([
    [404, 'ARTICLE_NOT_FOUND', [add(tee), add(unknown)]],
    [409, 'ARTICLE_SOLD_OUT', [add(tee), add(soldOut)]],
    [409, 'ARTICLE_NOT_IN_CART', [add(tee), { action: 'REMOVE', articleId: coat, quantity: 1 }]],
    [409, 'GIFT_NOT_OFFERED', [add(tee), { ...add(coat), isGift: true }]],
  ])(
    '%i %s: if one action of a request is refused, none of its actions is stored',
    async (status, code, items) => {
      const response = await send(items);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ status, code });
      expect((await read()).items).toEqual([]);
    },
  );

  test('409 CART_LINE_LIMIT: a fifty-first line of a cart is refused (§3.3.3)', async () => {
    const sizes = ['46', '48'].flatMap((size) =>
      Array.from({ length: 25 }, (_, index) => add(articleIdOf(`futbolka-${index + 5}-belaya`, size))),
    );
    expect((await send(sizes)).status).toBe(200);
    const response = await send([add(coat)]);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'CART_LINE_LIMIT' });
    expect((await read()).items).toHaveLength(50);
  });

  test('400: a request to change the cart with broken JSON is refused', async () => {
    const response = await shop.call(actionsPath, { method: 'POST', bearer, body: '{"items":[' });
    expect(response.status).toBe(400);
  });

  test('401: the cart cannot be changed without an access token (§6.1.3)', async () => {
    expect((await shop.call(actionsPath, { method: 'POST', body: { items: [add(tee)] } })).status).toBe(401);
  });

  test('413: a request to change the cart with a body that is too large is refused', async () => {
    const response = await shop.call(actionsPath, { method: 'POST', bearer, body: ' '.repeat(2_000_000) });
    expect(response.status).toBe(413);
  });

  test('415: a request to change the cart with a body that is not JSON is refused', async () => {
    const response = await send([add(tee)], { headers: { 'content-type': 'text/plain' } });
    expect(response.status).toBe(415);
  });

  test.each<[string, unknown[], string]>([
    ['nothing to do', [], '/items'],
    ['ADD of 0', [add(tee, 0)], '/items/0/quantity'],
    ['ADD of 11', [add(tee, 11)], '/items/0/quantity'],
    ['ADD of −1', [add(tee, -1)], '/items/0/quantity'],
    ['ADD of a billion', [add(tee), add(tee, 1e9)], '/items/1/quantity'],
    ['ADD of half a piece', [add(tee, 0.5)], '/items/0/quantity'],
    ['a quantity in words', [{ ...add(tee), quantity: '1' }], '/items/0/quantity'],
    ['an id that is none', [add('coat')], '/items/0/articleId'],
    ['a price of the client', [{ ...add(tee), price: 1 }], '/items/0/price'],
    ['an unknown action', [{ ...add(tee), action: 'STEAL' }], '/items/0/action'],
    ['more than fifty actions', Array.from({ length: 51 }, () => add(tee)), '/items'],
  ])('422: a request with invalid actions is refused: %s', async (_, items, pointer) => {
    const response = await send(items);
    expect(response.status).toBe(422);
    const problem = await response.json();
    expect(problem.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    expect((await read()).version).toBe(0);
  });
});
