import { eq, inArray } from 'drizzle-orm';
import { article, variant } from '../domain/tables/goods.ts';
import type { Database } from '../platform/db/database.ts';

/** A barcode as a scanner or a label has it: 8 to 14 digits, perhaps in groups. */
const BARCODE = /^(?:штрих-?код|gtin|ean)?[\s:№]*(\d(?:[\s-]?\d){7,13})$/i;

/**
 * The colour of a barcode; null when the query is not one. The database is asked, and only for such queries: an index in
 * memory would hold several numbers for each colour of the shop.
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
    .where(inArray(article.barcode, writingsOf(digits)))
    .limit(1);
  return found ?? null;
}

/** Twelve digits, and thirteen that begin with a zero before them, are one number. */
const writingsOf = (digits: string): string[] => [digits, `0${digits}`, digits.replace(/^0/, '')];
