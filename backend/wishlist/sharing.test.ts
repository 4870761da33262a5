import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SharedWishlist } from '#contract/client/client.schemas.ts';
import { articleIdOf } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';

const listPath = '/api/wishlist-orchestration/v2/wishlists/my';
const sharePath = '/api/wishlist-orchestration/v1/wishlists/my/share';
const pagePath = '/api/wishlist-orchestration/v1/wishlists/my/items/page';
const sharedPath = '/api/wishlist-orchestration/v1/wishlists/shared';

const coat = articleIdOf('palto-iz-shersti-kemel', '44');
const largeCoat = articleIdOf('palto-iz-shersti-kemel', '46');
const greyCoat = articleIdOf('palto-iz-shersti-grafit', '46');
const tee = articleIdOf('futbolka-1-belaya', '46');

let shop: TestShop;
let bearer: string;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  bearer = await shop.guest();
});
afterAll(() => shop.close());

const add = (...articleIds: string[]) =>
  shop.call(listPath, {
    method: 'PUT',
    bearer,
    body: { items: articleIds.map((articleId) => ({ articleId })) },
  });
const share = () => shop.call(sharePath, { method: 'POST', bearer });
const codeOf = async (): Promise<string> => (await (await share()).json()).code;
const stop = () => shop.call(sharePath, { method: 'DELETE', bearer });
const open = (code: string) => shop.call(`${sharedPath}/${code}`);

describe('shareWishlist', () => {
  test('200: shareWishlist returns the same code each time, even for parallel calls', async () => {
    const codes = await Promise.all(Array.from({ length: 5 }, codeOf));
    expect(codes[0]).toMatch(/^[\w-]{16}$/);
    expect(new Set(codes).size).toBe(1);
    expect(await codeOf()).toBe(codes[0]);
  });

  test('200: shareWishlist gives every owner a different code', async () => {
    const mine = await codeOf();
    bearer = await shop.guest();
    expect(await codeOf()).not.toBe(mine);
  });

  test('401: shareWishlist refuses a call without an identity', async () => {
    expect((await shop.call(sharePath, { method: 'POST' })).status).toBe(401);
  });
});

describe('stopSharingWishlist', () => {
  test('204: stopSharingWishlist ends the shared URL; sharing again gives a different one', async () => {
    const code = await codeOf();
    expect((await stop()).status).toBe(204);
    expect((await open(code)).status).toBe(404);
    expect(await codeOf()).not.toBe(code);
  });

  test('204: stopSharingWishlist accepts a wishlist that is not shared, and does not end the sharing of other wishlists', async () => {
    const code = await codeOf();
    bearer = await shop.guest();
    expect((await stop()).status).toBe(204);
    expect((await open(code)).status).toBe(200);
  });

  test('401: stopSharingWishlist refuses a call without an identity', async () => {
    expect((await shop.call(sharePath, { method: 'DELETE' })).status).toBe(401);
  });
});

describe('getWishlistPage', () => {
  const shareCode = async () => {
    const body = { page: 1, size: 24, sort: 'added', filter: 'all' };
    const response = await shop.call(pagePath, { method: 'POST', bearer, body });
    return (await response.json()).shareCode;
  };

  test('200: getWishlistPage reports whether the caller’s list is shared, even if it is empty', async () => {
    expect(await shareCode()).toBeNull();
    const code = await codeOf();
    expect(await shareCode()).toBe(code);
    await add(tee);
    expect(await shareCode()).toBe(code);

    const owner = bearer;
    bearer = await shop.guest();
    expect(await shareCode()).toBeNull();

    bearer = owner;
    await stop();
    expect(await shareCode()).toBeNull();
  });
});

describe('getSharedWishlist', () => {
  test('200: getSharedWishlist returns one card per colour, newest first, without data of the owner', async () => {
    await add(coat, tee, greyCoat, largeCoat);
    const code = await codeOf();
    const { id } = await (await shop.call('/api/auth/user-identity', { bearer })).json();
    const response = await open(code);
    const text = await response.text();
    const { items, ...rest }: SharedWishlist = JSON.parse(text);
    expect(items.map(({ productUrl }) => productUrl)).toEqual([
      'palto-iz-shersti-kemel',
      'palto-iz-shersti-grafit',
      'futbolka-1-belaya',
    ]);
    expect(rest).toEqual({});
    expect(text).not.toContain(id);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('200: getSharedWishlist shows the items that the wishlist has at the time of the call', async () => {
    const code = await codeOf();
    expect(await (await open(code)).json()).toEqual({ items: [] });
    await add(tee);
    expect((await (await open(code)).json()).items).toHaveLength(1);
  });

  test('404: getSharedWishlist refuses an unknown code', async () => {
    const response = await open('A'.repeat(16));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('422: getSharedWishlist refuses an invalid code', async () => {
    expect((await open('short')).status).toBe(422);
  });
});
