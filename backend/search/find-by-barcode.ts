import { and, eq, inArray, isNull } from 'drizzle-orm';
import { article, variant } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';

/** Matches a barcode as shoppers type or scan it: 8 to 14 digits, possibly in groups. */
const BARCODE = /^(?:штрих-?код|gtin|ean)?[\s:№]*(\d(?:[\s-]?\d){7,13})$/i;

/**
 * Finds the colour with a barcode; null if the query is not a barcode. It uses the database, because an index
 * in memory would need several numbers for each colour.
 */
export async function readBarcode(
  db: Database,
  query: string,
): Promise<{ variantId: string; groupId: string } | null> {
  const digits = BARCODE.exec(query)?.[1]?.replaceAll(/[\s-]/g, '');
  if (digits === undefined) return null;
  const [found] = await db
    .select({ variantId: variant.id, groupId: variant.groupId })
    .from(article)
    .innerJoin(variant, eq(variant.id, article.variantId))
    .where(and(inArray(article.barcode, writingsOf(digits)), isNull(article.hiddenStock)))
    .limit(1);
  return found ?? null;
}

/** The forms in which a barcode may be stored: a code of 12 digits is also stored with a leading zero. */
const writingsOf = (digits: string): string[] => [digits, `0${digits}`, digits.replace(/^0/, '')];
