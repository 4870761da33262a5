import { isOpen } from '../../domain/campaign-days.ts';
import { category } from '../../domain/tables/goods.ts';
import type { Database } from '../../platform/db/database.ts';
import type { CatalogDeps } from '../base/deps.ts';

export type ListingNode = typeof category.$inferSelect;

/** All listings of the shop, those outside the menu among them. */
export async function loadNodes(db: Database): Promise<ListingNode[]> {
  // Awaited: a query of Drizzle that is returned as it is runs again at every await.
  return await db.select().from(category);
}

/** The same, read again only when they changed: texts and pictures of all listings are much to read for each page. */
export const keptNodes = ({
  db,
  goods,
}: Pick<CatalogDeps, 'db' | 'goods'>): Promise<readonly ListingNode[]> =>
  goods.kept('listings', () => loadNodes(db));

/** Whether a path, with its leading slash or without, leads to a campaign that is over or has not begun. */
export function leadsToClosed(nodes: readonly ListingNode[], path: string, now: Date): boolean {
  const target = path.replace(/^\//, '').replace(/[?#].*$/, '');
  return nodes.some((node) => node.path === target && !isOpen(node, now));
}
