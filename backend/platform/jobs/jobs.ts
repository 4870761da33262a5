import type { Deps } from '../../deps.ts';
import { loggedCause } from '../log/logged-cause.ts';

/** Something done now and then beside the requests. */
export type Chore = {
  /** As the log calls it. */
  name: string;
  /** In ms, from the end of the wait to the next begin. */
  every: number;
  run(): Promise<void>;
};

/**
 * Does every chore at its own pace, none while its last run is still under way. A failure is logged and waits for the
 * next turn. `stop` waits for the runs that have begun.
 */
export function startChores(logger: Deps['logger'], chores: readonly Chore[]): { stop(): Promise<void> } {
  const running = new Map<Chore, Promise<void>>();
  const timers = chores.map((chore) => {
    const turn = async () => {
      try {
        await chore.run();
      } catch (error) {
        logger.warn({ cause: loggedCause(error) }, `${chore.name} failed`);
      } finally {
        running.delete(chore);
      }
    };
    const timer = setInterval(() => {
      if (!running.has(chore)) running.set(chore, turn());
    }, chore.every);
    return timer.unref();
  });
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
