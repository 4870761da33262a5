import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/client/client.schemas.ts';
import { demoUuid } from '../../../demo/garments/identity.ts';
import type { DemoCatalog, DemoCategory } from '../../../demo/garments/types.ts';
import { article, variant } from '../../domain/tables/goods.ts';
import { testCatalog, testNow, toGroup } from '../testing/catalog.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';

const COAT = 'palto-iz-shersti-kemel';
const HOUR = 60 * 60 * 1000;
const stocks = { '42': 5, '44': 5 };

/** The small shop with additional goods: some match the coat of the shop, others do not. */
function catalogWithLooks(): DemoCatalog {
  const catalog = testCatalog();
  const parent = catalog.categories.find(({ path }) => path === 'zhenshchinam');
  const children = [
    ['yubki', 'Юбки'],
    ['bluzki', 'Блузки'],
    ['obuv', 'Обувь'],
    ['domashnyaya-odezhda', 'Домашняя одежда'],
    ['podarki', 'Подарки'],
  ] as const;
  const categories = children.map(([slug, name], place): DemoCategory => {
    const path = `zhenshchinam/${slug}`;
    const id = demoUuid('test', 'category', path);
    return {
      id,
      parentId: parent?.id ?? null,
      slug,
      path,
      name,
      ordinal: 10 + place,
      kind: 'category',
      sizeSystem: null,
    };
  });
  const goods = [
    ['yubka', 'Юбка из шерсти', 'yubki'],
    ['sapogi', 'Кожаные сапоги', 'obuv'],
    ['bluzka', 'Блузка из шёлка', 'bluzki'],
    ['khalat', 'Махровый халат', 'domashnyaya-odezhda'],
    ['karta', 'Подарочная карта', 'podarki'],
  ] as const;
  const groups = goods.map(([slug, name, category], place) =>
    toGroup({
      slug,
      name,
      paths: [`zhenshchinam/${category}`],
      publishedAt: '2026-01-01',
      popularity: 50 + place,
      variants: { seraya: { price: 500_000, stocks } },
    }),
  );
  return {
    ...catalog,
    categories: [...catalog.categories, ...categories],
    groups: [...catalog.groups, ...groups],
  };
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(catalogWithLooks());
});
afterAll(() => shop.close());

async function lookOf(productUrl: string) {
  const response = await shop.call(`/api/catalog-orchestration/v1/products/${productUrl}`);
  const { related, relatedFormOutfit }: Product = await response.json();
  return { formOutfit: relatedFormOutfit, urls: related.map((card) => card.productUrl) };
}

const setStock = async (productUrl: string, stock: number) => {
  const ids = shop.db.select({ id: variant.id }).from(variant).where(eq(variant.productUrl, productUrl));
  await shop.db.update(article).set({ stock }).where(inArray(article.variantId, ids));
};

test('the outfit of a coat is a skirt, a blouse and boots (§3.1.5)', async () => {
  const { formOutfit, urls } = await lookOf(COAT);
  expect(formOutfit).toBe(true);
  expect(urls).toEqual(['yubka-seraya', 'bluzka-seraya', 'sapogi-seraya']);
});

test('a robe and a gift card get no outfit (§3.1.5)', async () => {
  for (const url of ['khalat-seraya', 'karta-seraya'])
    expect(await lookOf(url)).toEqual({ formOutfit: false, urls: [] });
});

test('sold-out goods disappear from outfits, and reappear within an hour after they are in stock again (§3.1.5)', async () => {
  const before = await lookOf(COAT);
  await setStock('sapogi-seraya', 0);
  expect((await lookOf(COAT)).urls).toEqual(before.urls.filter((url) => url !== 'sapogi-seraya'));
  await setStock('bluzka-seraya', 0);
  // Boots and blouse are now sold out, so only the skirt is left, and one piece is not an outfit.
  expect(await lookOf(COAT)).toEqual({ formOutfit: false, urls: [] });
  for (const url of before.urls) await setStock(url, 5);
  shop.setNow(new Date(testNow.getTime() + HOUR));
  expect(await lookOf(COAT)).toEqual(before);
});

test("a product page offers the outfit of the product's picture as long as all its pieces are in stock (§3.1.5)", async () => {
  const catalog = catalogWithLooks();
  const bySlug = new Map(catalog.groups.map((group) => [group.slug, group]));
  const pieces = ['sapogi', 'yubka'].flatMap((slug) => {
    const group = bySlug.get(slug);
    const variantId = group?.variants[0]?.id;
    return group && variantId ? [{ groupId: group.id, variantId }] : [];
  });
  const coat = catalog.groups.find(({ variants }) => variants.some(({ productUrl }) => productUrl === COAT));
  const [cover] = coat?.variants[0]?.pictures ?? [];
  if (!cover) throw new Error('The coat has no picture.');
  const template = '/pictures/v1/looks/outfit-{width}.{format}';
  for (const { pictures } of coat?.variants ?? []) pictures.push({ ...cover, template });
  const own = await openTestShop(catalog, {
    picturedOutfits: { piecesOf: () => pieces, isOutfit: (one) => one === template },
  });
  const read = async (): Promise<Product> =>
    (await own.call(`/api/catalog-orchestration/v1/products/${COAT}`)).json();
  const whole = await read();
  expect(whole.related.map(({ productUrl }) => productUrl)).toEqual(['sapogi-seraya', 'yubka-seraya']);
  expect(whole.pictures.map((picture) => picture.template)).toContain(template);
  const ids = own.db.select({ id: variant.id }).from(variant).where(eq(variant.productUrl, 'sapogi-seraya'));
  await own.db.update(article).set({ stock: 0 }).where(inArray(article.variantId, ids));
  const without = await read();
  expect(without.pictures.map((picture) => picture.template)).not.toContain(template);
  expect(without.related.map(({ productUrl }) => productUrl)).not.toContain('sapogi-seraya');
  await own.close();
});
