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

/** Thrown to roll back the transaction of a dry run. */
class DryRunDone extends Error {
  readonly summary: ImportSummary;

  constructor(summary: ImportSummary) {
    super();
    this.summary = summary;
  }
}

/**
 * Imports a YML feed in one transaction: either all offers that can be sold are imported, or nothing changes.
 * Throws FeedError for a refused feed, and the errors of the database.
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
      // The embedded database does not analyze tables automatically, and its query plans are slow without
      // that.
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
