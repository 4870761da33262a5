import type { PlatformDeps } from '../base/deps.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { tracedAlone } from '../tracing/tracing.ts';

/** Periodic work in the background. */
export type Job = {
  /** Name in the log. */
  name: string;
  /** Interval between starts, in ms. */
  every: number;
  /** Does the work. When the signal fires, the run must finish what it has started and return. */
  run(signal: AbortSignal): Promise<void>;
};

export type Jobs = {
  /** Runs a job at once. If the job is already running, it runs again afterwards. */
  wake(job: Job): void;
  /** Waits for the current runs to end. */
  stop(): Promise<void>;
};

/**
 * Runs every job at once, to catch up after downtime, and then at its interval. A job never runs twice at the
 * same time. A failure is logged, and the job runs again at its next interval.
 */
export function startJobs(
  { logger, metrics }: Pick<PlatformDeps, 'logger' | 'metrics'>,
  jobs: readonly Job[],
): Jobs {
  const running = new Map<Job, Promise<void>>();
  const wanted = new Set<Job>();
  const stopping = new AbortController();
  const { signal } = stopping;
  async function turn(job: Job): Promise<void> {
    do {
      wanted.delete(job);
      const done = metrics.jobs.startTimer({ name: job.name });
      try {
        await tracedAlone({ name: job.name, kind: 'internal' }, () => job.run(signal));
        done({ outcome: 'done' });
      } catch (error) {
        done({ outcome: 'failed' });
        logger.warn({ cause: loggedCause(error) }, `${job.name} failed`);
      }
    } while (wanted.has(job) && !signal.aborted);
    running.delete(job);
  }
  const begin = (job: Job) => {
    if (!running.has(job) && !signal.aborted) running.set(job, turn(job));
  };
  const timers = jobs.map((job) => setInterval(() => begin(job), job.every).unref());
  for (const job of jobs) begin(job);
  return {
    wake(job) {
      wanted.add(job);
      begin(job);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
