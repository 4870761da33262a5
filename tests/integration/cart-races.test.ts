import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { add, CARTS, type IntegrationShop, openShop, readCart, type Shopper } from './shop.ts';

/** Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel. */
describe('carts under parallel requests', () => {
  let shop: IntegrationShop;

  beforeAll(async () => {
    shop = await openShop(inject('postgresUrl'));
  });
  afterAll(() => shop?.close());

  it('parallel requests never put more pieces into a cart than are in stock', async () => {
    const article = await shop.articleWithStock(3);
    const shopper = await shop.newGuest();
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(shopper, article)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const cart = await readCart(shopper);
    expect(cart.items.map(({ articleId, quantity }) => ({ articleId, quantity }))).toEqual([
      { articleId: article, quantity: 3 },
    ]);
  });

  it('if a hundred pieces are added to a cart in parallel, the cart contains all of them', async () => {
    const articles = await shop.articlesWithStock(20, 100);
    const shopper = await shop.newGuest();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => add(shopper, articles[index % 20] ?? '')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
    const { items, version } = await readCart(shopper);
    expect(Object.fromEntries(items.map(({ articleId, quantity }) => [articleId, quantity]))).toEqual(
      Object.fromEntries(articles.map((articleId) => [articleId, 5])),
    );
    expect(version).toBe(100);
  });

  it('if fifty carts are changed in parallel, no change is lost', async () => {
    const article = await shop.articleWithStock(100);
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.newGuest()));
    await Promise.all(shoppers.map((shopper) => add(shopper, article)));
    const carts = await Promise.all(shoppers.map(readCart));
    expect(carts.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual(Array(50).fill([1]));
    expect(new Set(carts.map(({ id }) => id)).size).toBe(50);
  });

  it('every change of a cart increments its version, even if the changes are made in parallel', async () => {
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

  it('carts may all contain the same single-use promo code, even if it is added in parallel, because only an order uses it up', async () => {
    await newCode('ODIN');
    const shoppers = await Promise.all(Array.from({ length: 30 }, () => shop.newGuest()));
    const answers = await Promise.all(shoppers.map((shopper) => enter(shopper, 'ODIN')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await holders('ODIN')).toBe(30);
  });

  it('a promo code that is entered a hundred times in parallel is in the cart once', async () => {
    await newCode('RAZOM');
    const [article = ''] = await shop.articlesWithStock(1, 5);
    const shopper = await shop.newGuest();
    await add(shopper, article);
    const answers = await Promise.all(Array.from({ length: 100 }, () => enter(shopper, 'RAZOM')));
    // Each attempt counts towards the limit against guessing until its code turns out to exist. So some of the
    // parallel attempts get a 429.
    const accepted = answers.filter(({ status }) => status === 200);
    expect(accepted.length).toBeGreaterThanOrEqual(10);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const { promoCodes, version, total, discountPrice } = await readCart(shopper);
    expect(promoCodes).toMatchObject([{ code: 'RAZOM', applied: true }]);
    expect(version).toBe(2);
    expect(total - discountPrice).toBeGreaterThan(0);
    expect(await holders('RAZOM')).toBe(1);
  });

  const newCode = (code: string) =>
    shop.sql.query("insert into promo_code (code, kind, value, max_uses) values ($1, 'percent', 50, 1)", [
      code,
    ]);
  const holders = async (code: string) =>
    (await shop.sql.query('select 1 from cart_promo_code where code = $1', [code])).rows.length;
});

const enter = (shopper: Shopper, code: string) => shopper.call('POST', `${CARTS}/promo-codes`, { code });
