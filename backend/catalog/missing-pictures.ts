import { asc, sql } from 'drizzle-orm';
import { variant } from '../domain/tables/goods.ts';
import type { CatalogDeps } from './base/deps.ts';

declare module '../platform/log/logger.ts' {
  interface LogFields {
    /** Path of the product page that the log entry is about. */
    productUrl?: string;
  }
}

/**
 * Maximum number of products that the job logs each time it runs. The other products are logged when it runs
 * again.
 */
const LINES = 100;

/** Creates a job that logs each visible product without a picture, once in the lifetime of the process. */
export function reportMissingPictures({
  db,
  logger,
}: Pick<CatalogDeps, 'db' | 'logger'>): () => Promise<void> {
  const reported = new Set<string>();
  return async () => {
    const rows = await db
      .select({ productUrl: variant.productUrl })
      .from(variant)
      .where(sql`${variant.pictures} = '[]'::jsonb`)
      .orderBy(asc(variant.productUrl));
    const unreported = rows.filter(({ productUrl }) => !reported.has(productUrl)).slice(0, LINES);
    for (const { productUrl } of unreported) {
      reported.add(productUrl);
      logger.warn({ productUrl }, 'a product has no picture');
    }
  };
}
