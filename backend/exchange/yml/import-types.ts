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
  /**
   * Yields goods from another format as if they were a feed. If it is set, `file` is not read and need not
   * exist.
   */
  read?: () => AsyncIterable<FeedChunk>;
  /** Path of the shop's data folder. Its subfolder `own-pictures` gets the original files of pictures. */
  dataDir: string;
  publicUrl: string;
  now: Date;
  /** Whether goods that the feed does not contain are removed from the shop. */
  prune?: boolean;
  /**
   * Whether `prune` may remove most of the goods. If not, such a feed is refused, because it may be
   * incomplete.
   */
  pruneMost?: boolean;
  /**
   * Whether texts, departments and pictures of goods are deleted if the feed does not contain them. By
   * default, goods keep them.
   */
  replace?: boolean;
  /** Validates and counts everything, but rolls back all changes. */
  dryRun?: boolean;
  allowPrivateNetwork?: boolean;
  refreshPictures?: boolean;
  /**
   * Stock in pieces of an available offer whose stock the feed does not contain. Default: the number in the
   * mapping or, if it has none, 1.
   */
  defaultStock?: number | undefined;
  /** The retailer's mapping, which says how to understand this feed. Default: an empty mapping. */
  mapping?: MappingFile;
  /** Records the changes, so that they can be undone. Default: a new journal for the import of this file. */
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
  /** Counts of sizes whose offers contained only a new price or stock. */
  prices: PriceChanges;
  /** How many pairs of a size and a store got a new stock. */
  outlets: OutletChanges;
  left: Removed & { categories: number };
};
