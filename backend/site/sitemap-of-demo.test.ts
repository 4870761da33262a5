import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Navigation, Sitemap, SitemapEntry, SitemapPart } from '#contract/client/client.schemas.ts';
import { facetIds, facetsById } from '#shared/goods/facets.ts';
import { silhouettes } from '../../demo/garments/silhouettes.ts';
import { createDemoCatalog } from '../../demo/seed/catalog.ts';
import { testNow } from '../catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../catalog/testing/shop.ts';
import { contentPage } from '../domain/tables/content.ts';
import { category, variant } from '../domain/tables/goods.ts';
import { store } from '../domain/tables/places.ts';

const catalog = createDemoCatalog({ silhouettes: new Set(Object.keys(silhouettes)), pictureVersion: 'v1' });

let shop: TestShop;
let entries: SitemapEntry[];
beforeAll(async () => {
  shop = await openTestShop(catalog);
  shop.setNow(testNow);
  const { parts }: Sitemap = await (await shop.call('/api/_sitemap')).json();
  const read = async (name: string): Promise<SitemapPart> =>
    (await shop.call(`/api/_sitemap/${name}`)).json();
  entries = (await Promise.all(parts.map(({ name }) => read(name)))).flatMap((part) => part.entries);
}, 120_000);
afterAll(() => shop.close());

const paths = () => entries.map(({ path }) => path);

/** Id of each facet by the name of its query parameter. */
const facets: Record<string, string> = Object.fromEntries(
  facetIds.map((id) => [facetsById[id].parameter, id]),
);

/** Path and query parameters of the API call that the page at this URL makes. */
function callOf(path: string): [string, Record<string, string>?] {
  const [whole = '', search] = path.split('?');
  const [, first = '', second = ''] = whole.split('/');
  if (path === '/') return ['/api/content-orchestration/v1/home'];
  if (first === 'product') return [`/api/catalog-orchestration/v1/products/${second}`];
  if (path === '/journal') return ['/api/content-orchestration/v1/journal'];
  if (['page', 'guide', 'policy', 'support', 'about', 'journal'].includes(first))
    return [`/api/content-orchestration/v1/pages/${first}/${second}`];
  if (first === 'stores' && second) return [`/api/store-orchestration/v1/stores/${second}`];
  if (first === 'stores') return ['/api/store-orchestration/v1/stores'];
  const chosen = [...new URLSearchParams(search)].map(([name, value]) => [facets[name] ?? name, value]);
  return ['/api/catalog-orchestration/v1/listings', { path: whole.slice(1), ...Object.fromEntries(chosen) }];
}

test('the sitemap contains every URL once, and each URL has a page', async () => {
  expect(new Set(paths()).size).toBe(entries.length);
  const missing: string[] = [];
  // All product pages are rendered alike, and so are all facet landings. So only a sample of them is
  // requested.
  const asked = paths().filter((path, place) => !/^\/product\/|\?/.test(path) || place % 12 === 0);
  for (const path of asked) {
    const [address, query = {}] = callOf(path);
    const { status } = await shop.call(address, { query });
    if (status !== 200) missing.push(`${path} ${status}`);
  }
  expect(missing).toEqual([]);
}, 240_000);

test('the sitemap contains every public page', async () => {
  const found = new Set(paths());
  const goods = await shop.db.select({ url: variant.productUrl }).from(variant);
  const texts = await shop.db.select({ kind: contentPage.kind, slug: contentPage.slug }).from(contentPage);
  const stores = await shop.db.select({ code: store.code }).from(store);
  const { categories }: Navigation = await (
    await shop.call('/api/catalog-orchestration/v1/navigation')
  ).json();
  expect(goods).toHaveLength(catalog.groups.reduce((sum, { variants }) => sum + variants.length, 0));
  expect(stores.length).toBeGreaterThan(0);
  const expected = [
    ...goods.map(({ url }) => `/product/${url}`),
    ...texts
      .filter(({ kind }) => kind !== 'home' && kind !== 'services')
      .map(({ kind, slug }) => `/${kind}/${slug}`),
    ...stores.map(({ code }) => `/stores/${code}`),
    ...categories.filter(({ productCount }) => productCount > 0).map(({ path }) => `/${path}`),
  ];
  expect(expected.filter((path) => !found.has(path))).toEqual([]);
});

test('the sitemap contains no private pages, no search pages, and no facet choices other than facet landings', async () => {
  const listings = await shop.db.select({ path: category.path }).from(category);
  const known = new Set(listings.map(({ path }) => `/${path}`));
  const others = paths().filter(
    (path) =>
      !known.has(
        path.replace(/\?(cvet|sostav|uzor|sezon|posadka|dlina|rukav|vyrez|zastyozhka)=[a-z0-9-]+$/, ''),
      ) &&
      !/^\/(product|page|guide|policy|support|about|journal|stores)\/[a-z0-9-]+$/.test(path) &&
      !/^\/stores(\?city=[a-z0-9-]+)?$/.test(path),
  );
  expect(others).toEqual(['/', '/journal']);
});
