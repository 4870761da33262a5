import type { PlatformDeps } from '../base/deps.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { tracedAlone } from '../tracing/tracing.ts';

/** Periodic work in the background. */
export type Job = {
  /** As the log calls it. */
  name: string;
  /** In ms, from one begin to the next. */
  every: number;
  /** The signal asks it to come to an end with what it has begun. */
  run(signal: AbortSignal): Promise<void>;
};

export type Jobs = {
  /** Runs a job at once, and again if it is under way. */
  wake(job: Job): void;
  /** Waits for the runs that have begun. */
  stop(): Promise<void>;
};

/**
 * Runs every job at once, for what fell due while the shop was closed, and then at its own interval, none while its
 * last run is still under way. A failure is logged and waits for the next turn.
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
