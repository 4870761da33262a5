import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Home } from '#contract/client/client.schemas.ts';
import { pickOf } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { variant, variantGroup } from '../domain/tables/goods.ts';

const homePath = '/api/content-orchestration/v1/home';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const read = async (): Promise<Home> => (await shop.call(homePath)).json();

test("getHome 200: the home page has the editors' content with current goods", async () => {
  const { variantId } = pickOf('plate-midi', 'izumrud');
  await shop.db.update(variant).set({ price: 649_000 }).where(eq(variant.id, variantId));
  expect(await read()).toMatchObject({
    hero: {
      title: 'Пальто на всю зиму',
      link: { path: '/zhenshchinam/verkhnyaya-odezhda' },
      scene: { wide: { width: 960 }, narrow: { height: 640 } },
    },
    sections: [
      {
        kind: 'product-row',
        title: 'Новинки недели',
        products: [
          { productUrl: 'plate-midi-izumrud', price: 649_000 },
          { productUrl: 'svitshot-molochnyy', discountPercent: 20 },
        ],
      },
      { kind: 'story', scene: { width: 960 }, picture: { alt: 'Свитшот, front' } },
      {
        kind: 'departments',
        departments: [
          { category: { path: 'zhenshchinam', productCount: 4 }, picture: { alt: '' } },
          { category: { path: 'muzhchinam', productCount: 31 } },
        ],
      },
      { kind: 'services', services: [{ title: 'Примерка' }] },
    ],
  });
});

test('getHome 200: the home page leaves out goods that no longer exist', async () => {
  await shop.db.delete(variantGroup).where(eq(variantGroup.slug, 'svitshot'));
  const { sections } = await read();
  expect(sections.map(({ kind }) => kind)).toEqual(['product-row', 'story', 'departments', 'services']);
  expect(sections[0]).toHaveProperty('products.length', 1);
  expect(sections[1]).toHaveProperty('picture', null);
});

test('getHome 422: an unknown market is refused', async () => {
  expect((await shop.call(homePath, { query: { site: 'xx' } })).status).toBe(422);
});
