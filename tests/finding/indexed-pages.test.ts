import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Listing, Sitemap, SitemapPart } from '#contract/client/client.schemas.ts';
import { facetsById } from '#shared/goods/facets.ts';
import { testNow } from '../../backend/catalog/testing/catalog.ts';
import { openTestShop, type TestShop } from '../../backend/catalog/testing/shop.ts';
import { silhouettes } from '../../demo/garments/silhouettes.ts';
import { createDemoCatalog } from '../../demo/seed/catalog.ts';
import { withValue } from '../../src/features/catalog/choice/choice.ts';
import { toFacetData } from '../../src/features/catalog/choice/facet-data.ts';
import { listingSearch } from '../../src/features/catalog/choice/listing-search.ts';
import { type Indexing, indexingOf } from '../../src/features/catalog/listing/facet-landing.ts';
import { toListingPage } from '../../src/features/catalog/listing/listing-page.ts';
import { type PageConfig, requestContext } from '../../src/lib/page/request-context.ts';
import { listingHead } from '../../src/widgets/head/listing-head.ts';

vi.mock('@/lib/page/request-context');
const config: PageConfig = { apiBaseUrl: '', site: 'ru', siteId: 'ru', brand: 'Витрина', build: 'test' };
vi.mocked(requestContext).mockReturnValue({ config } as ReturnType<typeof requestContext>);

let shop: TestShop;
let named: string[];
beforeAll(async () => {
  const drawn = new Set(Object.keys(silhouettes));
  shop = await openTestShop(createDemoCatalog({ silhouettes: drawn, pictureVersion: 'v1' }));
  shop.setNow(testNow);
  const { parts }: Sitemap = await (await shop.call('/api/_sitemap')).json();
  const read = async (name: string): Promise<SitemapPart> =>
    (await shop.call(`/api/_sitemap/${name}`)).json();
  const ofListings = parts.map(({ name }) => name).filter((name) => /^(listings|landings)/.test(name));
  named = (await Promise.all(ofListings.map(read))).flatMap(({ entries }) => entries.map(({ path }) => path));
}, 120_000);
afterAll(() => shop.close());

async function listingOf(query: Record<string, string>): Promise<Listing> {
  return (await shop.call('/api/catalog-orchestration/v1/listings', { query })).json();
}

/**
 * The paths of a listing that search engines may index: without filters, and with a single value of an
 * indexable facet.
 */
function shownOf({ path, subcategories, totalItems, facets: given }: Listing): string[] {
  const facets = given.map(toFacetData);
  const listing = { path, hasParts: subcategories.some((other) => other.path.startsWith(`${path}/`)) };
  const isShown = ({ kind }: Indexing) => kind !== 'aside';
  const whole = indexingOf({ choice: {}, sort: 'popular', totalItems }, facets, listing);
  const choices = facets.flatMap(({ id, groups }) =>
    groups
      .flatMap(({ options }) => options)
      .filter(({ value, count }) =>
        isShown(
          indexingOf(
            { choice: withValue({}, id, value, true), sort: 'popular', totalItems: count },
            facets,
            listing,
          ),
        ),
      )
      .map(({ value }) => `/${path}?${facetsById[id].parameter}=${value}`),
  );
  return isShown(whole) ? [`/${path}`, ...choices] : choices;
}

test('the sitemap lists all indexable listings and filters, and no others (§2.1.21, §2.1.26, §2.1.27, §2.1.28)', async () => {
  const listings = named.filter((path) => !path.includes('?')).map((path) => path.slice(1));
  expect(listings.length).toBeGreaterThan(50);
  const shown: string[] = [];
  for (const path of listings) {
    shown.push(...shownOf(await listingOf({ path })));
  }
  expect(shown.length).toBeGreaterThan(listings.length * 2);
  expect(named.toSorted()).toEqual(shown.toSorted());
}, 60_000);

test('pages listed in the sitemap are indexable and declare the listed path as canonical', async () => {
  const some = named.filter((_, place) => place % 17 === 0);
  expect(some.some((path) => path.includes('?'))).toBe(true);
  for (const address of some) {
    const [path = '', search] = address.slice(1).split('?');
    const requested = listingSearch.parse(Object.fromEntries(new URLSearchParams(search)));
    const query = Object.entries(requested).map(([id, value]) => [id, String(value)]);
    const { meta, links } = listingHead(
      await toListingPage(await listingOf({ path, ...Object.fromEntries(query) }), requested),
    );
    expect(links, address).toEqual([{ rel: 'canonical', href: address }]);
    expect(
      meta.find(({ name }) => name === 'robots'),
      address,
    ).toBeUndefined();
  }
}, 60_000);
