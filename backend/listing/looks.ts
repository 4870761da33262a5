import { isDatabaseDown } from '../platform/db/database-down.ts';
import { loggedCause } from '../platform/log/logged-cause.ts';
import type { Logger } from '../platform/log/logger.ts';

export type Looks = {
  /** Resolves when what is known is at most `maxAgeMs` old, or is all there is while the database is down. */
  look(): Promise<void>;
  /** The look that is under way. */
  pending(): Promise<void> | undefined;
};

type LooksParts = {
  work: () => Promise<void>;
  /** Milliseconds between two looks; 0 looks at every call. */
  maxAgeMs: number;
  /** Whether there is anything to show while the database is down. */
  hasGoods: () => boolean;
  logger: Logger;
};

/** Looks for changes when a call asks, one look at a time. */
export function createLooks({ work, maxAgeMs, hasGoods, logger }: LooksParts): Looks {
  let freshAt = Number.NEGATIVE_INFINITY;
  let looking: { since: number; done: Promise<void> } | undefined;
  /** Counts calls, so that a look knows which of them it answers. */
  let calls = 0;
  /** Whether the last look found no database: calls are then answered with what is known, and a look goes on beside them. */
  let isOutage = false;

  /** A call is content with a look that began no longer before it than `maxAgeMs`. */
  async function lookOnce(): Promise<void> {
    const asked = performance.now();
    const call = ++calls;
    for (;;) {
      if (freshAt > asked - maxAgeMs) return;
      if (looking) {
        const { since, done } = looking;
        await done;
        if (maxAgeMs === 0 && since >= call) return;
        continue;
      }
      const began = performance.now();
      const done = work().then(() => {
        freshAt = began;
      });
      looking = { since: calls, done };
      try {
        await done;
      } finally {
        looking = undefined;
      }
      if (maxAgeMs === 0) return;
    }
  }

  async function look(): Promise<void> {
    const looked = lookOnce().then(
      () => {
        if (isOutage) logger.info({}, 'the database is back');
        isOutage = false;
      },
      (error: unknown) => {
        if (!hasGoods() || maxAgeMs === 0 || !isDatabaseDown(error)) throw error;
        if (!isOutage) logger.warn({ cause: loggedCause(error) }, 'goods are shown as they were');
        isOutage = true;
      },
    );
    if (isOutage)
      looked.catch((error: unknown) =>
        logger.warn({ cause: loggedCause(error) }, 'goods could not be followed'),
      );
    else await looked;
  }

  return { look, pending: () => looking?.done };
}
