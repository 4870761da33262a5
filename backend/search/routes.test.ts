import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResult, Suggestions } from '#contract/client/client.schemas.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { type GroupFacts, pickOf, testCatalog, toGroup } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { article, variant } from '../domain/tables/goods.ts';

const facts: GroupFacts = {
  slug: 'sumka-shopper',
  name: 'Сумка-шопер',
  paths: ['detyam'],
  publishedAt: '2026-05-01',
  popularity: 5,
  variants: {
    chyornaya: { price: 300_000, stocks: { '0': 0 } },
    belaya: { price: 200_000, priceBefore: 400_000, stocks: { '0': 9 } },
  },
};

let shop: TestShop;
beforeAll(async () => {
  const small = testCatalog();
  const bag = { ...toGroup(facts), brandLine: 'Линия Атлас', description: 'Носится с пальто и без него.' };
  const [black, white] = bag.variants;
  if (!black || !white) throw new Error('The bag must have two colours.');
  black.colour = { ...black.colour, family: 'Чёрный', displayValue: 'Угольный' };
  white.colour = { ...white.colour, family: 'Белый', displayValue: 'Молочный' };
  shop = await openTestShop({ ...small, groups: [...small.groups, bag] });
});
afterAll(() => shop.close());

const ask = (q: string, more: Record<string, string> = {}) =>
  shop.call('/api/search-orchestration/v1/search', { query: { q, ...more } });
const read = async (q: string, more?: Record<string, string>): Promise<SearchResult> =>
  (await ask(q, more)).json();
const urls = async (q: string, more?: Record<string, string>) =>
  (await read(q, more)).items.map(({ productUrl }) => productUrl);

const callSearch = (path: string, query: Record<string, string>) =>
  shop.call(`/api/search-orchestration/v1/${path}`, { query });
const suggest = async (q: string): Promise<Suggestions> => (await callSearch('suggestions', { q })).json();

describe('searchProducts 200', () => {
  test('searchProducts returns a page of matches, one card per model, without goods that only mention the words', async () => {
    expect(await read('  Пальто ')).toMatchObject({
      query: 'Пальто',
      sort: 'popular',
      page: 1,
      pageSize: 24,
      shownQuery: null,
      understood: [],
      totalItems: 1,
      totalPages: 1,
      items: [{ productUrl: 'palto-iz-shersti-kemel' }],
    });
  });

  test.each([
    ['another form of the word', 'платьями', ['plate-midi-izumrud', 'sarafan-letniy-len']],
    ['a prefix of the last word', 'свитш', ['svitshot-molochnyy']],
    ['a category', 'верхняя одежда', ['palto-iz-shersti-kemel']],
    ['a line', 'атлас', ['sumka-shopper-belaya']],
    ['a vendor code in any spelling', 'Palto-Iz-Shersti-Grafit', ['palto-iz-shersti-grafit']],
    ['part of a compound', 'шопер', ['sumka-shopper-belaya']],
    ['either kind if no goods are both', 'пальто свитшот', ['palto-iz-shersti-kemel', 'svitshot-molochnyy']],
    ['a number', 'футболка 17', ['futbolka-17-belaya']],
    ['function words are ignored', 'сумка для и с', ['sumka-shopper-belaya']],
    ['only function words find nothing', 'для и', []],
  ])('searchProducts finds the expected goods (%s): %s', async (_, q, expected) => {
    expect((await urls(q)).sort()).toEqual([...expected].sort());
  });

  describe('by barcode', () => {
    const [code, short] = ['4606224054377', '036000291452'];
    beforeAll(async () => {
      const { db } = shop;
      const rows = await db
        .select({ id: article.id, url: variant.productUrl })
        .from(article)
        .innerJoin(variant, eq(variant.id, article.variantId));
      const sizeOf = (url: string) => rows.find((row) => row.url === url)?.id ?? '';
      const give = (barcode: string, url: string) =>
        db
          .update(article)
          .set({ barcode })
          .where(eq(article.id, sizeOf(url)));
      await give(code, 'sumka-shopper-chyornaya');
      await give(short, 'palto-iz-shersti-grafit');
    });

    test.each([
      [code, 'sumka-shopper-chyornaya'],
      ['4 606224 054377', 'sumka-shopper-chyornaya'],
      ['Штрихкод: 4606224054377', 'sumka-shopper-chyornaya'],
      [`0${short}`, 'palto-iz-shersti-grafit'],
    ])(
      'the search for the barcode %s finds only the colour with this barcode, and suggests it',
      async (q, url) => {
        expect(await read(q)).toMatchObject({
          shownQuery: null,
          understood: [],
          unmet: [],
          similar: null,
          totalItems: 1,
          items: [{ productUrl: url }],
        });
        expect(await suggest(q)).toMatchObject({ queries: [], products: [{ productUrl: url }] });
      },
    );

    test('the search by barcode finds nothing for an unknown barcode', async () => {
      expect(await urls('4606224054384')).toEqual([]);
    });
  });

  test.each([
    ['сумка угольная', 'chyornaya'],
    ['сумка молочная', 'belaya'],
    ['чёрная сумка', 'chyornaya'],
    ['ЧЕРНАЯ СУМКА', 'chyornaya'],
    ['сумка', 'belaya'],
  ])(
    'searchProducts shows a model in the colour of the query, or without one in a colour in stock: %s',
    async (q, colour) => {
      expect(await urls(q)).toEqual([`sumka-shopper-${colour}`]);
    },
  );

  test('searchProducts adds similar goods if there are few results, but only on the first page and without filters', async () => {
    const near = async (q: string, more?: Record<string, string>) => {
      const { similar } = await read(q, more);
      return similar && { ...similar, items: similar.items.map(({ productUrl }) => productUrl) };
    };
    expect(await near('сумка угольная')).toEqual({
      unmet: [{ words: 'угольная', how: 'ignored', shown: null }],
      items: ['sumka-shopper-belaya'],
    });
    expect(await near('сумка угольная', { availability: 'v-nalichii' })).toBeNull();
    expect(await near('футболка')).toBeNull();
    expect(await near('щщщъъъ')).toBeNull();
  });

  test('searchProducts sorts by price, newness and discount', async () => {
    const women = 'женщинам';
    expect((await urls(women, { sort: 'price-asc' }))[0]).toBe('sarafan-letniy-len');
    expect((await urls(women, { sort: 'price-desc' }))[0]).toBe('palto-iz-shersti-grafit');
    expect((await urls(women, { sort: 'new' }))[0]).toBe('plate-midi-izumrud');
    expect((await urls(women, { sort: 'discount' }))[0]).toBe('palto-iz-shersti-kemel');
  });

  test('searchProducts has each model once over all pages', async () => {
    const first = await read('футболка');
    const second = await read('футболка', { page: '2' });
    expect(first).toMatchObject({ totalItems: 30, totalPages: 2 });
    const all = [...first.items, ...second.items].map(({ variantGroupId }) => variantGroupId);
    expect(new Set(all).size).toBe(30);
  });

  test('searchProducts finds goods that were changed a moment ago by their new data', async () => {
    const { variantId } = pickOf('futbolka-3', 'belaya');
    await shop.db.update(variant).set({ colorName: 'Фуксия' }).where(eq(variant.id, variantId));
    expect(await urls('фуксия')).toEqual(['futbolka-3-belaya']);
  });

  test.each([
    '\u0000\u0007',
    '%',
    "'; drop table variant; --",
    '🦄🍕',
    '\\',
    '& | ! ( ) : * <->',
    'я'.repeat(100),
    'а б в г д е ж з и к л м н о п р с т у ф',
    '﷽ ͏ ‮ 𝖜𝖔𝖗𝖉',
  ])('searchProducts does not fail for %j', async (q) => {
    const result = await read(q);
    expect(result).toMatchObject({
      query: cleanLine(q).trim() || '\ufffd',
      totalItems: 0,
      totalPages: 1,
      items: [],
      facets: [],
    });
  });

  test.each(['123', 'true', 'null', '0'])('searchProducts treats %s as text', async (q) => {
    expect(await read(q)).toMatchObject({ query: q });
  });

  test('searchProducts ignores special characters', async () => {
    expect(await urls('"пальто" OR 1=1')).toEqual(['palto-iz-shersti-kemel']);
  });

  test('searchProducts returns the corrected query and how it was understood', async () => {
    expect(await read('gfkmnj')).toMatchObject({ query: 'gfkmnj', shownQuery: 'пальто', totalItems: 1 });
    expect(await read('платье 42 до 7000')).toMatchObject({
      shownQuery: null,
      understood: [
        { kind: 'size', name: 'размер\u00a042', rest: 'платье до 7000' },
        { kind: 'price', name: 'до\u00a07\u00a0000\u00a0₽', rest: 'платье 42' },
      ],
      items: [{ productUrl: 'plate-midi-izumrud' }, { productUrl: 'sarafan-letniy-len' }],
    });
  });

  test('searchProducts narrows the results by the chosen facet values', async () => {
    const result = await read('футболка', { size: '46,48', priceTo: '150000' });
    expect(result).toMatchObject({ totalItems: 0, items: [], priceRange: { to: 150_000 } });
    const left = await read('сумка', { colour: 'chernyy' });
    const colours = left.facets.find(({ id }) => id === 'colour');
    expect(colours?.values.find(({ chosen }) => chosen)?.name).toBe('Чёрный');
    expect(left.items.map(({ productUrl }) => productUrl)).toEqual(['sumka-shopper-chyornaya']);
  });
});

test.each([
  ['a page past the end', 'пальто', '2'],
  ['the second page of an empty result', 'для', '2'],
])('searchProducts 404: finds nothing for %s', async (_, q, page) => {
  expect((await ask(q, { page })).status).toBe(404);
});

test.each([
  ['no query', '', {}],
  ['a blank query', ' \t\u00a0', {}],
  ['a query of 101 letters', 'я'.repeat(101), {}],
  ['an unknown sort', 'пальто', { sort: 'random' }],
  ['page 0', 'пальто', { page: '0' }],
])('searchProducts 422: refuses %s', async (_, q, more) => {
  const response = await ask(q, more);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
});

test('getSearchFacets 200: returns the facets of a search without its goods', async () => {
  const response = await callSearch('search/facets', { q: 'сумка', colour: 'chernyy' });
  expect(response.status).toBe(200);
  const { facets, priceRange, totalItems } = await read('сумка', { colour: 'chernyy' });
  expect(await response.json()).toEqual({ facets, priceRange, totalItems });
});

test.each(['', '  '])('getSearchFacets 422: refuses the query %j', async (q) => {
  expect((await callSearch('search/facets', { q })).status).toBe(422);
});

describe('getSuggestions 200', () => {
  test('getSuggestions returns queries, listings and goods that begin with the typed text', async () => {
    expect(await suggest(' пал')).toMatchObject({
      query: 'пал',
      queries: ['пальто', 'пальто из шерсти', 'бежевое пальто', 'женское пальто'],
      categories: [],
      products: [{ productUrl: 'palto-iz-shersti-kemel', name: 'Пальто из шерсти', price: 1_749_000 }],
    });
    expect(await suggest('футб')).toMatchObject({
      categories: [{ path: 'muzhchinam/futbolki-i-polo', name: 'Футболки и поло', parentName: 'Мужчинам' }],
    });
  });

  test('getSuggestions returns pages whose titles match, but none for an empty text', async () => {
    expect((await suggest('достав')).pages[0]).toEqual({ name: 'Доставка', path: '/support/shipping' });
    expect((await suggest('магазин')).pages).toEqual([{ name: 'Магазины', path: '/stores' }]);
    expect((await suggest('пал')).pages).toEqual([]);
    expect((await suggest('')).pages).toEqual([]);
  });

  test('getSuggestions understands the other keyboard layout and typing mistakes', async () => {
    expect((await suggest('gfkm')).queries[0]).toBe('пальто');
    expect((await suggest('палто')).queries[0]).toBe('пальто');
  });

  test('getSuggestions returns the most popular suggestions for an empty text', async () => {
    const { queries, categories, products } = await suggest('');
    expect(queries).toContain('пальто');
    expect(categories[0]).toEqual({ path: 'zhenshchinam', name: 'Женщинам', parentName: null });
    expect(products[0]?.productUrl).toBe('palto-iz-shersti-kemel');
  });

  test('getSuggestions suggests only queries that have results', async () => {
    for (const typed of ['', 'п', 'пл', 'с', 'белая', 'женск']) {
      const { queries } = await suggest(typed);
      for (const query of queries) expect([query, (await read(query)).totalItems]).not.toEqual([query, 0]);
    }
  });

  test.each(['\u0000', '👗', "';--", 'qqqqqqq'])('getSuggestions does not fail for %j', async (q) => {
    expect(await suggest(q)).toMatchObject({ queries: [], products: [] });
  });
});

test('getSuggestions 422: refuses a text of 101 letters', async () => {
  expect((await callSearch('suggestions', { q: 'я'.repeat(101) })).status).toBe(422);
});
