import { eq, isNotNull, or, sql } from 'drizzle-orm';
import { periodOfLanding } from '../../domain/periods/campaign-days.ts';
import { contentPage } from '../../domain/tables/content.ts';
import type { Period } from '../../domain/tables/content-types.ts';
import { category, scheduledPrice } from '../../domain/tables/goods.ts';
import type { Database } from '../../platform/db/database.ts';

/**
 * The times at which something on the shop's pages changes because a period begins or ends: scheduled prices,
 * campaigns, tiles, heroes and sections of the home page. In ms, ascending, without duplicates.
 */
export async function loadBoundaries(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ at: number }>(sql`
    select (extract(epoch from at) * 1000)::float8 as at
    from (select starts_at as at from ${scheduledPrice} union select ends_at from ${scheduledPrice}) moments
    where at is not null`);
  const periods = [...(await periodsOfHome(db)), ...(await periodsOfListings(db))];
  const moments = periods.flatMap(({ from, to }) => [from, to].filter((one) => one !== undefined));
  const all = [...rows.map(({ at }) => at), ...moments.map((moment) => Date.parse(moment))];
  return [...new Set(all)].sort((one, other) => one - other);
}

async function periodsOfHome(db: Database): Promise<Period[]> {
  const [page] = await db
    .select({ body: contentPage.body })
    .from(contentPage)
    .where(eq(contentPage.kind, 'home'));
  if (!page || !('hero' in page.body)) return [];
  return [...(page.body.timedHeroes ?? []), ...page.body.sections];
}

async function periodsOfListings(db: Database): Promise<Period[]> {
  const rows = await db
    .select({ landing: category.landing, timedTiles: category.timedTiles })
    .from(category)
    .where(or(isNotNull(category.landing), isNotNull(category.timedTiles)));
  return rows.flatMap(({ landing, timedTiles }) => [
    ...(landing ? [periodOfLanding(landing)] : []),
    ...(timedTiles ?? []),
  ]);
}

/** The first boundary after a moment, in ms; Infinity if none follows. */
export function boundaryAfter(boundaries: readonly number[], moment: number): number {
  return boundaries.find((boundary) => boundary > moment) ?? Number.POSITIVE_INFINITY;
}
