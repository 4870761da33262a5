import { isDatabaseDown } from '../platform/db/database-down.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { Logger } from '../platform/log/logger.ts';

export type ChangeChecks = {
  /**
   * Resolves when the goods are at most `maxAgeMs` old. During an outage of the database it resolves although
   * they are older.
   */
  check(): Promise<void>;
  /** The check in progress, if any. */
  pending(): Promise<void> | undefined;
};

type ChangeChecksParts = {
  work: () => Promise<void>;
  /** Minimum pause between two checks, in ms; 0 checks on every call. */
  maxAgeMs: number;
  /** Whether older goods are available to be shown during an outage of the database. */
  hasGoods: () => boolean;
  logger: Logger;
};

/** Checks for changes when a call needs it; concurrent calls share one check. */
export function createChangeChecks({ work, maxAgeMs, hasGoods, logger }: ChangeChecksParts): ChangeChecks {
  let freshAt = Number.NEGATIVE_INFINITY;
  let running: { since: number; done: Promise<void> } | undefined;
  /** Numbers the calls, so that a check knows which calls it answers. */
  let calls = 0;
  /**
   * Whether the last check could not reach the database. While it is true, calls get the known goods at once,
   * and checks continue in the background.
   */
  let isOutage = false;

  /** A call is satisfied by any check that began at most `maxAgeMs` before the call. */
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
