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

describe('what moved', () => {
  test('is where it is now, however often it moved', async () => {
    await move('plate-midi-izumrud', 'plate-izumrud');
    await move('plate-izumrud', 'plate-midi-zelenoe');
    expect(await read('/product/plate-midi-izumrud')).toEqual(moved('/product/plate-midi-zelenoe'));
    expect(await read('/product/plate-izumrud?utm_source=x')).toEqual(moved('/product/plate-midi-zelenoe'));
    expect(await read('/product/plate-izumrud/')).toEqual(moved('/product/plate-midi-zelenoe'));
  });

  test('a listing has another path', async () => {
    await moveListing('zhenshchinam/platya', 'zhenshchinam/platya-i-sarafany');
    expect(await read('/zhenshchinam/platya')).toEqual(moved('/zhenshchinam/platya-i-sarafany'));
  });

  test('is nowhere to be asked for when it came back, or when something else took its address', async () => {
    await move('plate-midi-izumrud', 'plate-izumrud');
    await move('plate-izumrud', 'plate-midi-izumrud');
    expect((await ask('/product/plate-midi-izumrud')).status).toBe(404);
    expect(await read('/product/plate-izumrud')).toEqual(moved('/product/plate-midi-izumrud'));
    await move('sarafan-letniy-len', 'plate-izumrud');
    expect((await ask('/product/plate-izumrud')).status).toBe(404);
  });
});

describe('what is gone', () => {
  test('has its listing and what is popular there', async () => {
    await shop.db.delete(variantGroup).where(eq(variantGroup.slug, 'sarafan-letniy'));
    const gone = await read('/product/sarafan-letniy-len');
    expect(gone).toMatchObject({
      outcome: 'GONE',
      location: null,
      listing: { label: 'Платья', path: '/zhenshchinam/platya' },
    });
    // The black one is sold out.
    expect(gone.alternatives.map(({ productUrl }) => productUrl)).toEqual(['plate-midi-izumrud']);
  });

  test('a colour leaves, and the model’s other colours come first', async () => {
    await shop.db.delete(variant).where(eq(variant.productUrl, 'plate-midi-chernoe'));
    const { alternatives } = await read('/product/plate-midi-chernoe');
    expect(alternatives.map(({ productUrl }) => productUrl)).toEqual([
      'plate-midi-izumrud',
      'sarafan-letniy-len',
    ]);
  });

  test('may have moved before', async () => {
    await move('plate-midi-chernoe', 'plate-chernoe');
    await shop.db.delete(variant).where(eq(variant.productUrl, 'plate-chernoe'));
    for (const path of ['/product/plate-midi-chernoe', '/product/plate-chernoe'])
      expect(await read(path)).toMatchObject({ outcome: 'GONE', location: null });
  });

  test('a listing leaves, and the one above it stands in', async () => {
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
    // A colour whose listing left with it has nothing to offer.
    expect(await read('/product/palto-iz-shersti-kemel')).toMatchObject({ listing: null, alternatives: [] });
  });
});

test('an address that never was, or that leads somewhere, is not found', async () => {
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
