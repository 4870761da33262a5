import { boundaryAfter, loadBoundaries } from './catalog/schedule/boundaries.ts';
import { applyScheduledPrices } from './catalog/schedule/scheduled-prices.ts';
import type { Goods } from './listing/goods.ts';
import type { SearchRules, SearchRulesFile } from './listing/search-rules.ts';
import type { Database } from './platform/db/database.ts';
import { loggedCause } from './platform/log/logged-cause.ts';
import type { Logger } from './platform/log/logger.ts';

/**
 * How often the clock is compared with the next boundary, in ms. A single timer for the boundary would be
 * late after the machine slept or its clock was set.
 */
const EVERY_MS = 250;

export type Boundaries = {
  /**
   * The first boundary after `moment`, in ms; Infinity if none is known. A boundary that has passed is
   * returned as long as it has not been handled.
   */
  next(moment: number): number;
  /** Adds a listener that is called when boundaries have passed, after the scheduled prices were updated. */
  onPassed(listener: () => void): void;
  /** Checks whether boundaries have passed. An error is logged, and the next check tries again. */
  check(): Promise<void>;
  /** Waits until the current check has finished. */
  stop(): Promise<void>;
};

type Parts = {
  db: Database;
  goods: Pick<Goods, 'cached'>;
  /** The retailer's search rules. Each banner in them is shown between two boundaries. */
  rules: SearchRulesFile;
  clock: () => Date;
  logger: Logger;
};

const boundariesOfRules = ({ banners }: SearchRules): number[] =>
  banners.flatMap(({ starts, ends }) =>
    [starts, ends].flatMap((one) => (one === undefined ? [] : Date.parse(one))),
  );

/**
 * Watches, as long as this process runs, for the times at which scheduled prices or content begin or end
 * (boundaries). Scheduled prices that changed while no process was running are applied before the promise
 * resolves. Content needs no such step, because it is always chosen by the current time.
 */
export async function followBoundaries({ db, goods, rules, clock, logger }: Parts): Promise<Boundaries> {
  const listeners: (() => void)[] = [];
  let boundaries: readonly number[] = [];
  /** The time in ms until which all boundaries have been handled. */
  let handled = clock().getTime();
  let running: Promise<void> | undefined;
  let isFailing = false;

  const apply = (now: number) => db.transaction((tx) => applyScheduledPrices(tx, new Date(now)));

  async function look(): Promise<void> {
    const now = clock().getTime();
    const stored = await goods.cached('boundaries', () => loadBoundaries(db));
    boundaries = [...stored, ...boundariesOfRules(rules.current())].sort((one, other) => one - other);
    // If the clock was set back, periods that had begun are in the future again, so their boundaries must be
    // handled again.
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
