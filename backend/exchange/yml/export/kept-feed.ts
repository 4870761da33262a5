import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OrdersDeps } from '../../../orders/base/deps.ts';
import type { Database } from '../../../platform/db/database.ts';
import { loggedCause } from '../../../platform/log/logged-cause.ts';
import { FeedBusyError } from '../feed/feed-error.ts';
import { exportFeed } from './export-feed.ts';
import { DRAFT } from './write-whole.ts';

export type StoredFeedOptions = Pick<
  OrdersDeps,
  'db' | 'databaseKind' | 'clock' | 'logger' | 'publicUrl' | 'sellerVat'
> & {
  dataDir: string;
  shopName: string;
  /** Legal name of the seller. */
  company?: string | undefined;
  /** Minimum time between two runs, in ms; longer after a run that took long. Default: half an hour. */
  leastAgeMs?: number;
  /** Returns the first moment after `moment` at which scheduled prices begin or end; both in ms. */
  nextBoundary?: (moment: number) => number;
};

/** A complete feed as a gzip file, which has about a thirtieth of the uncompressed size. */
type StoredFeed = { gzipped: string; madeAt: Date };

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
/** Maximum share of time that may be spent on making feeds. */
const SHARE = 1 / 8;
/** Time after a failure before the next attempt, in ms. */
const RETRY_AFTER = 60_000;
/** Longest pause between two batches of a run, in ms. */
const LONGEST_REST = 500;
/** Interval in ms at which a process checks whether another process has finished making the feed. */
const TURN = 2000;
/** Age in ms after which a draft that is no longer written counts as left behind by a killed run. */
const STALE_DRAFT = 60 * 60_000;

/**
 * The version of the output format. Increase it when the format changes, so that stored feeds of earlier
 * versions are made again.
 */
const FORM = 3;

/**
 * The data from which a feed was made. `state` is the snapshot of the database. `changes` is the number of
 * logged changes; it is needed because old log entries are deleted.
 */
const made = z.object({
  form: z.literal(FORM),
  madeAt: z.iso.datetime(),
  tookMs: z.number().nonnegative().default(0),
  state: z.string(),
  changes: z.string(),
  shopName: z.string(),
  company: z.string().nullable(),
  vat: z.union([z.literal('usual'), z.number()]),
  publicUrl: z.string(),
});
type Made = z.infer<typeof made>;

/**
 * Stores the YML feed as a file in `<dataDir>/feed`, and makes it again after goods have changed. A run uses
 * at most half of a core. If several processes share one PostgreSQL, only one of them makes the feed at a
 * time.
 */
export function openStoredFeed(options: StoredFeedOptions): Feed {
  const { db, clock, logger, dataDir, shopName, publicUrl, company, sellerVat: vat } = options;
  const { leastAgeMs = HALF_AN_HOUR } = options;
  const { nextBoundary = () => Number.POSITIVE_INFINITY } = options;
  const folder = join(dataDir, 'feed');
  const gzipped = join(folder, 'yml.xml.gz');
  const note = join(folder, 'made.json');
  const ending = new AbortController();
  let making: Promise<StoredFeed> | undefined;
  let failed: { at: number; error: unknown } | undefined;
  /** Whether scheduled prices have begun or ended since the last run started. */
  let isOutlived = false;

  const present = () => readMade(gzipped, note);

  async function isOld(known: Made): Promise<boolean> {
    if (known.shopName !== shopName || known.publicUrl !== publicUrl) return true;
    if (known.company !== (company ?? null) || known.vat !== vat) return true;
    const now = clock().getTime();
    // Since the stored feed was made, scheduled prices have begun or ended.
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

  async function make(): Promise<StoredFeed> {
    isOutlived = false;
    const madeAt = clock();
    const began = performance.now();
    const state = await readState(db);
    await mkdir(folder, { recursive: true });
    await removeDrafts(folder);
    // The embedded database has a single connection, which the export must not occupy for its whole duration.
    const atOneMoment = options.databaseKind !== 'pglite';
    const { offers } = await exportFeed({
      db,
      file: gzipped,
      gzip: true,
      dataDir,
      publicUrl,
      shopName,
      company,
      vat,
      now: madeAt,
      atOneMoment,
      alone: atOneMoment,
      signal: ending.signal,
      audience: 'anyone',
      onProgress: () => {},
      rest: (workedMs) => pause(Math.min(workedMs, LONGEST_REST), undefined, { signal: ending.signal }),
    });
    const tookMs = Math.round(performance.now() - began);
    const from = { shopName, company: company ?? null, vat, publicUrl };
    const facts: Made = { form: FORM, madeAt: madeAt.toISOString(), tookMs, ...state, ...from };
    const draft = `${note}.${process.pid}${DRAFT}`;
    await writeFile(draft, JSON.stringify(facts));
    await rename(draft, note);
    logger.info({ rows: offers, ms: tookMs }, 'made the feed');
    return { gzipped, madeAt };
  }

  /**
   * Makes a feed. If another process is making one, waits until it has finished, because its feed may be
   * stored in the same folder.
   */
  async function makeInTurn(): Promise<StoredFeed> {
    for (;;) {
      try {
        return await make();
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
      // The run in progress may have read the prices that applied before.
      await making?.catch(() => undefined);
      if (known && (await isOld(known))) await makeOnce().catch(() => undefined);
    },
    async close() {
      ending.abort();
      await making?.catch(() => undefined);
    },
  };
}

/** The metadata of the stored feed; undefined if no feed is stored. */
async function readMade(gzipped: string, note: string): Promise<Made | undefined> {
  try {
    await stat(gzipped);
    return made.parse(JSON.parse(await readFile(note, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The current state of the goods in the database. */
async function readState(db: Database): Promise<Pick<Made, 'state' | 'changes'>> {
  const { rows } = await db.execute<{ state: string; changes: string }>(
    sql`select pg_current_snapshot()::text as state, concat(last_value, is_called) as changes from goods_change_id_seq`,
  );
  return rows[0] ?? { state: '', changes: '' };
}

async function haveGoodsChanged(db: Database, { state, changes }: Made): Promise<boolean> {
  if ((await readState(db)).changes !== changes) return true;
  // A change that was not committed when the feed was made already had its number then, so comparing the
  // numbers does not detect it.
  const { rows } = await db.execute<{ changed: boolean }>(
    sql`select exists (select from goods_change where not pg_visible_in_snapshot(xid, ${state}::pg_snapshot)) as changed`,
  );
  return rows[0]?.changed ?? true;
}

/** Removes drafts that killed runs have left behind. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > STALE_DRAFT) await rm(file, { force: true });
  }
}
