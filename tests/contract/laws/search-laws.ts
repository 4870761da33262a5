import { describe, expect, test } from 'vitest';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Suggestions } from '#contract/sdk/types.gen.ts';
import { Shopper, type Target } from '../shopper.ts';
import { facetOf, listing, mostCommonValue, search, searchFacets } from './finding.ts';

async function suggestions(shopper: Shopper, q?: string): Promise<Suggestions> {
  const call = shopper.with();
  const query = q === undefined ? call.query : { ...call.query, q };
  return (await sdk.getSuggestions({ ...call, query, throwOnError: true })).data;
}

/** Tests of properties of the search. */
export function describeSearchLaws(target: () => Target): void {
  describe('a query', () => {
    test('the search turns colours and prices in a query into filters (§1.2)', async () => {
      const shopper = new Shopper(target());
      const { items, understood, shownQuery, totalItems } = await search(shopper, {
        q: 'чёрное платье до 8000',
      });
      expect(shownQuery).toBeNull();
      expect(totalItems).toBeGreaterThan(0);
      for (const { colour, price, name } of items) {
        expect(colour.colorFamily, name).toBe('Чёрный');
        expect(price, name).toBeLessThanOrEqual(800_000);
      }
      expect(understood).toEqual(
        expect.arrayContaining([
          { kind: 'colour', name: expect.stringMatching(/^чёрный$/i), rest: 'платье до 8000' },
          { kind: 'price', name: expect.stringMatching(/^до\s8\s000\s₽$/), rest: 'чёрное платье' },
        ]),
      );
    });

    test('the search turns a size in a query into a filter for goods in stock', async () => {
      const shopper = new Shopper(target());
      const { items, understood } = await search(shopper, { q: 'пальто 46' });
      expect(understood).toEqual(
        expect.arrayContaining([{ kind: 'size', name: expect.stringContaining('46'), rest: 'пальто' }]),
      );
      expect(items.length).toBeGreaterThan(0);
      for (const { sizes, name } of items)
        expect(
          sizes.some(({ value, inStock }) => value === '46' && inStock),
          name,
        ).toBe(true);
    });

    test.each([
      ['a typo', 'пальот'],
      ['the other keyboard layout', 'gfkmnj'],
    ])('a query with %s is corrected, and the response says so (§1.2)', async (_title, q) => {
      const shopper = new Shopper(target());
      const meant = await search(shopper, { q: 'пальто' });
      const found = await search(shopper, { q });
      expect(found).toMatchObject({ query: q, shownQuery: 'пальто', totalItems: meant.totalItems });
      expect(meant.shownQuery).toBeNull();
      expect(meant.totalItems).toBeGreaterThan(0);
    });

    test('the response to a query with an unmatched word names the word and the query that was searched instead', async () => {
      const shopper = new Shopper(target());
      const { unmet, shownQuery, totalItems } = await search(shopper, { q: 'пальто йцщзхъ' });
      expect(totalItems).toBeGreaterThan(0);
      expect(shownQuery).toBe('пальто');
      expect(unmet).toEqual([{ words: 'йцщзхъ', how: 'ignored', shown: null }]);
      expect((await search(shopper, { q: 'пальто' })).unmet).toEqual([]);
    });

    test('the search finds the same goods for a query in capitals, in other word forms and with е for ё', async () => {
      const shopper = new Shopper(target());
      const { totalItems } = await search(shopper, { q: 'чёрные джинсы' });
      expect(totalItems).toBeGreaterThan(0);
      for (const q of ['ЧЁРНЫЕ ДЖИНСЫ', 'черные джинсы', '  чёрные   джинсы ', 'чёрных джинсов'])
        expect((await search(shopper, { q })).totalItems, q).toBe(totalItems);
    });

    test('the search finds goods by their article number', async () => {
      const shopper = new Shopper(target());
      const [card] = (await listing(shopper)).items;
      const path = { productUrl: card?.productUrl ?? '' };
      const { data } = await sdk.getProduct({ ...shopper.with(), path, throwOnError: true });
      const code = data.vendorCode ?? '';
      expect(code).not.toBe('');
      for (const q of [code, code.toLowerCase()]) {
        const { items } = await search(shopper, { q });
        expect(
          items.map(({ productUrl }) => productUrl),
          q,
        ).toContain(path.productUrl);
      }
    });

    test('a query that finds nothing still gets a response', async () => {
      const shopper = new Shopper(target());
      expect(await search(shopper, { q: 'ъъъщщщыыы' })).toMatchObject({
        query: 'ъъъщщщыыы',
        shownQuery: null,
        understood: [],
        unmet: [],
        similar: null,
        redirectTo: null,
        banner: null,
        facets: [],
        page: 1,
        totalItems: 0,
        totalPages: 1,
        items: [],
      });
    });

    test.each([
      '123',
      'true',
      'null',
      "'; DROP TABLE variant; --",
      '%_%',
      '.*(a+)+$',
      '\\',
      '👗🧥',
      'паль\u0000то\u0007',
      '\u202Eотьлап',
      'до',
      '5000',
      '-',
      'я'.repeat(100),
    ])('the query %j does not cause an error (§2.1.18)', async (q) => {
      const shopper = new Shopper(target());
      const { page, sort } = await search(shopper, { q });
      expect({ page, sort }).toEqual({ page: 1, sort: 'popular' });
      await searchFacets(shopper, { q });
      await suggestions(shopper, q);
    });

    test('search results are filtered like a listing, and a filter can be counted before it is applied (§1.2)', async () => {
      const shopper = new Shopper(target());
      const q = 'пальто';
      const colour = mostCommonValue(facetOf(await search(shopper, { q }), 'colour'));
      const { totalItems, facets, priceRange, items } = await search(shopper, { q, colour: [colour.value] });
      expect(totalItems).toBe(colour.count);
      expect(new Set(items.map((card) => card.colour.colorFamily))).toEqual(new Set([colour.name]));
      const counted = await searchFacets(shopper, { q, colour: [colour.value] });
      expect(counted).toEqual({ totalItems, facets, priceRange });
    });
  });

  describe('suggestions', () => {
    test('suggestions are existing listings and goods, and queries with results', async () => {
      const shopper = new Shopper(target());
      const { query, queries, categories, products } = await suggestions(shopper, ' пал ');
      expect(query).toBe('пал');
      expect(queries.length).toBeGreaterThan(0);
      expect(products.length).toBeGreaterThan(0);
      for (const q of queries) {
        const { totalItems, shownQuery } = await search(shopper, { q });
        expect(totalItems, q).toBeGreaterThan(0);
        expect(shownQuery, q).toBeNull();
      }
      for (const { path } of categories) expect((await listing(shopper, { path })).path).toBe(path);
      for (const { productUrl, name, price } of products) {
        const { data } = await sdk.getProduct({
          ...shopper.with(),
          path: { productUrl },
          throwOnError: true,
        });
        expect(data).toMatchObject({ name, price });
      }
    });

    test('suggestions lead to pages whose names match the typed text', async () => {
      const shopper = new Shopper(target());
      const { pages } = await suggestions(shopper, 'достав');
      expect(pages.map(({ name }) => name)).toContain('Доставка');
      const [, kind, slug] = pages[0]?.path.split(/[/#]/) ?? [];
      const path = { kind, slug } as Parameters<typeof sdk.getContentPage>[0]['path'];
      expect((await sdk.getContentPage({ ...shopper.with(), path, throwOnError: true })).data.title).toBe(
        'Доставка',
      );
      expect((await suggestions(shopper, 'пал')).pages).toEqual([]);
      expect((await suggestions(shopper)).pages).toEqual([]);
    });

    test('suggestions include categories that begin with the typed text, and are not empty before anything is typed', async () => {
      const shopper = new Shopper(target());
      const { categories } = await suggestions(shopper, 'джин');
      expect(categories.map(({ name }) => name)).toContain('Джинсы');
      for (const q of [undefined, '', '  ']) {
        const { query, queries } = await suggestions(shopper, q);
        expect(query).toBe('');
        expect(queries.length).toBeGreaterThan(0);
      }
    });
  });
}
