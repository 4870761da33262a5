import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { SitemapEntry } from '#contract/client/client.schemas.ts';
import { type ListingNode, loadNodes } from '../catalog/cached/listing-nodes.ts';
import { isOpen } from '../domain/periods/campaign-days.ts';
import { inMenuOrder } from '../domain/tree.ts';
import type { SiteDeps } from './deps.ts';
import { facetLandings } from './facet-landings.ts';
import { goodsMoments, newestChange } from './goods-moments.ts';

type Tools = Pick<SiteDeps, 'db' | 'goods'> & { now: Date; leastModels?: number };

/** Sitemap entries of all open listings. A listing counts as changed when one of its goods has changed. */
export async function listingPages({ now, ...parts }: Tools): Promise<SitemapEntry[]> {
  const listings = await openListings(parts, now);
  const finder = await parts.goods.finder();
  const moments = await goodsMoments(parts.db, finder.snapshot);
  return listings.map((listing) => ({
    path: `/${listing.path}`,
    lastModified: newestChange(moments, finder.modelsOf(listing, now)),
    pictures: [],
  }));
}

/** Paths with query strings of all facet landings. */
export async function landingPaths({ now, leastModels, ...parts }: Tools): Promise<string[]> {
  const paths: string[] = [];
  const listings = await openListings(parts, now);
  for (const listing of listings) {
    const finder = await parts.goods.finder();
    const hasParts = listings.some(({ path }) => path.startsWith(`${listing.path}/`));
    paths.push(
      ...facetLandings(finder, { ...listing, hasParts }, now, leastModels).map(
        (query) => `/${listing.path}?${query}`,
      ),
    );
    // Counting a large listing takes a few milliseconds, so other work gets a turn before the next listing is
    // counted.
    await yieldToEventLoop();
  }
  return paths;
}

/**
 * Sitemap entries of facet landings. Each has the change date of its whole listing, because its filters show
 * the counts of the whole listing.
 */
export async function landingPages(tools: Tools): Promise<SitemapEntry[]> {
  const changed = new Map((await listingPages(tools)).map(({ path, lastModified }) => [path, lastModified]));
  return (await landingPaths(tools)).map((path) => ({
    path,
    lastModified: changed.get(path.replace(/\?.*/, '')) ?? null,
    pictures: [],
  }));
}

/** The listings that are open and have goods, in menu order. */
async function openListings(
  { db, goods }: Pick<SiteDeps, 'db' | 'goods'>,
  now: Date,
): Promise<ListingNode[]> {
  const open = inMenuOrder(await loadNodes(db)).filter((node) => isOpen(node, now));
  const finder = await goods.finder();
  const counts = finder.count(open, now);
  return open.filter(({ id }) => (counts.get(id) ?? 0) > 0);
}
