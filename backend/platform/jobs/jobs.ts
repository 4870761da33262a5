import type { PlatformDeps } from '../base/deps.ts';
import { loggedCause } from '../log/logged-cause.ts';
import { tracedAlone } from '../tracing/tracing.ts';

/** Work that is done in the background at regular intervals. */
export type Job = {
  /** Name of the job in the log. */
  name: string;
  /** Time in ms from one start to the next. */
  every: number;
  /**
   * Does the work. When the signal fires, because the shop stops, it must finish what it has begun and
   * return.
   */
  run(signal: AbortSignal): Promise<void>;
};

export type Jobs = {
  /** Runs a job at once. If it is already running, runs it again afterwards. */
  wake(job: Job): void;
  /** Stops the jobs. Resolves when all runs in progress have ended. */
  stop(): Promise<void>;
};

type Tools = Pick<PlatformDeps, 'logger' | 'metrics'> & {
  /**
   * Called when a run begins. Returns a function that is called when it has ended, with the reason if it
   * failed. Neither may throw.
   */
  onRun?: (job: Job) => (failure: string | null) => Promise<void>;
};

/**
 * Runs every job at once, because the shop may have been down, and then at its interval. Runs of the same job
 * never overlap. If a run fails, the error is logged, and the job runs again at its next interval.
 */
export function startJobs({ logger, metrics, onRun }: Tools, jobs: readonly Job[]): Jobs {
  const running = new Map<Job, Promise<void>>();
  const wanted = new Set<Job>();
  const stopping = new AbortController();
  const { signal } = stopping;
  async function turn(job: Job): Promise<void> {
    do {
      wanted.delete(job);
      const done = metrics.jobs.startTimer({ name: job.name });
      const ended = onRun?.(job);
      let failure: string | null = null;
      try {
        await tracedAlone({ name: job.name, kind: 'internal' }, () => job.run(signal));
        done({ outcome: 'done' });
      } catch (error) {
        done({ outcome: 'failed' });
        const cause = loggedCause(error);
        failure = cause.message;
        logger.warn({ cause }, `${job.name} failed`);
      }
      await ended?.(failure);
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
