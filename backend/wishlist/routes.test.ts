import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WishlistItem, WishlistPage, WishlistPageRequest } from '#contract/client/client.schemas.ts';
import { articleIdOf, pickOf, testCatalog, testNow } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { article, variant } from '../domain/tables/goods.ts';

const listPath = '/api/wishlist-orchestration/v2/wishlists/my';
const itemsPath = `${listPath}/variant-groups`;
const pagePath = '/api/wishlist-orchestration/v1/wishlists/my/items/page';

const coat = articleIdOf('palto-iz-shersti-kemel', '44');
const tee = articleIdOf('futbolka-1-belaya', '46');
const dress = articleIdOf('plate-midi-izumrud', '42');
const soldOut = articleIdOf('plate-midi-chernoe', '42');
const unknown = '00000000-0000-4000-8000-000000000000';

let shop: TestShop;
let bearer: string;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  bearer = await shop.guest();
});
afterAll(() => shop.close());

function add(articleIds: string[], query: Record<string, string> = {}) {
  const items = articleIds.map((articleId) => ({ articleId }));
  return shop.call(listPath, { method: 'PUT', bearer, query, body: { items } });
}
async function kept(): Promise<string[]> {
  const items: WishlistItem[] = await (await shop.call(itemsPath, { bearer })).json();
  return items.map(({ articleId }) => articleId);
}
const page = (more: Partial<WishlistPageRequest> = {}) =>
  shop.call(pagePath, {
    method: 'POST',
    bearer,
    body: { page: 1, size: 24, sort: 'added', filter: 'all', ...more },
  });

describe('getWishlistItems', () => {
  test('200: getWishlistItems returns the ids of articles, variants and models with their product URLs, newest first (§3.4.1, §7.2.8)', async () => {
    await add([coat]);
    await add([tee]);
    const response = await shop.call(itemsPath, { bearer });
    const teeIds = pickOf('futbolka-1', 'belaya');
    const coatIds = pickOf('palto-iz-shersti', 'kemel');
    expect(await response.json()).toEqual([
      {
        articleId: tee,
        variantId: teeIds.variantId,
        variantGroupId: teeIds.groupId,
        productUrl: 'futbolka-1-belaya',
        sizeChosen: true,
      },
      {
        articleId: coat,
        variantId: coatIds.variantId,
        variantGroupId: coatIds.groupId,
        productUrl: 'palto-iz-shersti-kemel',
        sizeChosen: true,
      },
    ]);
  });

  test('401: getWishlistItems refuses a call without an identity (§6.1.3)', async () => {
    expect((await shop.call(itemsPath)).status).toBe(401);
  });

  test('422: getWishlistItems refuses an unknown market', async () => {
    expect((await shop.call(itemsPath, { bearer, query: { site: 'xx' } })).status).toBe(422);
  });
});

describe('a saved colour without a chosen size', () => {
  const keep = (articleId: string, sizeChosen: boolean) =>
    shop.call(listPath, {
      method: 'PUT',
      bearer,
      query: { sizeChosen: String(sizeChosen) },
      body: { items: [{ articleId }] },
    });
  const chosen = async () =>
    ((await (await shop.call(itemsPath, { bearer })).json()) as WishlistItem[]).map(
      (item) => item.sizeChosen,
    );

  test('200: a colour in the wishlist has no size until the shopper chooses one, and then keeps this size', async () => {
    await keep(coat, false);
    expect(await chosen()).toEqual([false]);
    await keep(coat, true);
    expect(await chosen()).toEqual([true]);
    await keep(coat, false);
    expect(await chosen()).toEqual([true]);
  });

  test('200: a colour in the wishlist is available as long as any of its sizes is available', async () => {
    await shop.db.update(article).set({ stock: 0 }).where(eq(article.id, coat));
    try {
      await keep(coat, false);
      const found: WishlistPage = await (await page({ filter: 'in-stock' })).json();
      expect(found.items).toMatchObject([{ articleId: coat, sizeChosen: false, inStock: true }]);
      await keep(coat, true);
      expect(((await (await page({ filter: 'in-stock' })).json()) as WishlistPage).items).toEqual([]);
    } finally {
      await shop.db.update(article).set({ stock: 5 }).where(eq(article.id, coat));
    }
  });
});

describe('addToWishlist', () => {
  test('200: addToWishlist returns the items, the last one on top (§7.2.9)', async () => {
    const response = await add([coat, tee, dress, tee]);
    const items: WishlistItem[] = await response.json();
    expect(items.map(({ articleId }) => articleId)).toEqual([dress, tee, coat]);
  });

  test('200: an article that is added again keeps its place in the wishlist; with force, it moves to the top (§5.2.1)', async () => {
    await add([coat, tee, dress]);
    await add([coat], { force: 'false' });
    expect(await kept()).toEqual([dress, tee, coat]);
    await add([coat], { force: 'true' });
    expect(await kept()).toEqual([coat, dress, tee]);
  });

  test('200: a sold-out size can be added to the wishlist', async () => {
    expect((await add([soldOut])).status).toBe(200);
  });

  test('404 ARTICLE_NOT_FOUND: addToWishlist adds no article if one of them does not exist', async () => {
    const response = await add([coat, unknown]);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
    expect(await kept()).toEqual([]);
  });

  test('400: addToWishlist refuses broken JSON', async () => {
    expect((await shop.call(listPath, { method: 'PUT', bearer, body: '{' })).status).toBe(400);
  });

  test('401: addToWishlist refuses a call without an identity (§6.1.3)', async () => {
    const body = { items: [{ articleId: coat }] };
    expect((await shop.call(listPath, { method: 'PUT', body })).status).toBe(401);
  });

  test('413: addToWishlist refuses a body that is too large', async () => {
    const body = ' '.repeat(2_000_000);
    expect((await shop.call(listPath, { method: 'PUT', bearer, body })).status).toBe(413);
  });

  test('415: addToWishlist refuses a body that is not JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    const response = await shop.call(listPath, { method: 'PUT', bearer, body: '{}', headers });
    expect(response.status).toBe(415);
  });

  test.each([
    ['no articles', { items: [] }],
    ['an id that is none', { items: [{ articleId: 'coat' }] }],
    ['a field too many', { items: [{ articleId: coat, size: '44' }] }],
  ])('422: addToWishlist refuses a request with %s', async (_, body) => {
    expect((await shop.call(listPath, { method: 'PUT', bearer, body })).status).toBe(422);
  });
});

test('409 WISHLIST_LIMIT: addToWishlist refuses a five hundred and first item', async () => {
  const catalog = testCatalog();
  const [group] = catalog.groups;
  const [variant] = group?.variants ?? [];
  if (!group || !variant) throw new Error('The test catalog is empty.');
  const ids = Array.from({ length: 501 }, (_, index) => articleIdOf('many', String(index)));
  variant.articles = ids.map((id, index) => ({
    id,
    sku: `MANY-${index}`,
    barcode: `MANY-${index}`,
    size: { value: String(index), international: null, ordinal: index },
    stock: 1,
  }));
  const large = await openTestShop(catalog);
  const owner = await large.guest();
  const put = (from: number, to: number) => {
    const items = ids.slice(from, to).map((articleId) => ({ articleId }));
    return large.call(listPath, { method: 'PUT', bearer: owner, body: { items } });
  };
  for (let start = 0; start < 500; start += 50) expect((await put(start, start + 50)).status).toBe(200);

  const refused = await put(499, 501);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'WISHLIST_LIMIT' });
  expect(await (await large.call(itemsPath, { bearer: owner })).json()).toHaveLength(500);
  expect((await put(450, 500)).status).toBe(200);
  await large.close();
});

describe('removeFromWishlist', () => {
  const remove = (articleId: string, as?: string) =>
    shop.call(`${listPath}/${articleId}`, { method: 'DELETE', ...(as ? { bearer: as } : {}) });

  test('204: removeFromWishlist removes the item, and succeeds again if repeated (§7.2.7)', async () => {
    await add([coat, tee]);
    expect((await remove(coat, bearer)).status).toBe(204);
    expect((await remove(coat, bearer)).status).toBe(204);
    expect(await kept()).toEqual([tee]);
  });

  test('204: removeFromWishlist does not change the wishlists of other people', async () => {
    await add([coat]);
    expect((await remove(coat, await shop.guest())).status).toBe(204);
    expect(await kept()).toEqual([coat]);
  });

  test('401: removeFromWishlist refuses a call without an identity (§6.1.3)', async () => {
    expect((await remove(coat)).status).toBe(401);
  });

  test('422: removeFromWishlist refuses an invalid id', async () => {
    expect((await remove('coat', bearer)).status).toBe(422);
  });
});

describe('getWishlistPage', () => {
  const articles = async (more: Partial<WishlistPageRequest>) => {
    const { items }: WishlistPage = await (await page(more)).json();
    return items.map(({ articleId }) => articleId);
  };

  test('200: getWishlistPage returns entries with cards (§2.1.15, §7.2.6)', async () => {
    await add([coat]);
    expect(await (await page()).json()).toMatchObject({
      page: 1,
      size: 24,
      totalItems: 1,
      totalPages: 1,
      items: [
        {
          articleId: coat,
          size: '44',
          inStock: true,
          addedAt: testNow.toISOString(),
          product: { productUrl: 'palto-iz-shersti-kemel', price: 1_749_000, discountPercent: 30 },
        },
      ],
    });
  });

  test('200: getWishlistPage returns the price drop since the item was added, or null if the price has not dropped', async () => {
    const { variantId } = pickOf('futbolka-1', 'belaya');
    const drops = async () => {
      const { items }: WishlistPage = await (await page()).json();
      return items.map(({ priceDrop }) => priceDrop);
    };
    const cost = (price: number) => shop.db.update(variant).set({ price }).where(eq(variant.id, variantId));
    await add([tee]);
    expect(await drops()).toEqual([null]);
    await cost(149_000);
    expect(await drops()).toEqual([50_000]);
    await add([tee]);
    expect(await drops()).toEqual([50_000]);
    await add([tee], { force: 'true' });
    expect(await drops()).toEqual([null]);
    await cost(199_000);
    expect(await drops()).toEqual([null]);
  });

  test('200: getWishlistPage lists two sizes of one variant as two entries', async () => {
    await add([coat, articleIdOf('palto-iz-shersti-kemel', '46')]);
    expect(await articles({})).toHaveLength(2);
  });

  test.each<[Partial<WishlistPageRequest>, string[]]>([
    [{ sort: 'added' }, [soldOut, dress, tee, coat]],
    [{ sort: 'price-asc' }, [tee, soldOut, dress, coat]],
    [{ sort: 'price-desc' }, [coat, soldOut, dress, tee]],
    [{ sort: 'discount' }, [coat, soldOut, dress, tee]],
    [{ filter: 'in-stock' }, [dress, tee, coat]],
    [{ filter: 'discounted' }, [coat]],
    [{ size: 3, page: 2 }, [coat]],
  ])('200: getWishlistPage returns the matching entries in order for %o', async (request, expected) => {
    await add([coat, tee, dress, soldOut]);
    expect(await articles(request)).toEqual(expected);
  });

  test('200: getWishlistPage returns one page for an empty list', async () => {
    expect(await (await page()).json()).toMatchObject({ totalItems: 0, totalPages: 1, items: [] });
  });

  test('404: getWishlistPage refuses a page beyond the last (§2.1.15)', async () => {
    const response = await page({ page: 2 });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('400: getWishlistPage refuses broken JSON', async () => {
    expect((await shop.call(pagePath, { method: 'POST', bearer, body: '[' })).status).toBe(400);
  });

  test('401: getWishlistPage refuses a call without an identity (§6.1.3)', async () => {
    expect((await shop.call(pagePath, { method: 'POST', body: {} })).status).toBe(401);
  });

  test('413: getWishlistPage refuses a body that is too large', async () => {
    const body = ' '.repeat(2_000_000);
    expect((await shop.call(pagePath, { method: 'POST', bearer, body })).status).toBe(413);
  });

  test('415: getWishlistPage refuses a body that is not JSON', async () => {
    const headers = { 'content-type': 'text/plain' };
    const response = await shop.call(pagePath, { method: 'POST', bearer, body: '{}', headers });
    expect(response.status).toBe(415);
  });

  test.each([[{ page: 0 }], [{ size: 97 }], [{ sort: 'random' }]])(
    '422: getWishlistPage refuses the query %o',
    async (more) => {
      expect((await page(more as Partial<WishlistPageRequest>)).status).toBe(422);
    },
  );
});
