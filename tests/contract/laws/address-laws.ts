import { describe, expect, test } from 'vitest';
import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { AddressChange } from '#contract/sdk/types.gen.ts';
import { Shopper, type Target } from '../shopper.ts';
import { allCards, listing } from './finding.ts';

async function changeOf(shopper: Shopper, path: string): Promise<AddressChange> {
  const call = shopper.with();
  return (await sdk.getAddressChange({ ...call, query: { ...call.query, path }, throwOnError: true })).data;
}

/** Requests the product whose page has this path. Returns the HTTP status of the API response. */
async function statusOf(shopper: Shopper, path: string): Promise<number | undefined> {
  await sdk.getProduct({ ...shopper.with(), path: { productUrl: path.replace('/product/', '') } });
  return shopper.last?.status;
}

async function sitemapPaths(shopper: Shopper): Promise<string[]> {
  const { data } = await sdk.getSitemap({ ...shopper.with(), throwOnError: true });
  const paths: string[] = [];
  for (const { name } of data.parts) {
    const part = await sdk.getSitemapPart({ ...shopper.with(), path: { part: name }, throwOnError: true });
    paths.push(...part.data.entries.map(({ path }) => path));
  }
  return paths;
}

const PRIVATE =
  /^\/(cart|login|register|password|confirmation|myprofile|editpreferences|wishlist|search|api)(\/|\?|$)/;

/** Tests about the URLs of moved and removed goods, and about the sitemap. */
export function describeAddressLaws(target: () => Target): void {
  describe('an address', () => {
    test('the address of moved goods redirects to their new address', async () => {
      const shopper = new Shopper(target());
      const path = await shopper.target.formerAddress('moved');
      expect(await statusOf(shopper, path)).toBe(404);
      const change = await changeOf(shopper, path);
      expect(change).toMatchObject({ outcome: 'MOVED', listing: null, alternatives: [] });
      expect(await statusOf(shopper, change.location ?? '')).toBe(200);
    });

    test('the address of removed goods offers a listing and goods from it (§2.1.24)', async () => {
      const shopper = new Shopper(target());
      const path = await shopper.target.formerAddress('gone');
      expect(await statusOf(shopper, path)).toBe(404);
      const change = await changeOf(shopper, path);
      expect(change).toMatchObject({ outcome: 'GONE', location: null });
      const leadsTo = change.listing?.path.slice(1) ?? '';
      const models = (await allCards(shopper, { path: leadsTo })).map((card) => card.variantGroupId);
      expect(change.alternatives.length).toBeGreaterThan(0);
      for (const { variantGroupId } of change.alternatives) expect(models).toContain(variantGroupId);
    });
  });

  describe('the sitemap', () => {
    test('the sitemap has every public page once and no personal page', async () => {
      const shopper = new Shopper(target());
      const paths = await sitemapPaths(shopper);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.filter((path) => PRIVATE.test(path))).toEqual([]);
      const { data } = await sdk.getNavigation({ ...shopper.with(), throwOnError: true });
      const { items } = (await sdk.getStores({ ...shopper.with(), throwOnError: true })).data;
      expect(paths).toEqual(
        expect.arrayContaining([
          '/',
          ...data.categories.map(({ path }) => `/${path}`),
          ...items.map(({ code }) => `/stores/${code}`),
        ]),
      );
      const listed = new Set(paths);
      for (const { path } of data.categories.filter(({ parentPath }) => parentPath === null)) {
        const cards = await allCards(shopper, { path });
        const swatches = cards.flatMap(({ colours }) => colours.map(({ productUrl }) => productUrl));
        expect(swatches.filter((productUrl) => !listed.has(`/product/${productUrl}`))).toEqual([]);
      }
    });

    test('the sitemap has only pages that exist', async () => {
      const shopper = new Shopper(target());
      const paths = await sitemapPaths(shopper);
      expect(paths).not.toContain(await shopper.target.formerAddress('moved'));
      expect(paths).not.toContain(await shopper.target.formerAddress('gone'));
      const known = /^\/(product|stores|page|guide|policy|support|about|journal)?(\/|\?|$)/;
      // The sitemap also has listings with a filter. Their filter is cut off here and only the listing is
      // requested.
      const listings = paths.filter((each) => !known.test(each)).map((each) => each.replace(/\?.*/, ''));
      for (const path of new Set(listings))
        expect((await listing(shopper, { path: path.slice(1) })).path).toBe(path.slice(1));
    });
  });
}
