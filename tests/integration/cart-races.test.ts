import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { add, type IntegrationShop, openShop, readCart } from './shop.ts';

/** PGlite has one connection and hides races, so these guarantees are proven on PostgreSQL. */
describe('carts under parallel requests', () => {
  let shop: IntegrationShop;

  beforeAll(async () => {
    shop = await openShop(inject('postgresUrl'));
  });
  afterAll(() => shop?.close());

  it('never puts more pieces into a cart than there are', async () => {
    const article = await shop.articleWithStock(3);
    const shopper = await shop.newGuest();
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(shopper, article)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const cart = await readCart(shopper);
    expect(cart.items.map(({ articleId, quantity }) => ({ articleId, quantity }))).toEqual([
      { articleId: article, quantity: 3 },
    ]);
  });

  it('loses no addition of parallel requests to one cart', async () => {
    const article = await shop.articleWithStock(100);
    const shopper = await shop.newGuest();
    await Promise.all(Array.from({ length: 9 }, () => add(shopper, article)));
    expect((await readCart(shopper)).items[0]?.quantity).toBe(9);
  });

  it('loses nothing when fifty carts change at once', async () => {
    const article = await shop.articleWithStock(100);
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.newGuest()));
    await Promise.all(shoppers.map((shopper) => add(shopper, article)));
    const carts = await Promise.all(shoppers.map(readCart));
    expect(carts.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual(Array(50).fill([1]));
    expect(new Set(carts.map(({ id }) => id)).size).toBe(50);
  });

  it('counts every change in the version of the cart', async () => {
    const article = await shop.articleWithStock(100);
    const shopper = await shop.newGuest();
    const versions = await Promise.all(
      Array.from(
        { length: 8 },
        async () => ((await (await add(shopper, article)).json()) as { version: number }).version,
      ),
    );
    expect(new Set(versions).size).toBe(8);
  });

  it('lets one of a hundred carts have a promo code that may be used once', async () => {
    await shop.sql.query(
      "insert into promo_code (code, kind, value, max_uses) values ('ODIN', 'percent', 5, 1)",
    );
    const shoppers = await Promise.all(Array.from({ length: 100 }, () => shop.newGuest()));
    const answers = await Promise.all(
      shoppers.map((shopper) =>
        shopper.call('POST', '/api/cart-orchestration/v1/carts/promo-codes', { code: 'ODIN' }),
      ),
    );
    // A hundred guests of one network are more than the limit against guessing lets through.
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 429)).toEqual([]);
    const { rows } = await shop.sql.query("select 1 from cart_promo_code where code = 'ODIN'");
    expect(rows).toHaveLength(1);
  });
});
