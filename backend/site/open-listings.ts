import { type ListingNode, loadNodes } from '../catalog/tree/listing-nodes.ts';
import { isOpen } from '../domain/campaign-days.ts';
import { inMenuOrder } from '../domain/tree.ts';
import { countModels } from '../listing/facets/count-models.ts';
import type { SiteDeps } from './deps.ts';

/** Listings worth a visit today: open ones that are not empty, in the order of the menu. */
export async function openListings(
  { db, goods }: Pick<SiteDeps, 'db' | 'goods'>,
  now: Date,
): Promise<ListingNode[]> {
  const open = inMenuOrder(await loadNodes(db)).filter((node) => isOpen(node, now));
  const counts = countModels(await goods.current(), open, now);
  return open.filter(({ id }) => (counts.get(id) ?? 0) > 0);
}
