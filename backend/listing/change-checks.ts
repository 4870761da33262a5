import { isDatabaseDown } from '../platform/db/database-down.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { Logger } from '../platform/log/logger.ts';

export type ChangeChecks = {
  /**
   * Resolves when the goods in memory are at most `maxAgeMs` old. If the database is unreachable, it resolves
   * with older goods.
   */
  check(): Promise<void>;
  /** The check that is running now, if any. */
  pending(): Promise<void> | undefined;
};

type ChangeChecksParts = {
  work: () => Promise<void>;
  /** Minimum pause between two checks, in ms. If it is 0, each call makes a check. */
  maxAgeMs: number;
  /** Whether goods have been loaded, so that they can be shown while the database is unreachable. */
  hasGoods: () => boolean;
  logger: Logger;
};

/**
 * Checks whether goods have changed when a caller needs current ones. Callers at the same time share one
 * check.
 */
export function createChangeChecks({ work, maxAgeMs, hasGoods, logger }: ChangeChecksParts): ChangeChecks {
  let freshAt = Number.NEGATIVE_INFINITY;
  let running: { since: number; done: Promise<void> } | undefined;
  /**
   * Counts calls. A check stores the count when it begins, so a call can find out whether a check began after
   * the call.
   */
  let calls = 0;
  /**
   * Whether the last check could not reach the database. Callers then get the loaded goods at once, and
   * checks continue in the background.
   */
  let isOutage = false;

  /**
   * Waits for a check that began less than `maxAgeMs` before this call, or starts a check if no such check
   * exists.
   */
  async function checkOnce(): Promise<void> {
    const asked = performance.now();
    const call = ++calls;
    for (;;) {
      if (freshAt > asked - maxAgeMs) return;
      if (running) {
        const { since, done } = running;
        await done;
        if (maxAgeMs === 0 && since >= call) return;
        continue;
      }
      const began = performance.now();
      const done = work().then(() => {
        freshAt = began;
      });
      running = { since: calls, done };
      try {
        await done;
      } finally {
        running = undefined;
      }
      if (maxAgeMs === 0) return;
    }
  }

  async function check(): Promise<void> {
    const checked = checkOnce().then(
      () => {
        if (isOutage) logger.info({}, 'the database is back');
        isOutage = false;
      },
      (error: unknown) => {
        if (!hasGoods() || maxAgeMs === 0 || !isDatabaseDown(error)) throw error;
        if (!isOutage)
          logger.warn({ cause: loggedCause(error) }, 'goods may be outdated because the database is down');
        isOutage = true;
      },
    );
    if (isOutage)
      checked.catch((error: unknown) =>
        logger.warn({ cause: loggedCause(error) }, 'changes of goods could not be followed'),
      );
    else await checked;
  }

  return { check, pending: () => running?.done };
}
