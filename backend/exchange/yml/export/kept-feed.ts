import { setTimeout as pause } from 'node:timers/promises';
import { loggedCause } from '../../../platform/log/logged-cause.ts';
import { FeedBusyError } from '../feed/feed-error.ts';
import { feedFile, haveGoodsChanged, type Made, readMade } from './feed-note.ts';
import { type MakeFeedOptions, makeFeed, type StoredFeed } from './make-feed.ts';

export type StoredFeedOptions = MakeFeedOptions & {
  /**
   * Minimum time in ms between two runs that make the feed. If making the feed takes long, the time is longer
   * (`SHARE`). Default: half an hour.
   */
  leastAgeMs?: number;
  /**
   * Returns the first moment after `moment` at which a scheduled price begins or ends. Both are times in ms,
   * as returned by `Date.now()`.
   */
  nextBoundary?: (moment: number) => number;
};

export type Feed = {
  /**
   * Resolves with the stored feed. If a new feed is due, the first call starts making it; the call waits for
   * it only if no feed is stored yet. So the feed may be somewhat older than `leastAgeMs`. If the database
   * does not respond, resolves with the stored feed.
   * @throws The error of making the first feed. For a minute after an error, calls throw it again without
   * another attempt.
   */
  current(): Promise<StoredFeed>;
  /**
   * Makes the feed again if one is stored. Call this when a scheduled price has begun or ended. Errors are
   * logged.
   */
  refresh(): Promise<void>;
  /** Aborts a run that is making the feed. */
  close(): Promise<void>;
};

const HALF_AN_HOUR = 30 * 60_000;
/**
 * At most this share of the time is spent on making feeds: 1/8 means that a run of one minute is followed by
 * at least seven minutes without one.
 */
const SHARE = 1 / 8;
/** Time after a failure before the next attempt, in ms. */
const RETRY_AFTER = 60_000;
/** Interval in ms at which this process checks whether the feed of another process is finished. */
const TURN = 2000;

/**
 * Stores the YML feed as a file in `<dataDir>/feed`, and makes it again when goods have changed. Making it
 * uses at most half of a CPU core. Of several processes with the same PostgreSQL, only one makes the feed at
 * a time.
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
    // A scheduled price has begun or ended since the stored feed was made.
    if (isOutlived || nextBoundary(Date.parse(known.madeAt)) <= now) return true;
    const age = now - Date.parse(known.madeAt);
    if (age < Math.max(leastAgeMs, known.tookMs / SHARE)) return false;
    return haveGoodsChanged(db, known);
  }

  /**
   * Whether the stored feed must be made again. If the database does not respond, false: the stored feed is
   * then used, however old it is.
   */
  const isSeenOld = (known: Made): Promise<boolean> =>
    isOld(known).catch((error: unknown) => {
      failed = { at: clock().getTime(), error };
      logger.warn({ cause: loggedCause(error) }, 'the stored feed is served without a look at the goods');
      return false;
    });

  /**
   * Makes a feed. If another process is already making one, waits until it has finished, because both may use
   * the same folder. If the folder then has a current feed, returns this feed instead.
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
      // Waits for a run that is making the feed, because it may have read the earlier prices. Its error does
      // not matter here.
      await making?.catch(() => undefined);
      if (known && (await isOld(known))) await makeOnce().catch(() => undefined);
    },
    async close() {
      ending.abort();
      await making?.catch(() => undefined);
    },
  };
}
