import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AddressChange } from '#contract/client/client.schemas.ts';
import { testNow } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { category, variant, variantGroup } from '../domain/tables/goods.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  shop.setNow(testNow);
});
afterEach(() => shop.close());

const ask = (path: string) => shop.call('/api/_addresses', { query: { path } });
const read = async (path: string): Promise<AddressChange> => (await ask(path)).json();
const move = (from: string, to: string) =>
  shop.db.update(variant).set({ productUrl: to }).where(eq(variant.productUrl, from));
const moveListing = (from: string, to: string) =>
  shop.db.update(category).set({ path: to }).where(eq(category.path, from));

const moved = (location: string) => ({ outcome: 'MOVED', location, listing: null, alternatives: [] });

describe('moved addresses', () => {
  test('a moved address gives the current address of the page, even if the page moved several times', async () => {
    await move('plate-midi-izumrud', 'plate-izumrud');
    await move('plate-izumrud', 'plate-midi-zelenoe');
    expect(await read('/product/plate-midi-izumrud')).toEqual(moved('/product/plate-midi-zelenoe'));
    expect(await read('/product/plate-izumrud?utm_source=x')).toEqual(moved('/product/plate-midi-zelenoe'));
    expect(await read('/product/plate-izumrud/')).toEqual(moved('/product/plate-midi-zelenoe'));
  });

  test('the former address of a moved listing gives the current path of the listing', async () => {
    await moveListing('zhenshchinam/platya', 'zhenshchinam/platya-i-sarafany');
    expect(await read('/zhenshchinam/platya')).toEqual(moved('/zhenshchinam/platya-i-sarafany'));
  });

  test('a moved address gives 404 if the page exists there again or another page uses the address', async () => {
    await move('plate-midi-izumrud', 'plate-izumrud');
    await move('plate-izumrud', 'plate-midi-izumrud');
    expect((await ask('/product/plate-midi-izumrud')).status).toBe(404);
    expect(await read('/product/plate-izumrud')).toEqual(moved('/product/plate-midi-izumrud'));
    await move('sarafan-letniy-len', 'plate-izumrud');
    expect((await ask('/product/plate-izumrud')).status).toBe(404);
  });
});

describe('the URL of a removed page', () => {
  test('for the URL of a removed page, the answer names the listing to which the page belonged, with popular goods of it', async () => {
    await shop.db.delete(variantGroup).where(eq(variantGroup.slug, 'sarafan-letniy'));
    const gone = await read('/product/sarafan-letniy-len');
    expect(gone).toMatchObject({
      outcome: 'GONE',
      location: null,
      listing: { label: 'Платья', path: '/zhenshchinam/platya' },
    });
    // The model's black colour is sold out, so it is not offered instead.
    expect(gone.alternatives.map(({ productUrl }) => productUrl)).toEqual(['plate-midi-izumrud']);
  });

  test('the former address of a removed colour gives the model’s other colours first', async () => {
    await shop.db.delete(variant).where(eq(variant.productUrl, 'plate-midi-chernoe'));
    const { alternatives } = await read('/product/plate-midi-chernoe');
    expect(alternatives.map(({ productUrl }) => productUrl)).toEqual([
      'plate-midi-izumrud',
      'sarafan-letniy-len',
    ]);
  });

  test('a removed address gives the same answer if the page had moved before it was removed', async () => {
    await move('plate-midi-chernoe', 'plate-chernoe');
    await shop.db.delete(variant).where(eq(variant.productUrl, 'plate-chernoe'));
    for (const path of ['/product/plate-midi-chernoe', '/product/plate-chernoe'])
      expect(await read(path)).toMatchObject({ outcome: 'GONE', location: null });
  });

  test('the former address of a removed listing gives its parent listing', async () => {
    await shop.db.delete(category).where(eq(category.path, 'detyam'));
    expect(await read('/detyam')).toEqual({
      outcome: 'GONE',
      location: null,
      listing: null,
      alternatives: [],
    });
    await shop.db.delete(variantGroup).where(eq(variantGroup.slug, 'palto-iz-shersti'));
    await shop.db.delete(category).where(eq(category.path, 'zhenshchinam/verkhnyaya-odezhda'));
    const gone = await read('/zhenshchinam/verkhnyaya-odezhda');
    expect(gone.listing).toEqual({ label: 'Женщинам', path: '/zhenshchinam' });
    expect(gone.alternatives.map(({ productUrl }) => productUrl)[0]).toBe('sarafan-letniy-len');
    // If the listing of a removed colour was removed as well, no goods are offered instead.
    expect(await read('/product/palto-iz-shersti-kemel')).toMatchObject({ listing: null, alternatives: [] });
  });
});

test('an address that never existed, or that still has a page, gives 404', async () => {
  for (const path of [
    '/product/net-takogo',
    '/net-takogo',
    '/product/plate-midi-izumrud',
    '/zhenshchinam',
    '/',
  ])
    expect((await ask(path)).status, path).toBe(404);
  expect((await ask('//evil.example')).status).toBe(422);
});
