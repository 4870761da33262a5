import { sql } from 'drizzle-orm';
import { POOL_SIZE } from '../platform/db/client.ts';
import type { Database } from '../platform/db/database.ts';
import { type Finding, ok, problem } from './check.ts';

/** Connections that the shop opens in addition to its pools: one for the migrations at its start. */
const BESIDE = 1;

export const ownConnection = ok('The embedded database needs no connections.');

/**
 * Checks whether PostgreSQL allows this user the number of connections that the processes need at full load.
 */
export async function countConnections(db: Database, workers: number): Promise<Finding> {
  // If PostgreSQL returns -1, the user or the database has no connection limit of its own.
  const { rows } = await db.execute<{ most: number }>(sql`
    select least(
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
    ) as most`);
  const most = Number(rows[0]?.most);
  const needed = workers * POOL_SIZE + BESIDE;
  const says = `PostgreSQL gives this user ${most} connections, and ${workers} processes take up to ${needed}`;
  return needed > most
    ? problem(`${says}: raise max_connections or the limit of the user or database, or lower WORKERS.`)
    : ok(`${says}; processes on other machines need more.`);
}
