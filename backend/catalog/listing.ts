import type { Listing } from '../../src/generated/model/listing.ts';
import type { ListingSort } from '../../src/generated/model/listingSort.ts';
import type { Database } from '../db/client.ts';
import { ProblemError } from '../http/problem.ts';
import { belongsTo, countModels } from './belonging.ts';
import { isOpen } from './campaign-days.ts';
import { loadCards } from './cards.ts';
import { leadsToClosed, loadNodes } from './navigation.ts';
import { pageOfModels, pageSize } from './shown-models.ts';
import { neighbours, toBreadcrumbs, toCategory, wayTo } from './tree.ts';

/**
 * A page of a listing, one card a model in the colour that suits the listing and its order (openapi, getListing).
 * `page` counts from 1; an empty listing has one page.
 * An unknown path, a campaign outside its days and a page beyond the last are NOT_FOUND.
 */
export async function getListing(
  db: Database,
  { path, page, sort }: { path: string; page: number; sort: ListingSort },
  now: Date,
): Promise<Listing> {
  const nodes = await loadNodes(db);
  const node = nodes.find((other) => other.path === path);
  if (!node || !isOpen(node, now)) throw new ProblemError(404, 'NOT_FOUND');

  const choice = { belongs: belongsTo(db, node, now), prefersReduced: node.kind === 'sale' };
  const found = await pageOfModels(db, choice, { page, sort });
  if (!found) throw new ProblemError(404, 'NOT_FOUND');

  const around = neighbours(nodes, node).filter((other) => isOpen(other, now));
  const counts = await countModels(db, around, now);
  const tile = node.tile && !leadsToClosed(nodes, node.tile.link.path, now) ? node.tile : null;
  return {
    path,
    kind: node.kind,
    title: node.name,
    breadcrumbs: toBreadcrumbs(wayTo(nodes, node)),
    subcategories: around.map((other) => toCategory(nodes, other, counts)),
    landing: node.landing,
    tile,
    sort,
    page,
    pageSize,
    totalItems: found.totalItems,
    totalPages: Math.max(1, Math.ceil(found.totalItems / pageSize)),
    items: await loadCards(db, found.variantIds, now),
  };
}
