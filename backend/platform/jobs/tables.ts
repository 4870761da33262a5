import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** The last run of each periodic job. Several processes may run a job; the last one to note a run is shown. */
export const jobRun = pgTable('job_run', {
  name: text('name').primaryKey(),
  /** Time in seconds from one start to the next. */
  everySeconds: integer('every_seconds').notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at').notNull(),
  /** When the job failed last, and why; null if it has succeeded since. Contains no personal data. */
  failedAt: moment('failed_at'),
  failure: text('failure'),
});
