import type { Deps } from '../../deps.ts';
import { loggedCause } from '../log/logged-cause.ts';

/** Periodic work in the background. */
export type Job = {
  /** As the log calls it. */
  name: string;
  /** In ms, from the end of the wait to the next begin. */
  every: number;
  run(): Promise<void>;
};

/**
 * Runs every job at its own interval, none while its last run is still under way. A failure is logged and waits for the
 * next turn. `stop` waits for the runs that have begun.
 */
export function startJobs(logger: Deps['logger'], jobs: readonly Job[]): { stop(): Promise<void> } {
  const running = new Map<Job, Promise<void>>();
  const timers = jobs.map((job) => {
    const turn = async () => {
      try {
        await job.run();
      } catch (error) {
        logger.warn({ cause: loggedCause(error) }, `${job.name} failed`);
      } finally {
        running.delete(job);
      }
    };
    const timer = setInterval(() => {
      if (!running.has(job)) running.set(job, turn());
    }, job.every);
    return timer.unref();
  });
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
