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

export type KeptFeedOptions = Pick<OrdersDeps, 'db' | 'databaseKind' | 'clock' | 'logger' | 'publicUrl'> & {
  dataDir: string;
  shopName: string;
  /** Time between two makings at least, in ms; half an hour when absent. A making that took long asks for more. */
  leastAgeMs?: number;
};

/** A feed that is whole, as a file compressed with gzip: a thirtieth of what it holds. */
type KeptFeed = { gzipped: string; madeAt: Date };

export type Feed = {
  /**
   * The feed of the goods as they were at most `leastAgeMs` ago, or a while longer while the next one is made: that is
   * begun here, once however many ask, and waited for only when there is none yet.
   * @throws what making the first one failed with; for a minute it is not tried again
   */
  current(): Promise<KeptFeed>;
  /** Ends a making that has begun. */
  close(): Promise<void>;
};

const HALF_AN_HOUR = 30 * 60_000;
/** A feed is made at most this part of the time. */
const SHARE = 1 / 8;
/** After a failure, in ms. */
const RETRY_AFTER = 60_000;
/** Of a making between two batches, in ms: where these take long, others are at work anyway. */
const LONGEST_REST = 500;
/** Between two looks whether another process has made it, in ms. */
const TURN = 2000;
/** A draft that was not written to for so long is of a run that was killed, in ms. */
const STALE_DRAFT = 60 * 60_000;

/** Raise it when the same goods are written otherwise: a feed of another form is made again. */
const FORM = 2;

/** What a feed was made of. `state` is a snapshot of the database; `changes` counts changes that may be pruned since. */
const made = z.object({
  form: z.literal(FORM),
  madeAt: z.iso.datetime(),
  tookMs: z.number().nonnegative().default(0),
  state: z.string(),
  changes: z.string(),
  shopName: z.string(),
  publicUrl: z.string(),
});
type Made = z.infer<typeof made>;

/**
 * Keeps the YML feed as a file in `<dataDir>/feed` and makes it again when goods changed. A making takes half of a core
 * at most, and of several processes on one PostgreSQL one makes it at a time.
 */
export function openKeptFeed(options: KeptFeedOptions): Feed {
  const { db, clock, logger, dataDir, shopName, publicUrl, leastAgeMs = HALF_AN_HOUR } = options;
  const folder = join(dataDir, 'feed');
  const gzipped = join(folder, 'yml.xml.gz');
  const note = join(folder, 'made.json');
  const ending = new AbortController();
  let making: Promise<KeptFeed> | undefined;
  let failed: { at: number; error: unknown } | undefined;

  const present = () => readMade(gzipped, note);

  async function isOld(known: Made): Promise<boolean> {
    if (known.shopName !== shopName || known.publicUrl !== publicUrl) return true;
    const age = clock().getTime() - Date.parse(known.madeAt);
    if (age < Math.max(leastAgeMs, known.tookMs / SHARE)) return false;
    return haveGoodsChanged(db, known);
  }

  async function make(): Promise<KeptFeed> {
    const madeAt = clock();
    const began = performance.now();
    const state = await readState(db);
    await mkdir(folder, { recursive: true });
    await removeDrafts(folder);
    // The embedded database has one connection, which must not be kept for so long.
    const atOneMoment = options.databaseKind !== 'pglite';
    const { offers } = await exportFeed({
      db,
      file: gzipped,
      gzip: true,
      dataDir,
      publicUrl,
      shopName,
      now: madeAt,
      atOneMoment,
      alone: atOneMoment,
      signal: ending.signal,
      audience: 'anyone',
      onProgress: () => {},
      rest: (workedMs) => pause(Math.min(workedMs, LONGEST_REST), undefined, { signal: ending.signal }),
    });
    const tookMs = Math.round(performance.now() - began);
    const facts: Made = { form: FORM, madeAt: madeAt.toISOString(), tookMs, ...state, shopName, publicUrl };
    const draft = `${note}.${process.pid}${DRAFT}`;
    await writeFile(draft, JSON.stringify(facts));
    await rename(draft, note);
    logger.info({ rows: offers, ms: tookMs }, 'made the feed');
    return { gzipped, madeAt };
  }

  /** Waits while another process makes one, which may be in the same folder. */
  async function makeInTurn(): Promise<KeptFeed> {
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

  function makeOnce(): Promise<KeptFeed> {
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
      if (making === undefined && !hasJustFailed() && (await isOld(known))) makeOnce().catch(() => undefined);
      return { gzipped, madeAt: new Date(known.madeAt) };
    },
    async close() {
      ending.abort();
      await making?.catch(() => undefined);
    },
  };
}

/** What is noted of the feed that is there; undefined without one. */
async function readMade(gzipped: string, note: string): Promise<Made | undefined> {
  try {
    await stat(gzipped);
    return made.parse(JSON.parse(await readFile(note, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Which changes of goods a feed that is made now contains. */
async function readState(db: Database): Promise<Pick<Made, 'state' | 'changes'>> {
  const { rows } = await db.execute<{ state: string; changes: string }>(
    sql`select pg_current_snapshot()::text as state, concat(last_value, is_called) as changes from goods_change_id_seq`,
  );
  return rows[0] ?? { state: '', changes: '' };
}

async function haveGoodsChanged(db: Database, { state, changes }: Made): Promise<boolean> {
  if ((await readState(db)).changes !== changes) return true;
  // What was being changed while the feed was made had its number already.
  const { rows } = await db.execute<{ changed: boolean }>(
    sql`select exists (select from goods_change where not pg_visible_in_snapshot(xid, ${state}::pg_snapshot)) as changed`,
  );
  return rows[0]?.changed ?? true;
}

/** Takes away what makings left behind that were killed. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > STALE_DRAFT) await rm(file, { force: true });
  }
}
