import { type SQL, sql } from 'drizzle-orm';
import { variantGroup } from '../db/schema.ts';

const newForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Whether a model counts as new: published in the 30 days before `now`, or among the newest tenth of the
 * catalogue, whichever is more, so that «Новинки» never stand empty when nothing was published for a month.
 */
export function isNew(now: Date): SQL<boolean> {
  const monthAgo = new Date(now.getTime() - newForMs).toISOString();
  const newestTenth = sql`(
    select percentile_disc(0.9) within group (order by newest.published_at) from variant_group newest
  )`;
  return sql<boolean>`${variantGroup.publishedAt} >= least(${monthAgo}::timestamptz, ${newestTenth})`;
}
