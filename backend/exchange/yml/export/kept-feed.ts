import { setTimeout as pause } from 'node:timers/promises';
import { loggedCause } from '../../../platform/log/logged-cause.ts';
import { FeedBusyError } from '../feed/feed-error.ts';
import { feedFile, haveGoodsChanged, type Made, readMade } from './feed-note.ts';
import { type MakeFeedOptions, makeFeed, type StoredFeed } from './make-feed.ts';

export type StoredFeedOptions = MakeFeedOptions & {
  /**
   * Minimum time in ms between two runs that make the feed; after a run that took long, the time is longer.
   * Default: half an hour.
   */
  leastAgeMs?: number;
  /** Returns the first moment after `moment` at which scheduled prices begin or end; both in ms. */
  nextBoundary?: (moment: number) => number;
};

export type Feed = {
  /**
   * Returns a feed of the goods. It is at most `leastAgeMs` old, or slightly older while the next feed is
   * being made. If a new feed is due, the call starts making it, once for all callers; it waits for the new
   * feed only if no feed exists yet. If the database does not answer, the stored feed is returned.
   * @throws the error of making the first feed, which is retried only after a minute
   */
  current(): Promise<StoredFeed>;
  /**
   * Makes the stored feed again, if a feed exists. Call this when scheduled prices began or ended. Failures
   * are logged.
   */
  refresh(): Promise<void>;
  /** Stops a run in progress. */
  close(): Promise<void>;
};

const HALF_AN_HOUR = 30 * 60_000;
/** Maximum share of all time that may be spent on making feeds. */
const SHARE = 1 / 8;
/** Time after a failure before the next attempt, in ms. */
const RETRY_AFTER = 60_000;
/** Interval in ms at which a process checks whether another process has finished the feed. */
const TURN = 2000;

/**
 * Stores the YML feed as a file in `<dataDir>/feed`, and makes it again after goods have changed. A run uses
 * at most half of a core. If several processes share one PostgreSQL, only one of them makes the feed at a
 * time.
 */
export function openStoredFeed(options: StoredFeedOptions): Feed {
  const { db, clock, logger, dataDir, shopName, publicUrl, company, sellerVat: vat } = options;
  const { leastAgeMs = HALF_AN_HOUR } = options;
  const { nextBoundary = () => Number.POSITIVE_INFINITY } = options;
  const gzipped = feedFile(dataDir);
  const ending = new AbortController();
  let making: Promise<StoredFeed> | undefined;
  let failed: { at: number; error: unknown } | undefined;
  /** Whether scheduled prices have begun or ended since the last run started. */
  let isOutlived = false;

  const present = () => readMade(dataDir);

  async function isOld(known: Made): Promise<boolean> {
    if (known.shopName !== shopName || known.publicUrl !== publicUrl) return true;
    if (known.company !== (company ?? null) || known.vat !== vat) return true;
    const now = clock().getTime();
    // Scheduled prices have begun or ended since the stored feed was made.
    if (isOutlived || nextBoundary(Date.parse(known.madeAt)) <= now) return true;
    const age = now - Date.parse(known.madeAt);
    if (age < Math.max(leastAgeMs, known.tookMs / SHARE)) return false;
    return haveGoodsChanged(db, known);
  }

  /**
   * Whether the stored feed must be made again. False if the database does not answer; then the stored feed
   * is used at any age.
   */
  const isSeenOld = (known: Made): Promise<boolean> =>
    isOld(known).catch((error: unknown) => {
      failed = { at: clock().getTime(), error };
      logger.warn({ cause: loggedCause(error) }, 'the stored feed is served without a look at the goods');
      return false;
    });

  /**
   * Makes a feed. If another process is making one, waits until it has finished, because its feed may be
   * stored in the same folder.
   */
  async function makeInTurn(): Promise<StoredFeed> {
    for (;;) {
      try {
        isOutlived = false;
        return await makeFeed(options, ending.signal);
      } catch (error) {
        if (!(error instanceof FeedBusyError)) throw error;
      }
      await pause(TURN, undefined, { signal: ending.signal });
      const known = await present();
      if (known && !(await isOld(known))) return { gzipped, madeAt: new Date(known.madeAt) };
    }
  }

  function makeOnce(): Promise<StoredFeed> {
    making ??= makeInTurn()
      .then((kept) => {
        failed = undefined;
        return kept;
      })
      .catch((error: unknown) => {
        failed = { at: clock().getTime(), error };
        if (!ending.signal.aborted) logger.error({ cause: loggedCause(error) }, 'the feed was not made');
        throw error;
      })
      .finally(() => {
        making = undefined;
      });
    return making;
  }

  const hasJustFailed = () => failed !== undefined && clock().getTime() - failed.at < RETRY_AFTER;

  return {
    async current() {
      const known = await present();
      if (!known) {
        if (hasJustFailed()) throw failed?.error;
        return makeOnce();
      }
      if (making === undefined && !hasJustFailed() && (await isSeenOld(known)))
        makeOnce().catch(() => undefined);
      return { gzipped, madeAt: new Date(known.madeAt) };
    },
    async refresh() {
      const known = await present();
      isOutlived = true;
      // Waits for a run in progress, because it may have read the prices that applied before.
      await making?.catch(() => undefined);
      if (known && (await isOld(known))) await makeOnce().catch(() => undefined);
    },
    async close() {
      ending.abort();
      await making?.catch(() => undefined);
    },
  };
}
