import type { FacetCounts, Listing, ListingSort } from '#contract/client/client.schemas.ts';
import { isOpen } from '../domain/campaign-days.ts';
import type { LandingContent } from '../domain/tables/content-types.ts';
import { neighbours, toBreadcrumbs, toCategory, wayTo } from '../domain/tree.ts';
import { choose, type Filters } from '../listing/facets/choose.ts';
import { countModels } from '../listing/facets/count-models.ts';
import { rulesOfListing, toBanner } from '../listing/rules/rules-of-listing.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { CatalogDeps } from './base/deps.ts';
import { loadCards } from './cards/cards.ts';
import { cardsByUrl } from './product/cards-by-url.ts';
import { keptNodes, type ListingNode, leadsToClosed } from './tree/listing-nodes.ts';

/** Cards on a page of goods. */
export const pageSize = 24;

type Parts = Pick<CatalogDeps, 'db' | 'goods' | 'searchRules'>;

/**
 * A page of a listing under a choice, one card a model in the colour that suits the listing, the choice and the order
 * (openapi, getListing). `page` counts from 1; a listing of which nothing is left has one page.
 * An unknown path, a campaign outside its days and a page beyond the last are NOT_FOUND.
 */
export async function getListing(
  parts: Parts,
  { path, page, sort, ...filters }: { path: string; page: number; sort: ListingSort } & Filters,
  now: Date,
): Promise<Listing> {
  const { goods, searchRules } = parts;
  const nodes = await keptNodes(parts);
  const node = findOpen(nodes, path, now);
  const snapshot = await goods.current();
  const { scores, banner } = rulesOfListing(snapshot, path, searchRules.current());
  const choice = choose(snapshot, { listing: node, scores }, filters, now);
  const totalPages = Math.max(1, Math.ceil(choice.totalItems / pageSize));
  if (page > totalPages) throw new ProblemError(404, 'NOT_FOUND');

  const around = neighbours(nodes, node).filter((other) => isOpen(other, now));
  const counts = countModels(snapshot, around, now);
  const tile = node.tile && !leadsToClosed(nodes, node.tile.link.path, now) ? node.tile : null;
  return {
    path,
    kind: node.kind,
    title: node.name,
    breadcrumbs: toBreadcrumbs(wayTo(nodes, node)),
    subcategories: around.map((other) => toCategory(nodes, other, counts)),
    landing: node.landing && { ...node.landing, look: await lookOf(parts, node.landing, now) },
    banner: banner && toBanner(banner),
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

/** The outfit of a landing with the pieces there are; null when none is. */
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
 * What a choice in a listing leaves, without the goods (openapi, getListingFacets). An unknown path and a campaign
 * outside its days are NOT_FOUND.
 */
export async function getListingFacets(
  parts: Pick<CatalogDeps, 'db' | 'goods'>,
  { path, ...filters }: { path: string } & Filters,
  now: Date,
): Promise<FacetCounts> {
  const node = findOpen(await keptNodes(parts), path, now);
  const choice = choose(await parts.goods.current(), { listing: node }, filters, now);
  return { totalItems: choice.totalItems, facets: choice.facets(), priceRange: choice.priceRange() };
}

function findOpen(nodes: readonly ListingNode[], path: string, now: Date): ListingNode {
  const node = nodes.find((other) => other.path === path);
  if (!node || !isOpen(node, now)) throw new ProblemError(404, 'NOT_FOUND');
  return node;
}
