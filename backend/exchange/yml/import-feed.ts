import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import { GoodsJournal } from '../base/goods-journal.ts';
import { readFeed } from './feed/reading/read-feed.ts';
import { openText } from './feed/reading/read-text.ts';
import { beginImport } from './import-lock.ts';
import type { ImportOptions, ImportSummary } from './import-types.ts';
import { emptyMapping } from './mapping/read-mapping.ts';
import { readOffers } from './read-offers.ts';
import { writeGoods } from './write-goods.ts';

/** Thrown at the end of a dry run, so that the database rolls back the transaction. */
class DryRunDone extends Error {
  readonly summary: ImportSummary;

  constructor(summary: ImportSummary) {
    super();
    this.summary = summary;
  }
}

/**
 * Imports a YML feed in one transaction: all offers that can be sold, or nothing if an error is thrown.
 * Throws FeedError if the feed is refused, and errors of the database.
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const { size, feed } = await openFeed(options);
  const { journal = new GoodsJournal({ kind: 'feed', source: basename(options.file) }, options.now) } =
    options;
  try {
    return await options.db.transaction(async (tx) => {
      await beginImport(tx);
      await journal.begin(tx);
      const read = await readOffers(tx, feed, {
        defaultStock: options.defaultStock,
        mapping: options.mapping ?? emptyMapping,
        hasWholeSizes: options.read !== undefined,
        keepsAbsent: !options.replace,
        onRefused: options.listener.onRefused,
        onWarning: options.listener.onWarning,
        onProgress: (offers, bytes) =>
          options.listener.onProgress({ stage: 'reading', offers, bytes, of: size }),
      });
      const summary = await writeGoods(tx, read, options);
      await journal.end(tx);
      if (options.dryRun) throw new DryRunDone(summary);
      // The embedded database never updates its table statistics on its own, and without them its query plans
      // are slow.
      await tx.execute(sql`analyze variant_group, category_group, variant, article, store_stock`);
      return summary;
    });
  } catch (error) {
    if (error instanceof DryRunDone) return error.summary;
    throw error;
  }
}

async function openFeed({ file, read }: ImportOptions) {
  if (read) return { size: 0, feed: read() };
  const { size, chunks } = await openText(file);
  return { size, feed: readFeed(chunks) };
}
