import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ArticleDelivery,
  Cart,
  Listing,
  Order,
  Product,
  Suggestions,
  WishlistPage,
} from '#contract/client/client.schemas.ts';
import { testNow } from './catalog/testing/catalog.ts';
import { openSmallShop } from './catalog/testing/database.ts';
import { article } from './domain/tables/goods.ts';
import { feedText, type OfferFacts } from './exchange/testing/feed.ts';
import { exportFeed } from './exchange/yml/export/export-feed.ts';
import { importFeed } from './exchange/yml/import-feed.ts';
import { createTestApp, forgetEveryone, type TestApp } from './testing/app.ts';
import { orderBody } from './testing/calls.ts';
import { becomeGuest, COURIER, deliveryPrice, sendOrder } from './testing/shopping.ts';

const CATALOG = '/api/catalog-orchestration/v1';
const URL = 'kombinezon-siniy';
/** The price of courier delivery in kopecks, if the goods cost less than 3 000 ₽. */
const COURIER_OF_FEW = 35_000;

const offer = (size: string, price: string, more: OfferFacts = {}): OfferFacts => ({
  id: `K-${size}`,
  group: 'K',
  name: 'Комбинезон',
  size,
  price,
  ...more,
});
/** The largest size costs more than the others and is reduced. */
const SIZES = [offer('86', '2990'), offer('92', '2990'), offer('110', '3490', { oldprice: '3990' })];

const db = await openSmallShop();
const folder = await mkdtemp(join(tmpdir(), 'vitrina-prices-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const common = { db, dataDir: join(folder, 'data'), publicUrl: 'http://shop.test', now: testNow };
async function importSizes(sizes: readonly OfferFacts[]): Promise<void> {
  const file = join(folder, 'feed.yml');
  await writeFile(file, feedText(sizes));
  const listener = { onRefused: () => {}, onWarning: () => {}, onProgress: () => {} };
  await importFeed({ ...common, file, listener });
}

let shop: TestApp;
let token: string;
let idOf: Record<string, string>;
beforeEach(async () => {
  await forgetEveryone(db);
  await importSizes(SIZES);
  shop = createTestApp(db);
  token = (await becomeGuest(shop)).access;
  idOf = Object.fromEntries((await product()).articles.map(({ size, articleId }) => [size, articleId]));
});

async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const answer = await shop.call(path, { token, query });
  expect(answer.status, path).toBe(200);
  return answer.json();
}
const product = () => get<Product>(`${CATALOG}/products/${URL}`);
const cart = () => get<Cart>('/api/cart-orchestration/v1/carts');
const setStock = (size: string, stock: number) =>
  db
    .update(article)
    .set({ stock })
    .where(eq(article.id, idOf[size] ?? ''));

async function put(pieces: Record<string, number>): Promise<Cart> {
  const items = Object.entries(pieces).map(([size, quantity]) => ({
    action: 'ADD',
    articleId: idOf[size],
    quantity,
    isGift: false,
  }));
  const answer = await shop.call('/api/cart-orchestration/v1/carts/items/list', { token, body: { items } });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Orders the cart with exactly the version and the sums that the shopper saw. */
async function order({ version, items, discountPrice }: Cart) {
  const pieces = items.reduce((all, { quantity }) => all + quantity, 0);
  const courier = await deliveryPrice(shop, token, 'kazan', 'courier');
  return sendOrder(shop, token, orderBody({ cartVersion: version, pieces, total: discountPrice + courier }));
}

describe('sizes of different prices', () => {
  it('sizes of one colour with different prices are shown, added to the cart and ordered, each at its own price', async () => {
    expect(await product()).toMatchObject({
      price: 299_000,
      priceBefore: null,
      discountPercent: null,
      hasDearerSizes: true,
      articles: [
        { size: '86', price: 299_000 },
        { size: '92', price: 299_000 },
        { size: '110', price: 349_000, priceBefore: 399_000 },
      ],
    });

    const filled = await put({ 86: 1, 110: 2 });
    expect(filled).toMatchObject({
      items: [
        { size: '86', unitPrice: 299_000, unitPriceBefore: 299_000, lineTotal: 299_000, notices: [] },
        {
          size: '110',
          unitPrice: 349_000,
          unitPriceBefore: 399_000,
          lineTotal: 698_000,
          notices: [],
          discounts: [{ source: 'SALE', sum: 100_000 }],
        },
      ],
      total: 1_097_000,
      discountSum: 100_000,
      discountPrice: 997_000,
    });

    const placed = await order(filled);
    expect(placed.status).toBe(200);
    const ordered: Order = await placed.json();
    expect(ordered).toMatchObject({
      goodsSum: 1_097_000,
      discountSum: 100_000,
      lines: [
        { size: '86', unitPriceBefore: 299_000, total: 299_000, discounts: [] },
        {
          size: '110',
          unitPriceBefore: 399_000,
          total: 698_000,
          discounts: [{ source: 'SALE', sum: 100_000 }],
        },
      ],
    });
    expect(ordered.total).toBe(997_000 + ordered.delivery.price);
  });

  it('a size is not ordered at a price that has changed since the shopper saw it', async () => {
    const seen = await put({ 86: 1, 110: 1 });
    await importSizes([...SIZES.slice(0, 2), offer('110', '3690')]);
    const refused = await order(seen);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'ORDER_CHANGED' });

    const now = await cart();
    expect(now.items.map(({ notices }) => notices.map(({ code }) => code))).toEqual([[], ['PRICE_CHANGED']]);
    expect(now.discountPrice).toBe(299_000 + 369_000);
    expect((await order(now)).status).toBe(200);
  });

  it('the sizes of a colour get one price if the feed no longer has different ones', async () => {
    await put({ 86: 1, 110: 1 });
    await importSizes([offer('86', '2990'), offer('92', '2990'), offer('110', '2990')]);
    const shown = await product();
    expect(shown).toMatchObject({ price: 299_000, priceBefore: null });
    expect(shown).not.toHaveProperty('hasDearerSizes');
    for (const size of shown.articles) expect(size).not.toHaveProperty('price');
    expect((await cart()).items.map(({ unitPrice }) => unitPrice)).toEqual([299_000, 299_000]);
  });

  it('a colour whose sizes have different prices has the lowest price in stock on all pages', async () => {
    const shownPrices = async () => {
      const shown = await product();
      const { items, priceRange } = await get<Listing>(`${CATALOG}/listings`, {
        path: 'zhenshchinam/platya',
        page: '1',
        sort: 'price-asc',
        priceFrom: String(shown.price),
        priceTo: String(shown.price),
      });
      const { products } = await get<Suggestions>('/api/search-orchestration/v1/suggestions', {
        q: 'комбинезон',
      });
      const listed = items.find(({ productUrl }) => productUrl === URL);
      const suggested = products.find(({ productUrl }) => productUrl === URL);
      expect(priceRange).toMatchObject({ min: expect.any(Number), from: shown.price, to: shown.price });
      return [shown, listed, suggested].map((one) => [
        ...[one?.price, one?.priceBefore, one?.hasDearerSizes ?? false],
      ]);
    };
    expect(await shownPrices()).toEqual(Array(3).fill([299_000, null, true]));
    await setStock('86', 0);
    await setStock('92', 0);
    expect(await shownPrices()).toEqual(Array(3).fill([349_000, 399_000, false]));
    // The cart charges the price of the chosen size, independently of other sizes.
    expect((await put({ 110: 1 })).discountPrice).toBe(349_000);
    await setStock('110', 0);
    expect(await shownPrices()).toEqual(Array(3).fill([299_000, null, false]));
    await setStock('86', 5);
    await setStock('92', 5);
    await setStock('110', 5);
  });

  it('the delivery price depends on the prices of the sizes in the cart', async () => {
    const courier = async (size: string) => {
      const path = `/api/delivery-orchestration/v1/articles/${idOf[size]}`;
      const { methods } = await get<ArticleDelivery>(path, { city: 'kazan' });
      return methods.find(({ id }) => id === 'courier')?.price;
    };
    expect(await courier('86')).toBe(COURIER_OF_FEW);
    expect(await courier('110')).toBe(COURIER);
  });

  it('the wishlist stores the price of the chosen size, or of the colour if no size is chosen', async () => {
    const keep = (size: string, sizeChosen: boolean) =>
      shop.call('/api/wishlist-orchestration/v2/wishlists/my', {
        method: 'PUT',
        token,
        query: { force: 'false', sizeChosen: String(sizeChosen) },
        body: { items: [{ articleId: idOf[size] }] },
      });
    expect((await keep('86', false)).status).toBe(200);
    expect((await keep('110', true)).status).toBe(200);
    const page = async (sort: string, filter = 'all') => {
      const body = { page: 1, size: 24, sort, filter };
      const answer = await shop.call('/api/wishlist-orchestration/v1/wishlists/my/items/page', {
        token,
        body,
      });
      expect(answer.status).toBe(200);
      const { items }: WishlistPage = await answer.json();
      return items.map(({ size, priceDrop }) => [size, priceDrop]);
    };
    expect(await page('price-asc')).toEqual([
      ['86', null],
      ['110', null],
    ]);
    expect(await page('price-desc')).toEqual([
      ['110', null],
      ['86', null],
    ]);
    expect(await page('added', 'discounted')).toEqual([['110', null]]);
    await importSizes([...SIZES.slice(0, 2), offer('110', '3190')]);
    expect(await page('price-desc')).toEqual([
      ['110', 30_000],
      ['86', null],
    ]);
    await importSizes([...SIZES.slice(0, 1), offer('92', '2790'), offer('110', '3490')]);
    expect(await page('price-desc')).toEqual([
      ['110', null],
      ['86', 20_000],
    ]);
  });

  it('sizes of different prices are exported to the feed with their own prices', async () => {
    for (const audience of [{}, { audience: 'anyone' as const }]) {
      const file = join(folder, 'out.yml');
      await exportFeed({ ...common, file, shopName: 'Лавка', onProgress: () => {}, ...audience });
      const offers = (await readFile(file, 'utf8')).split('<offer ').filter((text) => text.includes(URL));
      expect(
        offers.map((text) => [
          /«?Размер"[^>]*>([^<]+)</.exec(text)?.[1],
          ...[/<price>([^<]+)/.exec(text)?.[1], /<oldprice>([^<]+)/.exec(text)?.[1]],
        ]),
      ).toEqual([
        ['86', '2990', undefined],
        ['92', '2990', undefined],
        ['110', '3490', '3990'],
      ]);
    }
  });
});
