import { describe, expect, it } from 'vitest';
import type { Cart, Listing, Navigation, Product } from '#contract/sdk/types.gen.ts';
import { exampleOf } from '../../mocks/contract/contract.ts';
import { startShop } from '../testing.ts';

const LISTING = '/api/catalog-orchestration/v1/listings?path=zhenshchinam&site=ru';
const PRODUCT = '/api/catalog-orchestration/v1/products/palto?site=ru';
const CART = '/api/cart-orchestration/v1/carts?site=ru';
const NAVIGATION = '/api/catalog-orchestration/v1/navigation?site=ru';

const listing = exampleOf<Listing>('getListing', 'outerwear');
const product = exampleOf<Product>('getProduct', 'coat');
const cart = exampleOf<Cart>('getCart', 'filled');
const navigation = exampleOf<Navigation>('getNavigation', 'tree');

/** Starts a shop with an external API, which responds to every call with `body`. */
async function shopBefore(
  body: unknown,
  { status = 200, now = () => 0 }: { status?: number; now?: () => number } = {},
) {
  const shop = await startShop({
    config: { apiBaseUrl: 'http://backend.example' },
    backend: (app) => app.all('*', ({ json }) => json(body as object, status as 200, { etag: '"theirs"' })),
    now,
  });
  return {
    ...shop,
    logged: () =>
      shop.log.map((line) => JSON.parse(line)).filter(({ message }) => /breaks the contract/.test(message)),
  };
}

const without = <T extends object>(body: T, field: keyof T) => {
  const { [field]: _dropped, ...rest } = body;
  return rest;
};
const withCard = (index: number, change: object) => ({
  ...listing,
  items: listing.items.map((card, at) => (at === index ? { ...card, ...change } : card)),
});

describe('an answer that the shop gets from an external API', () => {
  it('an answer of an external API is forwarded unchanged if it keeps to the contract', async () => {
    const shop = await shopBefore(listing);
    const response = await shop.get(LISTING);
    expect(await response.json()).toEqual(listing);
    expect(response.headers.get('etag')).toBe('"theirs"');
    expect(shop.logged()).toEqual([]);
  });

  it('an answer of an external API is shown without a card whose price is missing, and the log names the missing price', async () => {
    const shop = await shopBefore(withCard(1, { price: null }));
    const response = await shop.get(LISTING);
    const { items } = (await response.json()) as Listing;
    expect(items.map(({ productUrl }) => productUrl)).toEqual(
      listing.items.filter((_, index) => index !== 1).map(({ productUrl }) => productUrl),
    );
    expect(response.headers.get('etag')).not.toBe('"theirs"');
    expect(shop.logged()).toMatchObject([
      {
        level: 'error',
        operation: 'getListing',
        faults: [{ pointer: '/items/1/price', rule: 'must be a number', came: 'null' }],
        outcome: 'shown without them',
      },
    ]);
  });

  it('an answer of an external API is shown without an optional field that has a wrong value', async () => {
    const shop = await shopBefore({
      ...product,
      badge: 'HOT',
      hasDearerSizes: 'yes',
      debug: { sql: 'select' },
    });
    expect(await (await shop.get(PRODUCT)).json()).toEqual({ ...product, badge: null });
    expect(shop.logged()[0].faults).toEqual(
      expect.arrayContaining([
        { pointer: '/hasDearerSizes', rule: 'must be a boolean', came: '"yes"' },
        { pointer: '/debug', rule: 'is not in the contract', came: 'an object' },
      ]),
    );
  });

  it('an answer of an external API is shown whole and logged if only a name is too long', async () => {
    const long = { ...product, name: 'Пальто '.repeat(30) };
    const shop = await shopBefore(long);
    expect(await (await shop.get(PRODUCT)).json()).toEqual(long);
    expect(shop.logged()).toMatchObject([
      { faults: [{ pointer: '/name', rule: 'must be at most 120 characters long' }], outcome: 'shown' },
    ]);
  });

  it('an answer of an external API is replaced by a problem in Russian if no part can be shown, and the log names the operation and the field', async () => {
    const shop = await shopBefore(without(product, 'articles'));
    const response = await shop.get(PRODUCT);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      code: 'INTERNAL',
      title: expect.stringContaining('показать их\u00a0нельзя'),
    });
    expect(shop.logged()).toMatchObject([
      {
        operation: 'getProduct',
        faults: [{ pointer: '/articles', rule: 'must be an array', came: 'nothing' }],
        outcome: 'not shown',
      },
    ]);
  });

  it('an answer of an external API is shown without a list that is missing in the navigation data', async () => {
    const shop = await shopBefore(without(navigation, 'features'));
    expect(await (await shop.get(NAVIGATION)).json()).toEqual({ ...navigation, features: [] });
  });

  it('an answer of an external API is never shown in part if it is for one shopper, and its values are not logged', async () => {
    const broken = { ...cart, items: cart.items.map((item) => ({ ...item, name: 7, quantity: 'две' })) };
    const shop = await shopBefore(broken);
    const response = await shop.get(CART);
    expect(response.status).toBe(500);
    expect(response.headers.get('etag')).toBeNull();
    expect(shop.log.join('')).not.toContain('две');
    expect(shop.logged()[0].faults).toContainEqual({
      pointer: '/items/0/quantity',
      rule: 'must be a number',
      came: 'a string of 3 characters',
    });
  });

  it('an answer of an external API gets the documented status if the service sent another success status', async () => {
    const shop = await shopBefore(listing, { status: 201 });
    expect((await shop.get(LISTING)).status).toBe(200);
    expect(shop.logged()[0].faults[0].rule).toBe('must have the status 200');
  });

  it('an answer of an external API is logged once per minute for the same fault, not for every shopper', async () => {
    let now = 0;
    const shop = await shopBefore(withCard(0, { price: null }), { now: () => now });
    await shop.get(LISTING);
    await shop.get(LISTING);
    expect(shop.logged()).toHaveLength(1);
    now = 61_000;
    await shop.get(LISTING);
    expect(shop.logged()).toHaveLength(2);
  });
});

it('answers of the shop’s own backend are not checked in production', async () => {
  const shop = await startShop({ backend: (app) => app.all('*', ({ json }) => json({ odd: true })) });
  expect(await (await shop.get(LISTING)).json()).toEqual({ odd: true });
});
