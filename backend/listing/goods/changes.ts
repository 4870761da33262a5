import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

/** What has changed in the shop's goods between two checks. */
export type Changes = {
  /** The database snapshot of the later check, to be passed to the next check. */
  seen: string;
  /** Ids of the changed models; null if any model may have changed. */
  groupIds: string[] | null;
  /** Whether texts, the home page, size tables or cities changed. */
  isContent: boolean;
};

/** The current database snapshot, in PostgreSQL's text format. */
export async function readDatabaseSnapshot(db: Database): Promise<string> {
  const { rows } = await db.execute<{ seen: string }>(sql`select pg_current_snapshot()::text as seen`);
  return rows[0]?.seen ?? '';
}

/**
 * Reads the changes that have become visible since an earlier database snapshot, including changes by
 * transactions that began before the snapshot and ended after it. Reading only rows with larger ids would
 * miss such changes.
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
  if (!row) throw new Error('The query for changes of goods returned no row.');
  const ids = row.ids ?? [];
  const named = ids.filter((id) => id !== null);
  return {
    seen: row.seen,
    groupIds: named.length < ids.length ? null : named,
    isContent: row.content,
  };
}

type Row = { seen: string; ids: (string | null)[] | null; content: boolean };
