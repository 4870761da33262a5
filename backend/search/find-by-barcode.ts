import { and, eq, inArray, isNull } from 'drizzle-orm';
import { article, variant } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';

/** Matches a barcode as typed or scanned: 8 to 14 digits, possibly in groups. */
const BARCODE = /^(?:штрих-?код|gtin|ean)?[\s:№]*(\d(?:[\s-]?\d){7,13})$/i;

/**
 * The colour that has a barcode; null if the query is not a barcode. The barcode is looked up in the
 * database, because an index in memory would need several numbers for each colour.
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

/** The ways in which the same barcode can be stored. A 12-digit code may also have a leading zero. */
const writingsOf = (digits: string): string[] => [digits, `0${digits}`, digits.replace(/^0/, '')];
