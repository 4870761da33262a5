import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Home } from '#contract/client/client.schemas.ts';
import { pickOf } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { contentPage } from '../domain/tables/content.ts';
import { category, variant, variantGroup } from '../domain/tables/goods.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  await shop.db.delete(contentPage);
});
afterEach(() => shop.close());

const read = async (): Promise<Home> => (await shop.call('/api/content-orchestration/v1/home')).json();

test('a shop without editorial content shows its newest goods, its departments and its sale on the home page', async () => {
  const { hero, sections } = await read();
  expect(hero).toBeNull();
  expect(sections).toMatchObject([
    {
      kind: 'product-row',
      title: 'Новинки',
      link: { label: 'Все новинки', path: '/novinki' },
      products: [
        { productUrl: 'plate-midi-izumrud' },
        { productUrl: 'palto-iz-shersti-kemel' },
        { productUrl: 'svitshot-molochnyy' },
        { productUrl: 'sarafan-letniy-len' },
      ],
    },
    {
      kind: 'departments',
      departments: [
        {
          category: { path: 'zhenshchinam', productCount: 4 },
          picture: { template: '/pictures/0/palto-iz-shersti/front/kemel-{width}.{format}', alt: '' },
        },
        { category: { path: 'muzhchinam', productCount: 31 } },
      ],
    },
    {
      kind: 'product-row',
      title: 'Распродажа',
      link: { path: '/rasprodazha' },
      products: [
        { productUrl: 'palto-iz-shersti-kemel', discountPercent: 30 },
        { productUrl: 'svitshot-molochnyy' },
        { productUrl: 'sarafan-letniy-len' },
      ],
    },
  ]);
});

test('the picture of a department on the home page is taken from goods that have a picture', async () => {
  const { variantId } = pickOf('palto-iz-shersti', 'kemel');
  await shop.db.update(variant).set({ pictures: [] }).where(eq(variant.id, variantId));
  expect((await read()).sections[1]).toMatchObject({
    departments: [{ picture: { template: expect.stringContaining('/palto-iz-shersti/front/grafit') } }, {}],
  });
});

test('the home page has no row for a sale without reduced goods, or for a listing that does not exist', async () => {
  await shop.db.update(variant).set({ priceBefore: null });
  expect((await read()).sections.map(({ title }) => title)).toEqual(['Новинки', 'Разделы']);
  await shop.db.delete(category).where(eq(category.kind, 'new'));
  expect((await read()).sections.map(({ title }) => title)).toEqual(['Разделы']);
});

test('the home page of a shop without goods is empty, not an error', async () => {
  await shop.db.delete(variantGroup);
  expect(await read()).toEqual({ hero: null, sections: [] });
});
