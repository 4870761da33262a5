import type { Database } from '../../platform/db/database.ts';
import type { GoodsJournal } from '../base/goods-journal.ts';
import type { Issue } from './feed/issue.ts';
import type { FeedChunk } from './feed/read-feed.ts';
import type { MappingFile } from './mapping/read-mapping.ts';
import type { GoodsChanges } from './rows/apply-models.ts';
import type { PriceChanges } from './rows/apply-price-offers.ts';
import type { Removed } from './rows/remove-missing.ts';
import type { OutletChanges } from './rows/store-rows.ts';
import type { Changes } from './rows/upsert.ts';

export type ImportOptions = {
  db: Database;
  /** Path of the feed. Picture files are looked up in its folder. */
  file: string;
  /** Reads goods of another format as a feed. Then `file` need not exist. */
  read?: () => AsyncIterable<FeedChunk>;
  /** The shop's data folder. Originals of pictures go to its subfolder `own-pictures`. */
  dataDir: string;
  publicUrl: string;
  now: Date;
  /** Removes goods that are not in the feed. */
  prune?: boolean;
  /** Allows the import to remove most of the shop's goods. */
  pruneMost?: boolean;
  /**
   * If true, goods lose texts, departments and pictures that are not in the feed. If false, they keep them.
   */
  replace?: boolean;
  /** Validates and counts everything, but changes nothing. */
  dryRun?: boolean;
  allowPrivateNetwork?: boolean;
  refreshPictures?: boolean;
  /** Stock of available goods whose number of pieces is unknown. Default: that of the mapping, or else 1. */
  defaultStock?: number | undefined;
  /** The mapping of this feed. Default: an empty mapping. */
  mapping?: MappingFile;
  /**
   * The journal to which the changes belong, so that they can be undone. Default: the journal of a new import
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
  /** Sizes that only got a new price or stock. */
  prices: PriceChanges;
  /** Changes of store stock, counted in pairs of size and store. */
  outlets: OutletChanges;
  left: Removed & { categories: number };
};
