import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Listing, ListingSort, Navigation, Product } from '#contract/client/client.schemas.ts';
import { variant } from '../domain/tables/goods.ts';
import { articleIdOf, pickOf, testNow } from './testing/catalog.ts';
import { openTestShop, type TestShop } from './testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.setNow(testNow));
afterAll(() => shop.close());

describe('getNavigation', () => {
  const navigationPath = '/api/catalog-orchestration/v1/navigation';

  test('200: the navigation has the tree of categories in menu order, with the number of models in each', async () => {
    const { categories }: Navigation = await (await shop.call(navigationPath)).json();
    expect(categories.map(({ path, productCount }) => [path, productCount])).toEqual([
      ['zhenshchinam', 4],
      ['zhenshchinam/platya', 2],
      ['zhenshchinam/verkhnyaya-odezhda', 1],
      ['zhenshchinam/svitery', 1],
      ['muzhchinam', 31],
      ['muzhchinam/futbolki-i-polo', 31],
      ['detyam', 0],
      ['novinki', 4],
      ['rasprodazha', 3],
    ]);
    expect(categories[1]).toMatchObject({ parentPath: 'zhenshchinam', name: 'Платья', kind: 'category' });
  });

  test('200: the navigation has the payment methods of the delivery table; online methods only if a payment provider is configured', async () => {
    const { payments }: Navigation = await (await shop.call(navigationPath)).json();
    expect(payments).toEqual(['cash', 'card-on-receipt']);
  });

  test('422: a request for the navigation with an unknown market (`site`) is refused', async () => {
    expect((await shop.call(navigationPath, { query: { site: 'xx' } })).status).toBe(422);
  });
});

describe('getListing', () => {
  const ask = (path: string, more: Record<string, string> = {}) =>
    shop.call('/api/catalog-orchestration/v1/listings', { query: { path, ...more } });
  const read = async (path: string, more?: Record<string, string>): Promise<Listing> =>
    (await ask(path, more)).json();
  const urls = ({ items }: Listing) => items.map(({ productUrl }) => productUrl);

  test('200: a category page has its ancestors and subcategories', async () => {
    const listing = await read('zhenshchinam');
    expect(listing).toMatchObject({
      path: 'zhenshchinam',
      kind: 'category',
      title: 'Женщинам',
      breadcrumbs: [{ name: 'Женщинам', path: 'zhenshchinam' }],
      sort: 'popular',
      page: 1,
      pageSize: 24,
      totalItems: 4,
      totalPages: 1,
    });
    expect(listing.subcategories.map(({ name }) => name)).toEqual(['Платья', 'Верхняя одежда', 'Свитеры']);
    expect(urls(listing)).toEqual([
      'palto-iz-shersti-kemel',
      'sarafan-letniy-len',
      'plate-midi-izumrud',
      'svitshot-molochnyy',
    ]);
  });

  test('200: the listing of a category without subcategories links to the sibling categories instead', async () => {
    const listing = await read('zhenshchinam/platya');
    expect(listing.breadcrumbs.map(({ path }) => path)).toEqual(['zhenshchinam', 'zhenshchinam/platya']);
    expect(listing.subcategories.map(({ name }) => name)).toEqual(['Платья', 'Верхняя одежда', 'Свитеры']);
  });

  test('200: a card of a listing has all fields of the contract', async () => {
    const { items } = await read('zhenshchinam/verkhnyaya-odezhda');
    expect(items[0]).toMatchObject({
      productUrl: 'palto-iz-shersti-kemel',
      name: 'Пальто из шерсти',
      price: 1_749_000,
      priceBefore: 2_499_000,
      discountPercent: 30,
      badge: 'NEW',
      hoverPicture: { alt: 'Пальто из шерсти, back' },
      colour: { displayValue: 'kemel' },
      colours: [{ productUrl: 'palto-iz-shersti-kemel' }, { productUrl: 'palto-iz-shersti-grafit' }],
    });
    expect(items[0]?.sizes.map(({ value, inStock }) => [value, inStock])).toEqual([
      ['42', false],
      ['44', true],
      ['46', true],
      ['48', true],
    ]);
    const { items: dearest } = await read('zhenshchinam/verkhnyaya-odezhda', { sort: 'price-desc' });
    expect(dearest).toMatchObject([
      {
        productUrl: 'palto-iz-shersti-grafit',
        badge: 'LAST_SIZE',
        priceBefore: null,
        discountPercent: null,
      },
    ]);
  });

  test.each<[ListingSort, string[]]>([
    ['new', ['plate-midi-izumrud', 'palto-iz-shersti-kemel', 'svitshot-molochnyy']],
    ['price-asc', ['sarafan-letniy-len']],
    ['price-desc', ['palto-iz-shersti-grafit', 'svitshot-molochnyy', 'plate-midi-izumrud']],
    ['discount', ['palto-iz-shersti-kemel', 'svitshot-molochnyy', 'sarafan-letniy-len']],
  ])('200: the models of a listing are sorted by %s', async (sort, first) => {
    expect(urls(await read('zhenshchinam', { sort })).slice(0, first.length)).toEqual(first);
  });

  test.each<ListingSort>(['popular', 'new', 'price-asc', 'price-desc', 'discount'])(
    '200: if a listing is sorted by %s, every model is on exactly one page, although most models are equal in this order',
    async (sort) => {
      const first = await read('muzhchinam', { sort });
      const second = await read('muzhchinam', { sort, page: '2' });
      expect(first).toMatchObject({ totalItems: 31, totalPages: 2 });
      expect([first.items.length, second.items.length]).toEqual([24, 7]);
      expect(new Set([...urls(first), ...urls(second)]).size).toBe(31);
    },
  );

  test('200: «Новинки» has the newest tenth of all models if fewer models appeared in the last month', async () => {
    expect(new Set(urls(await read('novinki')))).toEqual(
      new Set(['plate-midi-izumrud', 'palto-iz-shersti-kemel', 'svitshot-molochnyy', 'sarafan-letniy-len']),
    );
    shop.setNow(new Date('2036-01-01'));
    expect(await read('novinki')).toMatchObject({ kind: 'new', totalItems: 4 });
  });

  test('200: «Новинки» has the models of the last thirty days if these are more than a tenth of all models', async () => {
    shop.setNow(new Date('2025-03-31T00:00:00Z'));
    expect(await read('novinki')).toMatchObject({ totalItems: 34, totalPages: 2 });
    shop.setNow(new Date('2025-03-31T00:00:00.001Z'));
    expect(await read('novinki')).toMatchObject({ totalItems: 4 });
  });

  test('200: «Распродажа» contains only reduced colours', async () => {
    const sale = await read('rasprodazha', { sort: 'discount' });
    expect(sale).toMatchObject({ kind: 'sale', totalItems: 3 });
    expect(sale.items.map(({ productUrl, discountPercent }) => [productUrl, discountPercent])).toEqual([
      ['palto-iz-shersti-kemel', 30],
      ['svitshot-molochnyy', 20],
      ['sarafan-letniy-len', null],
    ]);
  });

  test('200: a category without goods has one empty page', async () => {
    expect(await read('detyam')).toMatchObject({ totalItems: 0, totalPages: 1, items: [] });
  });

  test.each([
    ['an unknown path', 'zhenshchinam/shuby', '1'],
    ['a page past the end', 'zhenshchinam', '2'],
    ['the second page of an empty listing', 'detyam', '2'],
  ])('404: a request for a listing with %s finds nothing', async (_, path, page) => {
    const response = await ask(path, { page });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', title: 'Страница не найдена' });
  });

  test.each([
    ['a malformed path', { path: 'Женщинам' }],
    ['page 0', { path: 'zhenshchinam', page: '0' }],
    ['a page that is not a number', { path: 'zhenshchinam', page: 'one' }],
    ['an unknown sort', { path: 'zhenshchinam', sort: 'random' }],
  ])('422: a request for a listing with %s is refused', async (_, query) => {
    const response = await shop.call('/api/catalog-orchestration/v1/listings', { query });
    expect(response.status).toBe(422);
  });
});

describe('getProduct', () => {
  const ask = (productUrl: string) => shop.call(`/api/catalog-orchestration/v1/products/${productUrl}`);
  const read = async (productUrl: string): Promise<Product> => (await ask(productUrl)).json();

  test('200: the response has all data that the page of a colour shows', async () => {
    const ids = pickOf('palto-iz-shersti', 'kemel');
    expect(await read('palto-iz-shersti-kemel')).toMatchObject({
      variantId: ids.variantId,
      variantGroupId: ids.groupId,
      name: 'Пальто из шерсти',
      breadcrumbs: [
        { name: 'Женщинам', path: 'zhenshchinam' },
        { name: 'Верхняя одежда', path: 'zhenshchinam/verkhnyaya-odezhda' },
      ],
      price: 1_749_000,
      discountPercent: 30,
      badge: 'NEW',
      colours: [
        { productUrl: 'palto-iz-shersti-kemel', isAvailable: true },
        { productUrl: 'palto-iz-shersti-grafit', isAvailable: true },
      ],
      sizeSystem: 'women',
      composition: [{ fibre: 'шерсть', percent: 100 }],
      lining: [],
      attributes: [
        { name: 'Посадка', value: 'Прямая' },
        { name: 'Силуэт', value: 'Прямой' },
        { name: 'Сезон', value: 'Зима' },
        { name: 'Страна производства', value: 'Россия' },
      ],
      careCodes: ['WASH_30'],
      model: { heightCm: 177, size: '44' },
    });
  });

  test('200: a product has its sizes in order, each with its availability, and with its stock if few pieces are left', async () => {
    const { articles } = await read('palto-iz-shersti-kemel');
    expect(articles.map(({ size, state, left }) => [size, state, left])).toEqual([
      ['42', 'SOLD_OUT', null],
      ['44', 'IN_STOCK', 3],
      ['46', 'IN_STOCK', null],
      ['48', 'IN_STOCK', 1],
    ]);
    expect(articles[1]?.articleId).toBe(articleIdOf('palto-iz-shersti-kemel', '44'));
  });

  test('200: a sold-out colour still has a page', async () => {
    const product = await read('plate-midi-chernoe');
    expect(product.articles.every(({ state }) => state === 'SOLD_OUT')).toBe(true);
    expect(product.colours.map(({ isAvailable }) => isAvailable)).toEqual([true, false]);
  });

  test('200: a product for which no outfit is found, and which was never bought with others, has no related goods', async () => {
    const { related, relatedFormOutfit } = await read('futbolka-1-belaya');
    expect({ related, relatedFormOutfit }).toEqual({ related: [], relatedFormOutfit: false });
    const coat = await read('palto-iz-shersti-kemel');
    expect(coat.relatedFormOutfit).toBe(false);
  });

  test('200: a product has its prices at the time of the request', async () => {
    const { variantId } = pickOf('futbolka-7', 'belaya');
    await shop.db.update(variant).set({ priceBefore: 398_000 }).where(eq(variant.id, variantId));
    expect(await read('futbolka-7-belaya')).toMatchObject({ price: 199_000, discountPercent: 50 });
    await shop.db.update(variant).set({ priceBefore: null }).where(eq(variant.id, variantId));
  });

  test('404: a product with this slug does not exist', async () => {
    const response = await ask('palto-kotorogo-net');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('422: a request for a product with a malformed slug is refused', async () => {
    expect((await ask('%D0%BF%D0%B0%D0%BB%D1%8C%D1%82%D0%BE')).status).toBe(422);
  });
});
