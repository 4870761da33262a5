import type { ShopEvents } from '#contract/zod/zod.schemas.ts';
import { queryForStatistics } from '../../shared/text/query-for-statistics.ts';
import { shopEvent } from '../domain/tables/events.ts';
import type { ReportDeps } from './deps.ts';

/**
 * Stores events that a browser sends, with the time at which they arrive, but with nothing that identifies
 * the browser.
 */
export async function recordEvents(
  { db, clock, limits }: Pick<ReportDeps, 'db' | 'clock' | 'limits'>,
  { events, clientIp }: { events: ShopEvents['events']; clientIp: string },
): Promise<void> {
  await limits.events(clientIp);
  const at = clock();
  const rows = events.flatMap(({ kind, first, query, found, productUrl, size, quantity }) => {
    const storedQuery = query === undefined ? null : queryForStatistics(query);
    if (kind === 'SEARCH' && storedQuery === null) return [];
    return [
      {
        at,
        kind,
        isFirst: first,
        query: storedQuery,
        found: found ?? null,
        productUrl: productUrl ?? null,
        size: size ?? null,
        quantity: quantity ?? null,
      },
    ];
  });
  if (rows.length > 0) await db.insert(shopEvent).values(rows);
}
