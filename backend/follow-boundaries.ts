import { boundaryAfter, loadBoundaries } from './catalog/schedule/boundaries.ts';
import { applyScheduledPrices } from './catalog/schedule/scheduled-prices.ts';
import type { Goods } from './listing/goods.ts';
import type { SearchRules, SearchRulesFile } from './listing/search-rules.ts';
import type { Database } from './platform/db/database.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';

/**
 * How often the clock is compared with the boundaries, in ms. A timer set for the next boundary would be late
 * after the machine slept or its clock was set.
 */
const EVERY_MS = 250;

export type Boundaries = {
  /**
   * The first known boundary after a moment, both in ms; Infinity if none is known. A boundary that has not
   * been handled yet is returned even if it has already passed.
   */
  next(moment: number): number;
  /** Subscribes to boundaries. The listener is called after the prices of that moment are applied. */
  onPassed(listener: () => void): void;
  /** Compares the clock with the boundaries. Failures are logged, and repeated at the next check. */
  check(): Promise<void>;
  /** Waits for the current check to end. */
  stop(): Promise<void>;
};

type Parts = {
  db: Database;
  goods: Pick<Goods, 'cached'>;
  /** The retailer's search rules. Their banners have periods too. */
  rules: SearchRulesFile;
  clock: () => Date;
  logger: Logger;
};

const boundariesOfRules = ({ banners }: SearchRules): number[] =>
  banners.flatMap(({ starts, ends }) =>
    [starts, ends].flatMap((one) => (one === undefined ? [] : Date.parse(one))),
  );

/**
 * Follows the moments at which prices and content begin and end, as long as this process runs. If moments
 * passed while no process ran, scheduled prices are applied before this resolves; content is always chosen by
 * the clock.
 */
export async function followBoundaries({ db, goods, rules, clock, logger }: Parts): Promise<Boundaries> {
  const listeners: (() => void)[] = [];
  let boundaries: readonly number[] = [];
  /** The moment up to which all boundaries are handled, in ms. */
  let handled = clock().getTime();
  let running: Promise<void> | undefined;
  let isFailing = false;

  const apply = (now: number) => db.transaction((tx) => applyScheduledPrices(tx, new Date(now)));

  async function look(): Promise<void> {
    const now = clock().getTime();
    const stored = await goods.cached('boundaries', () => loadBoundaries(db));
    boundaries = [...stored, ...boundariesOfRules(rules.current())].sort((one, other) => one - other);
    // If the clock was set back, periods that had begun are in the future again.
    const [first, last] = [Math.min(handled, now), Math.max(handled, now)];
    if (boundaryAfter(boundaries, first) <= last) {
      const articles = await apply(now);
      logger.info({ rows: articles }, 'a period of prices or content began or ended');
      for (const listener of listeners) listener();
    }
    handled = now;
  }

  async function check(): Promise<void> {
    running ??= look()
      .then(
        () => {
          isFailing = false;
        },
        (error: unknown) => {
          if (!isFailing) logger.warn({ cause: loggedCause(error) }, 'could not follow periods');
          isFailing = true;
        },
      )
      .finally(() => {
        running = undefined;
      });
    await running;
  }

  await apply(handled);
  const timer = setInterval(() => void check(), EVERY_MS).unref();
  return {
    next: (moment) => boundaryAfter(boundaries, Math.min(moment, handled)),
    onPassed: (listener) => void listeners.push(listener),
    check,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
