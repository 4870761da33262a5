import { isDatabaseDown } from '../platform/db/database-down.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { Logger } from '../platform/log/logger.ts';

export type ChangeChecks = {
  /**
   * Resolves when the goods are at most `maxAgeMs` old; during an outage of the database, also with older
   * goods.
   */
  check(): Promise<void>;
  /** The check in progress, if any. */
  pending(): Promise<void> | undefined;
};

type ChangeChecksParts = {
  work: () => Promise<void>;
  /** Minimum pause between two checks, in ms. With 0, every call checks. */
  maxAgeMs: number;
  /** Whether goods were loaded before, so that they can be shown during an outage of the database. */
  hasGoods: () => boolean;
  logger: Logger;
};

/** Checks for changes of goods when a call needs fresh goods. Concurrent calls share one check. */
export function createChangeChecks({ work, maxAgeMs, hasGoods, logger }: ChangeChecksParts): ChangeChecks {
  let freshAt = Number.NEGATIVE_INFINITY;
  let running: { since: number; done: Promise<void> } | undefined;
  /**
   * Number of calls so far. Each check stores it when it begins. So a call knows whether a check began after
   * it.
   */
  let calls = 0;
  /**
   * Whether the last check failed to reach the database. Then calls use the loaded goods at once, and checks
   * continue in the background.
   */
  let isOutage = false;

  /**
   * Waits for a check that began at most `maxAgeMs` before this call; if no such check exists, starts one.
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
