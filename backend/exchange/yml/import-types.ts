import type { Database } from '../../platform/db/database.ts';
import type { Issue } from './feed/issue.ts';
import type { FeedChunk } from './feed/read-feed.ts';
import type { MappingFile } from './mapping/read-mapping.ts';
import type { GoodsChanges } from './rows/apply-models.ts';
import type { Removed } from './rows/remove-missing.ts';
import type { OutletChanges } from './rows/store-rows.ts';
import type { Changes } from './rows/upsert.ts';

export type ImportOptions = {
  db: Database;
  /** The feed. Its folder is where files of pictures are looked for. */
  file: string;
  /** Reads what stands for a feed where goods come in another format; `file` need not be there then. */
  read?: () => AsyncIterable<FeedChunk>;
  /** Folder of everything the shop keeps; originals of pictures go to `own-pictures` in it. */
  dataDir: string;
  publicUrl: string;
  now: Date;
  /** Removes goods that are not in the feed. */
  prune?: boolean;
  /** Allows removing most of the shop, which is refused otherwise. */
  pruneMost?: boolean;
  /** Judges and counts everything and changes nothing. */
  dryRun?: boolean;
  allowPrivateNetwork?: boolean;
  refreshPictures?: boolean;
  /** Pieces of goods that are available without a number; 10 when absent. */
  defaultStock?: number;
  /** How this feed is read; as the shop reads any when absent. */
  mapping?: MappingFile;
  listener: ImportListener;
};

type ImportListener = {
  onRefused(issues: readonly Issue[]): void;
  onWarning(issue: Issue): void;
  onProgress(progress: ImportProgress): void;
};

type ImportProgress =
  | { stage: 'reading'; offers: number; bytes: number; of: number }
  | { stage: 'pictures' | 'writing'; done: number; of: number };

export type ImportSummary = GoodsChanges & {
  offers: number;
  /** Offers that are sizes in the shop now. */
  sold: number;
  categories: Changes;
  /** What stores have, counted in sizes of goods in a store. */
  outlets: OutletChanges;
  left: Removed & { categories: number };
};
