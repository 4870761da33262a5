import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';

/** Maximum number of models in one SQL statement. */
const PAGE = 5000;

/** Assigns a feed number to every model without one, in the order of the models' ids. */
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

/** Reads the feed numbers of models. Models added after `numberModels` ran have no number. */
export async function modelNumbers(
  tx: Database,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ id: string; number: number }>(
    sql`select group_id as id, number from feed_model where group_id = any(${sql.param(groupIds)}::uuid[])`,
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}
