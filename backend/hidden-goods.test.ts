import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Cart, Listing, Product } from '#contract/client/client.schemas.ts';
import { articleIdOf, testNow } from './catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from './catalog/testing/shop.ts';
import { article } from './domain/tables/goods.ts';
import { changeGoods } from './exchange/goods-table/change-goods.ts';
import { undoImport } from './exchange/undo/undo-import.ts';

const URL_OF_COLOUR = 'plate-midi-izumrud';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/**
 * Hides (`да`) or shows (`нет`) sizes by importing a table of the retailer: the given size of a colour, or
 * all its sizes.
 */
async function set(hidden: 'да' | 'нет', url = URL_OF_COLOUR, size?: string): Promise<void> {
  const sizes = await shop.db
    .select({ sku: article.sku, size: article.size })
    .from(article)
    .where(eq(article.variantId, await variantIdOf(url)));
  const skus = sizes.filter((one) => size === undefined || one.size === size).map(({ sku }) => sku);
  await changeGoods({
    db: shop.db,
    rows: [
      { line: 1, cells: ['sku', 'hidden'] },
      ...skus.map((sku, place) => ({ line: place + 2, cells: [sku, hidden] })),
    ],
    origin: { kind: 'table', source: 'table.csv' },
    now: testNow,
    onRefused: ({ why }) => expect.fail(why),
    onWarning: ({ why }) => expect.fail(why),
  });
}

async function variantIdOf(url: string): Promise<string> {
  const [row] = await shop.db
    .select({ id: article.variantId })
    .from(article)
    .where(eq(article.id, articleIdOf(url, '44')));
  return row?.id ?? '';
}

const page = (url: string) => shop.call(`/api/catalog-orchestration/v1/products/${url}`);
const addresses = ({ items }: Pick<Listing, 'items'>) => items.map(({ productUrl }) => productUrl);
const listing = async (): Promise<string[]> =>
  addresses(
    await (
      await shop.call('/api/catalog-orchestration/v1/listings', { query: { path: 'zhenshchinam/platya' } })
    ).json(),
  );
const search = async (q: string): Promise<string[]> =>
  addresses(await (await shop.call('/api/search-orchestration/v1/search', { query: { q } })).json());
const sitemap = async (): Promise<string> => (await shop.call('/api/_sitemap/products-1')).text();

describe('a hidden colour', () => {
  test('a hidden colour is in no listing, search result, sitemap or list of cards, and its page is gone, until it is shown again', async () => {
    expect(await listing()).toContain(URL_OF_COLOUR);
    expect(await search('платье миди')).toContain(URL_OF_COLOUR);
    expect(await sitemap()).toContain(URL_OF_COLOUR);
    await set('да');
    expect(await listing()).not.toContain(URL_OF_COLOUR);
    expect(await search('платье миди')).not.toContain(URL_OF_COLOUR);
    expect(await sitemap()).not.toContain(URL_OF_COLOUR);
    expect((await page(URL_OF_COLOUR)).status).toBe(404);
    const cards = await shop.call('/api/catalog-orchestration/v1/products', {
      query: { urls: URL_OF_COLOUR },
    });
    expect(await cards.json()).toEqual({ items: [] });
    const gone = await shop.call('/api/_addresses', { query: { path: `/product/${URL_OF_COLOUR}` } });
    expect(await gone.json()).toMatchObject({ outcome: 'GONE', listing: { path: '/zhenshchinam/platya' } });

    await set('нет');
    expect(await listing()).toContain(URL_OF_COLOUR);
    expect(await search('платье миди')).toContain(URL_OF_COLOUR);
    expect((await page(URL_OF_COLOUR)).status).toBe(200);
    expect(
      (await shop.call('/api/_addresses', { query: { path: `/product/${URL_OF_COLOUR}` } })).status,
    ).toBe(404);
  });

  test('a hidden colour is sold out in carts that contain it, and cannot be added to a cart', async () => {
    const bearer = await shop.guest();
    const put = (articleId: string) =>
      shop.call('/api/cart-orchestration/v1/carts/items/list', {
        method: 'POST',
        bearer,
        body: { items: [{ action: 'ADD', articleId, quantity: 1, isGift: false }] },
      });
    const articleId = articleIdOf(URL_OF_COLOUR, '44');
    const before: Cart = await (await put(articleId)).json();
    expect(before).toMatchObject({ items: [{ articleId, notices: [] }], orderable: true });
    await set('да');
    const cart: Cart = await (await shop.call('/api/cart-orchestration/v1/carts', { bearer })).json();
    expect(cart).toMatchObject({ items: [{ articleId, notices: [{ code: 'SOLD_OUT' }] }], orderable: false });
    expect((await put(articleId)).status).toBe(409);
  });

  test('a hidden colour is shown again when the change that hid it is undone', async () => {
    await set('да');
    await undoImport(shop.db, { now: testNow });
    expect((await page(URL_OF_COLOUR)).status).toBe(200);
    expect(await listing()).toContain(URL_OF_COLOUR);
  });
});

test('a hidden size is not on the page of its colour', async () => {
  const sizes = async () =>
    ((await (await page(URL_OF_COLOUR)).json()) as Product).articles.map(({ size }) => size);
  expect(await sizes()).toContain('44');
  await set('да', URL_OF_COLOUR, '44');
  expect(await sizes()).not.toContain('44');
});
