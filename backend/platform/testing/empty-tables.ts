import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/**
 * Deletes all rows of these tables and of all tables that refer to them, in a tenth of the time of `truncate
 * … cascade`, which creates new files for every table and index. Triggers and foreign key actions do not run.
 */
export async function emptyTables(db: Database, tables: readonly string[]): Promise<void> {
  const named = `{${tables.join(',')}}`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const { rows } = await tx.execute<{ name: string }>(sql`
      with recursive emptied (id) as (
        select unnest(${named}::text[]::regclass[])::oid
        union
        select conrelid from pg_constraint join emptied on confrelid = emptied.id where contype = 'f'
      ) select id::regclass::text as name from emptied`);
    const deletions = rows.map(({ name }, at) => `gone_${at} as (delete from ${name})`);
    await tx.execute(sql.raw(`with ${deletions.join(', ')} select 1`));
  });
}
