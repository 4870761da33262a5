import type { Database } from '../../platform/db/database.ts';
import type { GoodsJournal } from '../base/goods-journal.ts';
import type { Issue } from './feed/issue.ts';
import type { FeedChunk } from './feed/reading/read-feed.ts';
import type { MappingFile } from './mapping/read-mapping.ts';
import type { GoodsChanges } from './rows/apply-models.ts';
import type { PriceChanges } from './rows/apply-price-offers.ts';
import type { Removed } from './rows/remove-missing.ts';
import type { OutletChanges } from './rows/store-rows.ts';
import type { Changes } from './rows/upsert.ts';

export type ImportOptions = {
  db: Database;
  /** Path of the feed. Relative paths of pictures in the feed start at its folder. */
  file: string;
  /** Reads goods of another format as a feed. If it is set, `file` need not exist. */
  read?: () => AsyncIterable<FeedChunk>;
  /** The shop's data folder. Originals of pictures go to its subfolder `own-pictures`. */
  dataDir: string;
  publicUrl: string;
  now: Date;
  /** Whether to remove goods that the feed does not contain. */
  prune?: boolean;
  /** Whether the import may remove most of the shop's goods. */
  pruneMost?: boolean;
  /**
   * Whether the import deletes the texts, departments and pictures of goods that the feed does not contain.
   * By default, goods keep them.
   */
  replace?: boolean;
  /** Validates and counts everything, but rolls back all changes. */
  dryRun?: boolean;
  allowPrivateNetwork?: boolean;
  refreshPictures?: boolean;
  /**
   * Stock of available goods for which the feed has no number of pieces. Default: the number in the mapping,
   * otherwise 1.
   */
  defaultStock?: number | undefined;
  /** The mapping of this feed. Default: an empty mapping. */
  mapping?: MappingFile;
  /**
   * The journal that records the changes, so that they can be undone. Default: a new journal for the import
   * of this file.
   */
  journal?: GoodsJournal;
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
  /** Number of offers that were imported as sizes. */
  sold: number;
  categories: Changes;
  /** Counts of sizes for which the feed only contained a new price or stock. */
  prices: PriceChanges;
  /** Changes of store stock, counted in pairs of size and store. */
  outlets: OutletChanges;
  left: Removed & { categories: number };
};
