import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { loggedCause } from '../platform/logged-cause.ts';
import { exportFeed } from './export-feed.ts';

export type KeptFeedOptions = Pick<Deps, 'db' | 'databaseKind' | 'clock' | 'logger' | 'publicUrl'> & {
  dataDir: string;
  shopName: string;
  /** Time between two makings at least, in ms; half an hour when absent. */
  leastAgeMs?: number;
};

/** A feed that is whole, as a file compressed with gzip: a thirtieth of what it holds. */
export type KeptFeed = { gzipped: string; madeAt: Date };

export type Feed = {
  /**
   * The feed of the goods as they were at most `leastAgeMs` ago, or a while longer while the next one is made: that is
   * begun here and waited for only when there is none yet.
   * @throws what making the first one failed with
   */
  current(): Promise<KeptFeed>;
  /** Waits for a making that has begun. */
  close(): Promise<void>;
};

const HALF_AN_HOUR = 30 * 60_000;

/** What a feed was made of. `state` is a snapshot of the database; `changes` counts changes that may be pruned since. */
const made = z.object({
  madeAt: z.iso.datetime(),
  state: z.string(),
  changes: z.string(),
  shopName: z.string(),
  publicUrl: z.string(),
});
type Made = z.infer<typeof made>;

/** Keeps the YML feed as a file in `<dataDir>/feed` and makes it anew when goods changed. */
export function openKeptFeed(options: KeptFeedOptions): Feed {
  const { db, clock, logger, dataDir, shopName, publicUrl, leastAgeMs = HALF_AN_HOUR } = options;
  const folder = join(dataDir, 'feed');
  const file = join(folder, 'yml.xml');
  const gzipped = join(folder, 'yml.xml.gz');
  const note = join(folder, 'made.json');
  let making: Promise<KeptFeed> | undefined;

  async function present(): Promise<Made | undefined> {
    try {
      await stat(gzipped);
      return made.parse(JSON.parse(await readFile(note, 'utf8')));
    } catch {
      return undefined;
    }
  }

  const stateNow = async () => {
    const { rows } = await db.execute<{ state: string; changes: string }>(
      sql`select pg_current_snapshot()::text as state, concat(last_value, is_called) as changes from goods_change_id_seq`,
    );
    return rows[0] ?? { state: '', changes: '' };
  };

  async function isOld(known: Made): Promise<boolean> {
    if (known.shopName !== shopName || known.publicUrl !== publicUrl) return true;
    if (clock().getTime() - Date.parse(known.madeAt) < leastAgeMs) return false;
    if ((await stateNow()).changes !== known.changes) return true;
    // What was being changed while the feed was made had its number already.
    const { rows } = await db.execute<{ changed: boolean }>(
      sql`select exists (select from goods_change where not pg_visible_in_snapshot(xid, ${known.state}::pg_snapshot)) as changed`,
    );
    return rows[0]?.changed ?? true;
  }

  async function make(): Promise<KeptFeed> {
    const madeAt = clock();
    const state = await stateNow();
    await mkdir(folder, { recursive: true });
    // The embedded database has one connection, which nobody may keep for so long.
    const atOneMoment = options.databaseKind !== 'pglite';
    const summary = await exportFeed({
      ...{ db, file, dataDir, publicUrl, shopName, now: madeAt, atOneMoment },
      onProgress: () => {},
    });
    await compress(file, gzipped);
    await rm(file, { force: true });
    const facts: Made = { madeAt: madeAt.toISOString(), ...state, shopName, publicUrl };
    await writeFile(`${note}.part`, JSON.stringify(facts));
    await rename(`${note}.part`, note);
    logger.info({ rows: summary.offers, ms: clock().getTime() - madeAt.getTime() }, 'made the feed');
    return { gzipped, madeAt };
  }

  const makeOnce = () => {
    making ??= make().finally(() => {
      making = undefined;
    });
    return making;
  };

  return {
    async current() {
      const known = await present();
      if (!known) return makeOnce();
      if (making === undefined && (await isOld(known)))
        makeOnce().catch((error: unknown) =>
          logger.error({ cause: loggedCause(error) }, 'the feed was not made'),
        );
      return { gzipped, madeAt: new Date(known.madeAt) };
    },
    async close() {
      await making?.catch(() => undefined);
    },
  };
}

async function compress(from: string, to: string): Promise<void> {
  const draft = `${to}.part`;
  try {
    await pipeline(createReadStream(from), createGzip(), createWriteStream(draft));
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
