import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { article, variant, variantGroup } from '../../../domain/tables/goods.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { Register } from './addresses.ts';

/** For each kind of name, the column that contains it. Its values are unique in the whole shop. */
const columns = {
  slug: [variantGroup, variantGroup.id, variantGroup.slug],
  productUrl: [variant, variant.id, variant.productUrl],
  vendorCode: [variant, variant.id, variant.vendorCode],
  sku: [article, article.id, article.sku],
  barcode: [article, article.id, article.barcode],
} as const;

/** A register of names in which the present owners of the given names are already entered. */
export async function ownersOf(
  tx: Transaction,
  what: keyof typeof columns,
  names: readonly string[],
): Promise<Register> {
  const [table, id, name]: readonly [
    typeof variantGroup | typeof variant | typeof article,
    PgColumn,
    PgColumn,
  ] = columns[what];
  const { rows } = await tx.execute<{ name: string; id: string }>(sql`
    select ${name} as name, ${id} as id from ${table}
    where ${name} in (select value from jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::jsonb))
  `);
  return new Register(rows.map((row) => [row.name, row.id] as const));
}
