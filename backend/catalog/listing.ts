import type { FacetCounts, Listing, ListingSort } from '#contract/client/client.schemas.ts';
import { isOpen } from '../domain/periods/campaign-days.ts';
import { currentOf } from '../domain/periods/periods.ts';
import type { LandingContent, TileContent } from '../domain/tables/content-types.ts';
import { neighbours, toBreadcrumbs, toCategory, wayTo } from '../domain/tree.ts';
import type { Filters } from '../listing/facets/choose.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { CatalogDeps } from './base/deps.ts';
import { cardsByUrl, loadCards } from './cached/cards.ts';
import { cachedNodes, type ListingNode, leadsToClosedCampaign } from './cached/listing-nodes.ts';

/** Number of product cards per page of a listing. */
export const pageSize = 24;

type Parts = Pick<CatalogDeps, 'db' | 'goods'>;

/**
 * A page of a listing for the chosen filters. It has one card per model, in the colour that best fits the
 * listing, the filters and the sort (openapi, getListing). `page` starts at 1; an empty result has one page.
 * Throws NOT_FOUND for an unknown path, a closed campaign or a page past the end.
 */
export async function getListing(
  parts: Parts,
  { path, page, sort, ...filters }: { path: string; page: number; sort: ListingSort } & Filters,
  now: Date,
): Promise<Listing> {
  const nodes = await cachedNodes(parts);
  const node = findOpen(nodes, path, now);
  const around = neighbours(nodes, node).filter((other) => isOpen(other, now));
  const breadcrumbs = toBreadcrumbs(wayTo(nodes, node));
  const tile = tileOf(nodes, node, now);
  const landing = node.landing && (await toLanding(parts, node.landing, now));

  const finder = await parts.goods.finder();
  const choice = finder.inListing(node, filters, now);
  const totalPages = Math.max(1, Math.ceil(choice.totalItems / pageSize));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');
  const counts = finder.count(around, now);
  return {
    path,
    kind: node.kind,
    title: node.name,
    breadcrumbs,
    subcategories: around.map((other) => toCategory(nodes, other, counts)),
    landing,
    banner: finder.bannerOf(path, now),
    tile,
    facets: choice.facets(),
    priceRange: choice.priceRange(),
    sort,
    page,
    pageSize,
    totalItems: choice.totalItems,
    totalPages,
    items: await loadCards(parts, choice.page(sort, page, pageSize), now),
  };
}

/** The tile of a listing; null if it has none, or if the tile links to a campaign that is closed now. */
function tileOf(
  nodes: readonly ListingNode[],
  { tile, timedTiles }: Pick<ListingNode, 'tile' | 'timedTiles'>,
  now: Date,
): TileContent | null {
  const leadsSomewhere = ({ link }: TileContent) => !leadsToClosedCampaign(nodes, link.path, now);
  const timed = currentOf((timedTiles ?? []).filter(leadsSomewhere), now);
  if (!timed) return tile && leadsSomewhere(tile) ? tile : null;
  const { from: _from, to: _to, ...shown } = timed;
  return shown;
}

async function toLanding(parts: Parts, landing: LandingContent, now: Date): Promise<Listing['landing']> {
  const { from: _from, to: _to, ...shown } = landing;
  return { ...shown, look: await lookOf(parts, landing, now) };
}

/** The outfit that a landing shows, without goods that no longer exist; null if none of its goods exist. */
async function lookOf(
  parts: Parts,
  { look }: LandingContent,
  now: Date,
): Promise<NonNullable<Listing['landing']>['look']> {
  if (!look) return null;
  const { title, scene, productUrls } = look;
  const products = await cardsByUrl(parts, productUrls, now);
  return products.length > 0 ? { kind: 'look', title, scene, products } : null;
}

/**
 * The facets of a listing for the chosen filters, without the goods (openapi, getListingFacets). Throws
 * NOT_FOUND for an unknown path and a closed campaign.
 */
export async function getListingFacets(
  parts: Parts,
  { path, ...filters }: { path: string } & Filters,
  now: Date,
): Promise<FacetCounts> {
  const node = findOpen(await cachedNodes(parts), path, now);
  const finder = await parts.goods.finder();
  const choice = finder.inListing(node, filters, now);
  return { totalItems: choice.totalItems, facets: choice.facets(), priceRange: choice.priceRange() };
}

function findOpen(nodes: readonly ListingNode[], path: string, now: Date): ListingNode {
  const node = nodes.find((other) => other.path === path);
  if (!node || !isOpen(node, now)) throw new ProblemError(404, 'NOT_FOUND');
  return node;
}
