import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrdersDeps } from '../../../orders/base/deps.ts';
import { exportFeed } from './export-feed.ts';
import { feedFile, feedFolder, readState, writeMade } from './feed-note.ts';
import { DRAFT } from './write-whole.ts';

export type MakeFeedOptions = Pick<
  OrdersDeps,
  'db' | 'databaseKind' | 'clock' | 'logger' | 'publicUrl' | 'sellerVat'
> & {
  dataDir: string;
  shopName: string;
  /** Legal name of the seller. */
  company?: string | undefined;
};

/**
 * A complete feed: the path of its gzip file, which is about a thirtieth of the uncompressed size, and when
 * it was made.
 */
export type StoredFeed = { gzipped: string; madeAt: Date };

/** Maximum pause after a batch, in ms. */
const LONGEST_REST = 500;
/** A draft file that was not written to for this time (in ms) belongs to a process that was killed. */
const STALE_DRAFT = 60 * 60_000;

/** Makes the feed, and stores it with its metadata. Throws FeedBusyError if another process is making one. */
export async function makeFeed(options: MakeFeedOptions, signal: AbortSignal): Promise<StoredFeed> {
  const { db, clock, logger, dataDir, shopName, publicUrl, company, sellerVat: vat } = options;
  const gzipped = feedFile(dataDir);
  const madeAt = clock();
  const began = performance.now();
  const state = await readState(db);
  await mkdir(feedFolder(dataDir), { recursive: true });
  await removeDrafts(feedFolder(dataDir));
  // The embedded database has a single connection. If the export used one snapshot, it would occupy this
  // connection until its end.
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
    signal,
    audience: 'anyone',
    onProgress: () => {},
    rest: (workedMs) => pause(Math.min(workedMs, LONGEST_REST), undefined, { signal }),
  });
  const tookMs = Math.round(performance.now() - began);
  const from = { shopName, company: company ?? null, vat, publicUrl };
  await writeMade(dataDir, { madeAt: madeAt.toISOString(), tookMs, ...state, ...from });
  logger.info({ rows: offers, ms: tookMs }, 'made the feed');
  return { gzipped, madeAt };
}

/** Removes draft files that killed processes have left behind. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(DRAFT)) continue;
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > STALE_DRAFT) await rm(file, { force: true });
  }
}
