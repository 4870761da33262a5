import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listing } from '#contract/client/client.schemas.ts';
import { openTestShop, type TestShop } from '../../backend/catalog/testing/shop.ts';
import { silhouettes } from '../garments/silhouettes.ts';
import { torturePath, withTorture } from '../goods/torture.ts';
import { createDemoCatalog } from './catalog.ts';

const catalog = withTorture(
  createDemoCatalog({ silhouettes: new Set(Object.keys(silhouettes)), pictureVersion: 'v1' }),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(catalog);
}, 60_000);
afterAll(() => shop.close());

/** Calls the API. Each response is checked against the contract; an invalid one would become a 500. */
async function ask(path: string, query: Record<string, string> = {}) {
  const response = await shop.call(path, { query });
  expect(response.status, `${path} ${JSON.stringify(query)}`).toBe(200);
  return response.json();
}

test('the API returns the whole home page and the menu of the demo', async () => {
  const { hero, sections } = await ask('/api/content-orchestration/v1/home');
  expect(hero.scene.wide.template).toContain('hero-wide');
  expect(sections.map(({ kind }: { kind: string }) => kind)).toEqual(
    catalog.home.sections.map(({ kind }) => kind),
  );
  const { features } = await ask('/api/catalog-orchestration/v1/navigation');
  expect(features).toHaveLength(5);
});

test('the API returns every listing of the demo', async () => {
  for (const { path, kind, groupIds } of catalog.categories) {
    const listing: Listing = await ask('/api/catalog-orchestration/v1/listings', { path });
    expect(listing.totalItems, path).toBeGreaterThan(0);
    expect(listing.kind).toBe(kind);
    if (groupIds) expect(listing.totalItems, path).toBe(groupIds.length);
  }
}, 60_000);

test('the API returns every product of the category with extreme goods', async () => {
  const { items }: Listing = await ask('/api/catalog-orchestration/v1/listings', { path: torturePath });
  expect(items.length).toBeGreaterThanOrEqual(15);
  for (const { productUrl } of items) await ask(`/api/catalog-orchestration/v1/products/${productUrl}`);
});
