import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { loggedCause } from '../log/logged-cause.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from './metrics.ts';

type Parts = { db: Database; clock: () => Date; metrics: Metrics; logger: Logger };

/** Adds metrics of this process's connections to PostgreSQL. The embedded database has none. */
export function gaugeConnections(metrics: Metrics, { connections }: Pick<OpenDatabase, 'connections'>): void {
  if (!connections) return;
  const name = 'vitrina_database_connections';
  const help =
    'Busy and idle connections and waiting requests of one process; the maximum over the processes of a machine';
  metrics.gauge({ name, help, label: 'state' }, connections);
}

/**
 * Wraps the function that reads the values of a gauge. If it fails, a warning is logged, and the gauge has no
 * values.
 */
export const safeGauge = (logger: Logger) => (work: () => Promise<Record<string, number>>) => () =>
  work().catch((error: unknown) => {
    logger.warn({ cause: loggedCause(error) }, 'a gauge could not be read');
    return {};
  });

/** Adds metrics of the messages that wait in the outbox. Only processes that run the jobs report them. */
export function gaugeWork({ db, clock, metrics, logger }: Parts): void {
  const read = safeGauge(logger);
  metrics.gauge(
    {
      name: 'vitrina_outbox_messages',
      help: 'Messages waiting to be sent, and dead letters',
      label: 'state',
    },
    read(async () => {
      const { rows } = await db.execute<{ waiting: number; dead: number }>(sql`
        select (count(*) filter (where dead_at is null))::int as waiting,
               (count(*) filter (where dead_at is not null))::int as dead
        from outbox_message`);
      return { waiting: rows[0]?.waiting ?? 0, dead: rows[0]?.dead ?? 0 };
    }),
  );
  metrics.gauge(
    { name: 'vitrina_outbox_oldest_seconds', help: 'Age of the oldest message waiting to be sent' },
    read(async () => {
      const { rows } = await db.execute<{ age: number }>(sql`
        select coalesce(extract(epoch from ${clock().toISOString()}::timestamptz - min(created_at)), 0)::float as age
        from outbox_message where dead_at is null`);
      return { age: Math.max(0, rows[0]?.age ?? 0) };
    }),
  );
}
