import { asc } from 'drizzle-orm';
import type { PlatformDeps } from '../base/deps.ts';
import type { Database } from '../db/database.ts';
import { loggedCause } from '../log/logged-cause.ts';
import type { Job } from './jobs.ts';
import { jobRun } from './tables.ts';

/**
 * Some jobs run every two seconds. A run that ends like the one before is noted only after this time in ms.
 */
const NOTED_EVERY = 30_000;

/**
 * Returns a function for `startJobs` that notes the runs of jobs in the database, so that every process can
 * show them. If a run cannot be noted, the job is not disturbed.
 */
export function noteRuns({ db, clock, logger }: Pick<PlatformDeps, 'db' | 'clock' | 'logger'>) {
  const noted = new Map<string, { startedAt: Date; failure: string | null }>();
  return ({ name, every }: Job) => {
    const startedAt = clock();
    return async (failure: string | null): Promise<void> => {
      const last = noted.get(name);
      const isSoon = last && startedAt.getTime() - last.startedAt.getTime() < NOTED_EVERY;
      if (isSoon && last.failure === failure) return;
      const finishedAt = clock();
      const failedAt = failure === null ? null : finishedAt;
      const row = { everySeconds: Math.ceil(every / 1000), startedAt, finishedAt, failedAt, failure };
      try {
        await db
          .insert(jobRun)
          .values({ name, ...row })
          .onConflictDoUpdate({ target: jobRun.name, set: row });
        noted.set(name, { startedAt, failure });
      } catch (error) {
        logger.warn({ cause: loggedCause(error) }, 'the run of a job could not be noted');
      }
    };
  };
}

/** The last run of each job. */
export const readRuns = (db: Database) => db.select().from(jobRun).orderBy(asc(jobRun.name));
