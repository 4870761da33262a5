import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product, ProductCards } from '#contract/client/client.schemas.ts';
import { contentPage } from '../../domain/tables/content.ts';
import { article, sizeTable, variant, variantGroup } from '../../domain/tables/goods.ts';
import { servicesKey } from '../cached/services.ts';
import { pickOf } from '../testing/catalog.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const coat = pickOf('palto-iz-shersti', 'kemel');
const dress = pickOf('plate-midi', 'izumrud');
const readProduct = async (productUrl: string): Promise<Product> =>
  (await shop.call(`/api/catalog-orchestration/v1/products/${productUrl}`)).json();

describe('getProducts', () => {
  const ask = (urls: string) => shop.call('/api/catalog-orchestration/v1/products', { query: { urls } });

  test('200: the response has the cards for the requested slugs in their order, each once, and omits unknown slugs', async () => {
    const urls = ['plate-midi-izumrud', 'net-takogo', 'palto-iz-shersti-kemel', 'plate-midi-izumrud'];
    const { items }: ProductCards = await (await ask(urls.join(','))).json();
    expect(items.map(({ productUrl }) => productUrl)).toEqual([
      'plate-midi-izumrud',
      'palto-iz-shersti-kemel',
    ]);
  });

  test('200: the response has no cards if all requested slugs are unknown', async () => {
    expect(await (await ask('net-takogo')).json()).toEqual({ items: [] });
  });

  test.each([
    ['a malformed address', 'palto,Пальто', '/urls/1'],
    ['no address', '', '/urls/0'],
    ['a twenty-fifth address', Array(25).fill('palto').join(','), '/urls'],
  ])('422: a request for cards by product URLs with %s is refused', async (_, urls, pointer) => {
    const response = await ask(urls);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ in: 'query', pointer }] });
  });
});

describe('getSizeTable', () => {
  const ask = (id: string) => shop.call(`/api/catalog-orchestration/v1/size-tables/${id}`);
  const body = {
    title: 'Пальто',
    note: null,
    columns: ['Обхват груди'],
    rows: [{ russian: '42', european: '36', international: 'S', measurements: ['84'] }],
    advice: [],
  };

  test("200: the id in a product's data leads to its size table", async () => {
    await shop.db.insert(sizeTable).values({ id: 'test-coats', body });
    await shop.db
      .update(variantGroup)
      .set({ sizeTableId: 'test-coats' })
      .where(eq(variantGroup.id, coat.groupId));
    const { sizeTableId } = await readProduct('palto-iz-shersti-kemel');
    expect(sizeTableId).toBe('test-coats');
    expect(await (await ask('test-coats')).json()).toEqual({ id: 'test-coats', ...body });
  });

  test('200: a product whose size table was deleted has no size table id', async () => {
    await shop.db.delete(sizeTable).where(eq(sizeTable.id, 'test-coats'));
    expect((await readProduct('palto-iz-shersti-kemel')).sizeTableId).toBeNull();
  });

  test('404: a size table with this id does not exist', async () => {
    expect((await ask('net-takoy')).status).toBe(404);
  });

  test('422: a request for a size table with a malformed id is refused', async () => {
    expect((await ask('Table_1')).status).toBe(422);
  });
});

describe('getProduct', () => {
  test('200: a product has the services that editors have written', async () => {
    const body = [{ kind: 'fitting' as const, title: 'Примерка', text: 'В\u00a0магазине.', link: null }];
    await shop.db
      .insert(contentPage)
      .values({ ...servicesKey, body, updatedAt: new Date() })
      .onConflictDoUpdate({ target: [contentPage.kind, contentPage.slug], set: { body } });
    expect((await readProduct('plate-midi-izumrud')).services).toEqual(body);
    await shop.db.delete(contentPage).where(eq(contentPage.kind, servicesKey.kind));
    expect((await readProduct('plate-midi-izumrud')).services).toEqual([]);
  });

  test('200: a product has the number of days within which it can be returned (null if only a defect allows it), and its barcodes are valid GTINs', async () => {
    const gtins = async () =>
      (await readProduct('plate-midi-izumrud')).articles.flatMap(({ gtin }) => gtin ?? []);
    expect(await gtins()).toEqual([]);
    expect((await readProduct('plate-midi-izumrud')).terms).toMatchObject({ returnDays: 7 });
    const [first] = await shop.db
      .select()
      .from(article)
      .where(eq(article.variantId, dress.variantId))
      .limit(1);
    await shop.db
      .update(article)
      .set({ barcode: '4606224054377' })
      .where(eq(article.id, first?.id ?? ''));
    await shop.db.update(variantGroup).set({ isUnderwear: true }).where(eq(variantGroup.id, dress.groupId));
    expect(await gtins()).toEqual(['4606224054377']);
    expect((await readProduct('plate-midi-izumrud')).terms).toMatchObject({ returnDays: null });
  });

  test('200: a product without pictures has the placeholder as its picture in every response', async () => {
    await shop.db.update(variant).set({ pictures: [] }).where(eq(variant.id, dress.variantId));
    const placeholder = { template: '/pictures/own/placeholder-{width}.{format}' };
    const product = await readProduct('plate-midi-izumrud');
    expect(product.pictures).toMatchObject([placeholder]);
    expect(product.colours[0]).toMatchObject({ picture: placeholder });
    const cards = await shop.call('/api/catalog-orchestration/v1/products', {
      query: { urls: 'plate-midi-izumrud' },
    });
    expect(await cards.json()).toMatchObject({ items: [{ picture: placeholder, hoverPicture: null }] });
  });
});
