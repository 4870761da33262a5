import { isOpen } from '../../domain/periods/campaign-days.ts';
import { category } from '../../domain/tables/goods.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CatalogDeps } from '../base/deps.ts';

export type ListingNode = typeof category.$inferSelect;

/** All listings of the shop, including listings that are not in the menu. */
export async function loadNodes(db: Database): Promise<ListingNode[]> {
  // Must be awaited here: a Drizzle query that is returned would run again at every await.
  return await db.select().from(category);
}

/**
 * Like `loadNodes`, but cached until a listing changes, because listings contain large texts and picture
 * data.
 */
export const cachedNodes = ({
  db,
  goods,
}: Pick<CatalogDeps, 'db' | 'goods'>): Promise<readonly ListingNode[]> =>
  goods.cached('listings', () => loadNodes(db));

/** Whether a URL path, with or without a leading slash, is that of a campaign that is not open now. */
export function leadsToClosedCampaign(nodes: readonly ListingNode[], path: string, now: Date): boolean {
  const target = path.replace(/^\//, '').replace(/[?#].*$/, '');
  return nodes.some((node) => node.path === target && !isOpen(node, now));
}
