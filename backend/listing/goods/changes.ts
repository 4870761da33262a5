import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

/** What changed between two looks. */
export type Changes = {
  /** What was visible at the later look, for the next one. */
  seen: string;
  /** Models that changed; null when everything may have. */
  groupIds: string[] | null;
  /** Whether texts, the home page, size tables or cities changed. */
  isContent: boolean;
};

/** What is visible now, as PostgreSQL writes its snapshots. */
export async function lookAround(db: Database): Promise<string> {
  const { rows } = await db.execute<{ seen: string }>(sql`select pg_current_snapshot()::text as seen`);
  return rows[0]?.seen ?? '';
}

/**
 * What became visible since an earlier look. A transaction that began before that look and ended after it is among
 * them, which no order of ids could promise.
 */
export async function readChanges(db: Database, seen: string): Promise<Changes> {
  const { rows } = await db.execute<Row>(sql`
    with noted as (
      select distinct group_id, is_content from goods_change
      where xid >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${seen}::pg_snapshot)
    )
    select pg_current_snapshot()::text as seen,
      (select json_agg(group_id) from noted where not is_content) as ids,
      exists(select from noted where is_content) as content`);
  const [row] = rows;
  if (!row) throw new Error('No answer about changes of goods.');
  const ids = row.ids ?? [];
  const named = ids.filter((id) => id !== null);
  return {
    seen: row.seen,
    groupIds: named.length < ids.length ? null : named,
    isContent: row.content,
  };
}

type Row = { seen: string; ids: (string | null)[] | null; content: boolean };
