import { boundaryAfter, loadBoundaries } from './catalog/schedule/boundaries.ts';
import { applyScheduledPrices } from './catalog/schedule/scheduled-prices.ts';
import type { Goods } from './listing/goods.ts';
import type { SearchRules, SearchRulesFile } from './listing/search-rules.ts';
import type { Database } from './platform/db/database.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';

/**
 * Interval in ms at which the clock is compared with the boundaries. A timer set for the next boundary would
 * fire too late if the machine slept or its clock was set.
 */
const EVERY_MS = 250;

export type Boundaries = {
  /**
   * The first boundary after a moment, both in ms; Infinity if no further boundary is known. A boundary that
   * has passed but was not handled yet is also returned.
   */
  next(moment: number): number;
  /**
   * Adds a listener that is called when boundaries have passed, after the prices of that moment were applied.
   */
  onPassed(listener: () => void): void;
  /** Compares the clock with the boundaries. A failure is logged, and the next check tries again. */
  check(): Promise<void>;
  /** Waits until the current check has finished. */
  stop(): Promise<void>;
};

type Parts = {
  db: Database;
  goods: Pick<Goods, 'cached'>;
  /** The retailer's search rules. Their banners begin and end at boundaries. */
  rules: SearchRulesFile;
  clock: () => Date;
  logger: Logger;
};

const boundariesOfRules = ({ banners }: SearchRules): number[] =>
  banners.flatMap(({ starts, ends }) =>
    [starts, ends].flatMap((one) => (one === undefined ? [] : Date.parse(one))),
  );

/**
 * Watches for moments at which prices or content begin or end, as long as this process runs. If such moments
 * passed while no process was running, scheduled prices are applied before the promise resolves. Content is
 * always chosen by the current time, so nothing has to be applied for it.
 */
export async function followBoundaries({ db, goods, rules, clock, logger }: Parts): Promise<Boundaries> {
  const listeners: (() => void)[] = [];
  let boundaries: readonly number[] = [];
  /** The time in ms up to which all boundaries have been handled. */
  let handled = clock().getTime();
  let running: Promise<void> | undefined;
  let isFailing = false;

  const apply = (now: number) => db.transaction((tx) => applyScheduledPrices(tx, new Date(now)));

  async function look(): Promise<void> {
    const now = clock().getTime();
    const stored = await goods.cached('boundaries', () => loadBoundaries(db));
    boundaries = [...stored, ...boundariesOfRules(rules.current())].sort((one, other) => one - other);
    // If the clock was set back, periods that had begun are now in the future, so their boundaries count as
    // passed.
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
