import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listing, Navigation } from '#contract/client/client.schemas.ts';
import { campaignCatalog } from './testing/campaigns.ts';
import { testNow } from './testing/catalog.ts';
import { openTestShop, type TestShop } from './testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(campaignCatalog());
});
afterAll(() => shop.close());

const ask = (path: string, page = '1') =>
  shop.call('/api/catalog-orchestration/v1/listings', { query: { path, page } });
const read = async (path: string): Promise<Listing> => (await ask(path)).json();
const urls = ({ items }: Listing) => items.map(({ productUrl }) => productUrl);

describe('getListing', () => {
  test("200: the listing of a collection has the collection's text and no links to neighbouring listings", async () => {
    const listing = await read('kollektsiya/zima');
    expect(listing).toMatchObject({
      kind: 'collection',
      title: 'Зимний город',
      breadcrumbs: [{ name: 'Зимний город', path: 'kollektsiya/zima' }],
      subcategories: [],
      landing: {
        text: 'Коротко о\u00a0главном.',
        scene: { wide: {}, narrow: {} },
        look: { kind: 'look', title: 'Образ целиком', products: [{ productUrl: 'svitshot-molochnyy' }] },
        terms: null,
        endsAt: null,
      },
      tile: null,
      totalItems: 2,
    });
    expect(urls(listing)).toEqual(['palto-iz-shersti-kemel', 'svitshot-molochnyy']);
  });

  test('200: a promotion of one day is shown on that day, and is answered with 404 on the day before and the day after', async () => {
    expect(await read('aktsii/vtoraya-veshch')).toMatchObject({
      kind: 'promotion',
      landing: { startsAt: '2026-11-21', endsAt: '2026-11-21' },
      totalItems: 1,
    });
    for (const moment of ['2026-11-20T20:59:59Z', '2026-11-21T21:00:00Z']) {
      shop.setNow(new Date(moment));
      expect((await ask('aktsii/vtoraya-veshch')).status, moment).toBe(404);
    }
    shop.setNow(testNow);
  });

  test.each(['kollektsiya/osen', 'aktsii/skoro', 'kollektsiya'])(
    '404: the listing %s is a closed campaign or does not exist',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test('200: a part of the sale shows only reduced goods: the goods assigned to it, or all if none are assigned to it', async () => {
    expect(urls(await read('rasprodazha/zhenshchinam'))).toEqual(['palto-iz-shersti-kemel']);
    expect(await read('rasprodazha/novoe')).toMatchObject({ kind: 'sale', totalItems: 0, items: [] });
    expect(urls(await read('rasprodazha/vsyo')).sort()).toEqual(urls(await read('rasprodazha')).sort());
    expect((await ask('rasprodazha/novoe', '2')).status).toBe(404);
  });

  test('200: the listing of the sale links to the parts of the sale, with their numbers of models', async () => {
    const counts = (listing: Listing) =>
      listing.subcategories.map(({ path, productCount }) => [path, productCount]);
    const parts = [
      ['rasprodazha/novoe', 0],
      ['rasprodazha/vsyo', 3],
      ['rasprodazha/zhenshchinam', 1],
    ];
    expect(counts(await read('rasprodazha'))).toEqual(parts);
    expect(counts(await read('rasprodazha/novoe'))).toEqual(parts);
    expect((await read('rasprodazha/novoe')).breadcrumbs.map(({ path }) => path)).toEqual([
      'rasprodazha',
      'rasprodazha/novoe',
    ]);
  });

  test('200: a listing shows its tile, unless the tile links to a closed campaign', async () => {
    expect((await read('zhenshchinam')).tile).toMatchObject({ link: { path: '/kollektsiya/zima' } });
    expect((await read('muzhchinam')).tile).toBeNull();
  });

  test('200: a department does not link to campaigns as if they were neighbouring listings', async () => {
    const beside = (await read('detyam')).subcategories.map(({ path }) => path);
    expect(beside).toEqual(['zhenshchinam', 'muzhchinam', 'detyam', 'novinki', 'rasprodazha']);
  });
});

test('getNavigation 200: campaigns are not in the menu, but open campaigns are in the menu feature of a department', async () => {
  const { categories, features }: Navigation = await (
    await shop.call('/api/catalog-orchestration/v1/navigation')
  ).json();
  expect(categories.filter(({ path }) => /^(kollektsiya|aktsii)|^rasprodazha\//.test(path))).toEqual([]);
  expect(features).toMatchObject([
    {
      path: 'zhenshchinam',
      links: [{ path: '/kollektsiya/zima' }, { path: '/aktsii/vtoraya-veshch' }],
      pictures: [{ label: 'Смотреть', path: 'kollektsiya/zima', picture: { widths: [640, 960] } }],
    },
  ]);
});
