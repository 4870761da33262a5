import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Facet, FacetCounts, FacetId, Listing } from '#contract/client/client.schemas.ts';
import { openTestShop, type TestShop } from './testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (path: string, choice: Record<string, string> = {}) =>
  shop.call('/api/catalog-orchestration/v1/listings', { query: { path, ...choice } });
const askFacets = (path: string, choice: Record<string, string> = {}) =>
  shop.call('/api/catalog-orchestration/v1/listings/facets', { query: { path, ...choice } });
const read = async (path: string, choice?: Record<string, string>): Promise<Listing> =>
  (await ask(path, choice)).json();
const countsOf = (facets: Facet[], id: FacetId) =>
  facets.find((facet) => facet.id === id)?.values.map(({ value, count }) => [value, count]);

describe('getListing 200', () => {
  test('a chosen size leaves only models with a colour in stock in this size, and the card shows such a colour', async () => {
    const { items, totalItems, facets } = await read('zhenshchinam/verkhnyaya-odezhda', { size: '44' });
    expect(totalItems).toBe(1);
    expect(items[0]?.productUrl).toBe('palto-iz-shersti-kemel');
    // Only the camel colour has size 44 in stock. Size 42 is sold out in both colours.
    expect(countsOf(facets, 'size')).toEqual([
      ['42', 0],
      ['44', 1],
      ['46', 1],
      ['48', 1],
    ]);
  });

  test('a chosen price range filters colours, but the price facet still offers the range of the whole listing', async () => {
    const { items, priceRange } = await read('zhenshchinam/verkhnyaya-odezhda', { priceFrom: '2000000' });
    expect(items.map(({ productUrl }) => productUrl)).toEqual(['palto-iz-shersti-grafit']);
    expect(priceRange).toEqual({ min: 1_749_000, max: 2_499_000, from: 2_000_000, to: null });
  });

  test('values of different facets narrow the listing, and several values of one facet widen it', async () => {
    const both = await read('zhenshchinam', { season: 'zima,leto' });
    expect(both.totalItems).toBe(2);
    const winter = await read('zhenshchinam', { season: 'zima', discount: '30' });
    expect(winter.totalItems).toBe(1);
    expect(countsOf(winter.facets, 'season')).toEqual([
      ['kruglyy-god', 0],
      ['leto', 0],
      ['zima', 1],
    ]);
  });

  test('a listing ignores unknown facet values', async () => {
    const { totalItems, facets } = await read('zhenshchinam', {
      colour: 'net-takogo',
      season: 'zima,nikogda',
    });
    expect(totalItems).toBe(1);
    const chosen = facets.flatMap(({ values }) => values.filter((one) => one.chosen));
    expect(chosen.map(({ value }) => value)).toEqual(['zima']);
  });

  test('if no goods match the chosen filters, the listing has one empty page', async () => {
    const nothing = { season: 'leto', size: '46' };
    expect(await read('zhenshchinam', nothing)).toMatchObject({
      totalItems: 0,
      totalPages: 1,
      items: [],
      priceRange: { min: null, max: null },
    });
    expect((await ask('zhenshchinam', { ...nothing, page: '2' })).status).toBe(404);
  });
});

test('getListingFacets 200: the response has the same facets as the listing itself', async () => {
  const choice = { size: '44', priceTo: '2000000' };
  const { totalItems, facets, priceRange } = await read('zhenshchinam', choice);
  const counts: FacetCounts = await (await askFacets('zhenshchinam', choice)).json();
  expect(counts).toEqual({ totalItems, facets, priceRange });
  expect(counts.totalItems).toBe(4);
});

test('getListingFacets 404: a listing with this path does not exist', async () => {
  expect((await askFacets('net-takogo')).status).toBe(404);
});

test.each([
  ['a malformed value', { colour: 'Синий' }],
  ['a malformed price', { priceFrom: 'дорого' }],
  ['more values than allowed', { size: Array.from({ length: 51 }, (_, index) => index).join() }],
])(
  'getListingFacets 422: a choice of filters with %s is refused',
  async (_, choice: Record<string, string>) => {
    expect((await askFacets('zhenshchinam', choice)).status).toBe(422);
  },
);
