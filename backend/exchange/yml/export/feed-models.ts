import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';

/** Maximum number of models for which one SQL statement assigns numbers. */
const PAGE = 5000;

/** Assigns a number for feeds to every model that has none, in the order of the models' ids. */
export async function numberModels(db: Database, signal?: AbortSignal): Promise<void> {
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined; ) {
    signal?.throwIfAborted();
    const { rows }: { rows: { id: string }[] } = await db.execute<{ id: string }>(sql`
      with page as (
        select id from variant_group where id > ${after}::uuid order by id limit ${PAGE}
      ), numbered as (
        insert into feed_model (group_id)
        select id from page where not exists (select from feed_model where group_id = id) order by id
        on conflict do nothing
      )
      select id from page order by id desc limit 1`);
    after = rows[0]?.id;
  }
}

/** Reads the numbers of models for feeds. A model that was added after `numberModels` has none. */
export async function modelNumbers(
  tx: Database,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ id: string; number: number }>(
    sql`select group_id as id, number from feed_model where group_id = any(${sql.param(groupIds)}::uuid[])`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}
