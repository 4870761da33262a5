import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listing } from '#contract/client/client.schemas.ts';
import { ListingSort } from '#contract/client/client.schemas.ts';
import { article, variant } from '../domain/tables/goods.ts';
import { getListing } from './listing.ts';
import { getNavigation } from './navigation.ts';
import { articleIdOf, type GroupFacts, pickOf, testCatalog, testNow, toGroup } from './testing/catalog.ts';
import { openTestShop, type TestShop } from './testing/shop.ts';

const noPayments = { providers: [], waitMinutes: 60 };

const gone = { '42': 0, '44': 0 };
const there = { '42': 0, '44': 7 };
const shared = { paths: ['detyam'] as [string], publishedAt: '2026-11-20', season: 'Зима' };

/**
 * Models whose colours differ in price, discount and stock. They are the newest models in the shop, and all
 * models of the category «Детям».
 */
const coloured: GroupFacts[] = [
  {
    ...shared,
    slug: 'kurtka',
    name: 'Куртка',
    popularity: 70,
    variants: {
      belaya: { price: 100_000, priceBefore: 500_000, stocks: gone },
      sinyaya: { price: 700_000, stocks: there },
      seraya: { price: 540_000, priceBefore: 600_000, stocks: there },
      krasnaya: { price: 600_000, priceBefore: 1_000_000, stocks: there },
      zelyonaya: { price: 900_000, stocks: there },
      chyornaya: { price: 950_000, stocks: gone },
    },
  },
  {
    ...shared,
    slug: 'shapka',
    name: 'Шапка',
    popularity: 99,
    publishedAt: '2026-11-21',
    variants: {
      belaya: { price: 90_000, priceBefore: 100_000, stocks: gone },
      sinyaya: { price: 50_000, priceBefore: 100_000, stocks: gone },
    },
  },
  {
    ...shared,
    slug: 'sharf',
    name: 'Шарф',
    popularity: 80,
    variants: {
      belyy: { price: 300_000, stocks: there },
      siniy: { price: 200_000, priceBefore: 250_000, stocks: gone },
    },
  },
  { ...shared, slug: 'varezhki', name: 'Варежки', popularity: 75, variants: {} },
];

let shop: TestShop;
beforeAll(async () => {
  const small = testCatalog();
  shop = await openTestShop({ ...small, groups: [...small.groups, ...coloured.map(toGroup)] });
});
afterAll(() => shop.close());

const sorts = Object.values(ListingSort);
const read = (path: string, sort: ListingSort = 'popular', page = 1): Promise<Listing> =>
  getListing(shop, { path, page, sort }, testNow);
const urls = ({ items }: Listing) => items.map(({ productUrl }) => productUrl);
const ours = (listing: Listing) => urls(listing).filter((url) => /^(kurtka|shapka|sharf)-/.test(url));

describe('the colour of a card', () => {
  test.each<[ListingSort, string[]]>([
    ['popular', ['sharf-belyy', 'kurtka-sinyaya', 'shapka-belaya']],
    ['price-asc', ['shapka-sinyaya', 'sharf-belyy', 'kurtka-seraya']],
    ['price-desc', ['kurtka-zelyonaya', 'sharf-belyy', 'shapka-belaya']],
    ['discount', ['shapka-sinyaya', 'kurtka-krasnaya', 'sharf-belyy']],
  ])(
    'a card of a category sorted by %s shows the colour in stock that comes first in this sort',
    async (sort, expected) => {
      expect(urls(await read('detyam', sort))).toEqual(expected);
    },
  );

  test('a card in «Новинки» shows the first colour in stock, and models without stock come last', async () => {
    for (const sort of ['popular', 'new'] as const) {
      const found = urls(await read('novinki', sort));
      expect(found).toEqual(expect.arrayContaining(['sharf-belyy', 'kurtka-sinyaya']));
      expect(found.at(-1)).toBe('shapka-belaya');
    }
  });

  test.each<[ListingSort, string[]]>([
    ['popular', ['kurtka-krasnaya', 'shapka-sinyaya', 'sharf-siniy']],
    ['price-asc', ['shapka-sinyaya', 'sharf-siniy', 'kurtka-seraya']],
    ['price-desc', ['kurtka-krasnaya', 'sharf-siniy', 'shapka-belaya']],
    ['discount', ['shapka-sinyaya', 'kurtka-krasnaya', 'sharf-siniy']],
  ])('a card of «Распродажа» sorted by %s shows a reduced colour', async (sort, expected) => {
    const sale = await read('rasprodazha', sort);
    expect(ours(sale)).toEqual(expected);
    expect(sale.items.every(({ priceBefore }) => priceBefore !== null)).toBe(true);
  });

  test('a card shows another colour when the stock changes, and the card still lists all other colours', async () => {
    const articleId = articleIdOf('kurtka-sinyaya', '44');
    const setStock = (stock: number) =>
      shop.db.update(article).set({ stock }).where(eq(article.id, articleId));
    await setStock(0);
    const jacket = (await read('detyam')).items[1];
    await setStock(7);
    expect(jacket?.productUrl).toBe('kurtka-seraya');
    expect(jacket?.colours.map(({ productUrl }) => productUrl)).toEqual(
      ['belaya', 'sinyaya', 'seraya', 'krasnaya', 'zelyonaya', 'chyornaya'].map(
        (colour) => `kurtka-${colour}`,
      ),
    );
  });

  test('if two colours of a model are otherwise equal, its card shows the colour with the lower id', async () => {
    const dearest = pickOf('kurtka', 'zelyonaya').variantId;
    const equal = pickOf('kurtka', 'sinyaya').variantId;
    const change = (id: string, price: number, ordinal: number) =>
      shop.db.update(variant).set({ price, ordinal }).where(eq(variant.id, id));
    await change(equal, 900_000, 4);
    const jacket = (await read('detyam', 'price-desc')).items[0];
    await change(equal, 700_000, 1);
    expect(jacket?.variantId).toBe([dearest, equal].sort()[0]);
  });
});

describe('pages of a listing', () => {
  test.each(sorts)(
    'the pages of a listing sorted by %s together contain every counted model once',
    async (sort) => {
      const tree = (await getNavigation({ ...shop, payments: noPayments, sellerDetails: {} }, testNow))
        .categories;
      expect(new Set(tree.map(({ kind }) => kind))).toEqual(new Set(['category', 'new', 'sale']));
      for (const { path, productCount } of tree) {
        const first = await read(path, sort);
        const items = [...first.items];
        for (let page = 2; page <= first.totalPages; page += 1)
          items.push(...(await read(path, sort, page)).items);
        expect(first.totalItems, path).toBe(productCount);
        expect(items, path).toHaveLength(productCount);
        expect(new Set(items.map(({ variantGroupId }) => variantGroupId)).size, path).toBe(productCount);
      }
    },
  );

  test("models without colours are not counted in a listing's number of goods", async () => {
    const tree = (await getNavigation({ ...shop, payments: noPayments, sellerDetails: {} }, testNow))
      .categories;
    const counts = Object.fromEntries(tree.map(({ path, productCount }) => [path, productCount]));
    expect(counts).toMatchObject({ detyam: 3, rasprodazha: 6, zhenshchinam: 4 });
  });
});
