import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import type { Logger } from '../platform/log/logger.ts';
import { safeGauge } from '../platform/metrics/database-gauges.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { payment } from './base/tables.ts';
import { isUndecided } from './payment-cases.ts';

/** Records metrics of payments. Only processes that run the background jobs do this. */
export function gaugePayments({
  db,
  metrics,
  logger,
}: {
  db: Database;
  metrics: Metrics;
  logger: Logger;
}): void {
  metrics.gauge(
    {
      name: 'vitrina_payments_under_way',
      help: 'Unfinished online payment attempts',
      label: 'state',
    },
    safeGauge(logger)(async () => {
      const { rows } = await db.execute<{ state: string; count: number }>(sql`
        select state, count(*)::int as count from payment where ask_at is not null group by state`);
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    }),
  );
  metrics.gauge(
    {
      name: 'vitrina_payments_undecided',
      help: 'Payments of another sum than was due that wait for a decision of an operator',
    },
    safeGauge(logger)(async () => ({ undecided: await db.$count(payment, isUndecided) })),
  );
}
