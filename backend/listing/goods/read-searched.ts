import { and, count, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { shopEvent } from '../../domain/tables/events.ts';
import type { Database } from '../../platform/db/client.ts';
import type { SearchedQuery } from '../words/wanted-queries.ts';

const DAYS = 90;
const MOST = 5000;

/** What was searched for in the last 90 days and found something, the most frequent first. */
export async function readSearched(db: Database): Promise<SearchedQuery[]> {
  const times = count();
  const rows = await db
    .select({ text: shopEvent.query, times })
    .from(shopEvent)
    .where(
      and(
        eq(shopEvent.kind, 'SEARCH'),
        gt(shopEvent.found, 0),
        gt(shopEvent.at, sql`now() - make_interval(days => ${DAYS})`),
        isNotNull(shopEvent.query),
      ),
    )
    .groupBy(shopEvent.query)
    .orderBy(desc(times), shopEvent.query)
    .limit(MOST);
  return rows.map(({ text, times: found }) => ({ text: text ?? '', times: found }));
}
