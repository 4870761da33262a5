import { join } from 'node:path';
import type { OrdersDeps } from '../../orders/base/deps.ts';
import type { GoodsJournal } from '../base/goods-journal.ts';
import { FeedError } from '../yml/feed/feed-error.ts';
import { IssueGroups } from '../yml/feed/issue-groups.ts';
import type { FeedChunk } from '../yml/feed/reading/read-feed.ts';
import { importFeed } from '../yml/import-feed.ts';
import type { ImportOptions, ImportSummary } from '../yml/import-types.ts';
import { loadMapping } from '../yml/mapping/read-mapping.ts';

export type ShopImport = {
  file: string;
  read?: () => AsyncIterable<FeedChunk>;
  prune: boolean;
  /**
   * Whether texts, departments and pictures of existing goods are deleted if the feed does not contain them.
   */
  replace?: boolean;
  /** Records the changes, so that they can be undone. Default: a new journal for the import of this file. */
  journal?: GoodsJournal;
  allowPrivateNetwork: boolean;
  /** Aborts the import; no goods are changed then. */
  signal: AbortSignal;
  /** Called with every refusal and warning, which are also logged. */
  listener?: Pick<ImportOptions['listener'], 'onRefused' | 'onWarning'>;
};

declare module '../../platform/log/logger.ts' {
  interface LogFields {
    /**
     * Numbers of offers that were read, sold and refused, and of sizes that were added and removed (`left`).
     */
    goods?: { offers: number; sold: number; refused: number; added: number; left: number };
  }
}

type Tools = Pick<OrdersDeps, 'db' | 'clock' | 'logger' | 'publicUrl'> & { dataDir: string };

/** One import logs at most this many reasons for refusals. */
const REASONS = 20;

/**
 * Imports a feed into the running shop with the retailer's mapping, and logs the result. Throws the errors of
 * `importFeed`.
 */
export async function importForShop(
  { db, clock, logger, publicUrl, dataDir }: Tools,
  { signal, listener, ...options }: ShopImport,
): Promise<ImportSummary> {
  const refusals = new IssueGroups();
  const warnings = new IssueGroups();
  let refused = 0;
  const summary = await importFeed({
    ...options,
    db,
    dataDir,
    publicUrl,
    now: clock(),
    mapping: loadMapping(join(dataDir, 'import', 'mapping.yaml')),
    listener: {
      onRefused(issues) {
        refused += 1;
        for (const issue of issues) refusals.add(issue);
        listener?.onRefused(issues);
      },
      onWarning(issue) {
        warnings.add(issue);
        listener?.onWarning(issue);
      },
      onProgress() {
        if (signal.aborted) throw new FeedError('The shop stopped before the feed was read.');
      },
    },
  });
  const { offers, sold, sizes, left } = summary;
  const goods = { offers, sold, refused, added: sizes.added, left: left.sizes };
  logger.info({ goods }, 'imported goods');
  const mistakes = [...refusals.lines('en').slice(0, REASONS), ...warnings.lines('en').slice(0, REASONS)];
  if (mistakes.length > 0) logger.warn({ mistakes }, 'the import refused or left something out');
  return summary;
}
