import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { article, category, variant, variantGroup } from '../../domain/tables/goods.ts';
import type { Transaction } from '../../platform/db/database.ts';

/**
 * Columns that the undo does not restore like all others: imports never change them, or there are special
 * rules for them below.
 */
const OWN_RULES = new Set(['id', 'updated_at', 'price', 'price_before', 'stock', 'hidden_stock']);
/** For each table, the columns whose values must be unique in the shop. */
const UNIQUE: Readonly<Record<string, readonly string[]>> = {
  variant: ['vendor_code'],
  article: ['sku', 'barcode'],
};

const TABLES = [
  ['category', category],
  ['variant_group', variantGroup],
  ['variant', variant],
  ['article', article],
] as const satisfies readonly (readonly [string, PgTable])[];

/**
 * Restores the values that the import changed. A value that was changed again after the import is kept.
 * Returns the number of rows with kept values (`kept`).
 */
export async function putRowsBack(tx: Transaction): Promise<{ kept: number }> {
  let kept = 0;
  for (const [name, table] of TABLES) {
    kept += await countKept(tx, name);
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    const codes = UNIQUE[name] ?? [];
    // Two rows may have swapped their codes, and codes are unique. So all rows first get temporary codes, and
    // then their former ones.
    if (codes.length > 0) await update(tx, name, codes, (column) => backOf(column, sql`'~' || now_row.id`));
    await update(
      tx,
      name,
      columns.filter((column) => !OWN_RULES.has(column)),
      (column) => backOf(column, was(column), codes.includes(column)),
      [...(columns.includes('price') ? prices : []), ...(columns.includes('stock') ? pieces : [])],
    );
  }
  await tx.execute(sql`
    update store_stock set quantity = greatest(1, quantity + (before ->> 'quantity')::integer - (after ->> 'quantity')::integer)
    from undone
    where table_name = 'store_stock' and not was_added and not was_removed and before ? 'quantity' and after ? 'quantity'
      and article_id = split_part(key, ' ', 1)::uuid and store_code = split_part(key, ' ', 2)`);
  return { kept };
}

const was = (column: string) => sql`now_row.was_${sql.raw(column)}`;
const now = (column: string) => sql`now_row.${sql.identifier(column)}`;
const inJournal = (side: 'before' | 'after', column: string) =>
  sql`now_row.${sql.raw(side)} -> ${sql.raw(`'${column}'`)}`;
const hasChanged = (column: string) => sql`now_row.before ? ${sql.raw(`'${column}'`)}`;
/** Whether a column still has the value that the import gave it. */
const isStill = (column: string) =>
  sql`now_row.body -> ${sql.raw(`'${column}'`)} is not distinct from ${inJournal('after', column)}`;

/**
 * SQL for the new value of a column: `value` if the column is to be restored, otherwise its current value.
 * @param isFreed Whether the column may have been set to a temporary value before.
 */
const backOf = (column: string, value: SQL, isFreed = false): SQL =>
  isFreed
    ? sql`case when ${hasChanged(column)} and starts_with(${now(column)}, '~') then ${value} else ${now(column)} end`
    : sql`case when ${hasChanged(column)} and ${isStill(column)} then ${value} else ${now(column)} end`;

/**
 * Whether both prices still have the values of the import. Price and old price are restored only together, so
 * that the old price is never below the price.
 */
const arePricesStill = sql`(not ${hasChanged('price')} or ${isStill('price')}) and (not ${hasChanged('price_before')} or ${isStill('price_before')})`;
const priceBack = (column: string) =>
  sql`case when ${hasChanged(column)} and ${arePricesStill} then ${was(column)} else ${now(column)} end`;
const prices: readonly (readonly [string, SQL])[] = [
  ['price', priceBack('price')],
  [
    'price_before',
    sql`case when (${priceBack('price_before')}) > (${priceBack('price')}) then ${priceBack('price_before')} end`,
  ],
];

const piecesIn = (side: 'before' | 'after') =>
  sql`coalesce((now_row.${sql.raw(side)} ->> 'stock')::integer, 0) + coalesce((now_row.${sql.raw(side)} ->> 'hidden_stock')::integer, 0)`;
/**
 * The current number of pieces minus the pieces that the import added, so that pieces that were sold after
 * the import stay sold.
 */
const piecesBack = sql`greatest(0, now_row.stock + coalesce(now_row.hidden_stock, 0) + (${piecesIn('before')}) - (${piecesIn('after')}))`;
const wasHidden = (side: 'before' | 'after') =>
  sql`(now_row.${sql.raw(side)} ->> 'hidden_stock') is not null`;
const isHiddenBack = sql`case
  when ${hasChanged('hidden_stock')} and (${wasHidden('before')}) <> (${wasHidden('after')}) and (now_row.hidden_stock is not null) = (${wasHidden('after')})
  then ${wasHidden('before')} else now_row.hidden_stock is not null end`;
const pieces: readonly (readonly [string, SQL])[] = [
  ['stock', sql`case when ${isHiddenBack} then 0 else ${piecesBack} end`],
  ['hidden_stock', sql`case when ${isHiddenBack} then ${piecesBack} end`],
];

/**
 * SQL for the rows of a table that the import changed: their current values, and their values before and
 * after the import.
 */
const changedRows = (table: string, columns: readonly string[]) => sql`
  select present.*, to_jsonb(present) as body, undone.before, undone.after${sql.join(
    columns.map((column) => sql`, former.${sql.identifier(column)} as was_${sql.raw(column)}`),
  )}
  from ${sql.identifier(table)} present
  join undone on undone.table_name = ${table} and undone.key = present.id::text and not undone.was_added and not undone.was_removed
  cross join lateral jsonb_populate_record(null::${sql.identifier(table)}, undone.before) as former
  where undone.before is not null
  for update of present`;

async function update(
  tx: Transaction,
  table: string,
  columns: readonly string[],
  newValue: (column: string) => SQL,
  others: readonly (readonly [string, SQL])[] = [],
): Promise<void> {
  const all = [...columns.map((column) => [column, newValue(column)] as const), ...others];
  const assignments = all.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  const name = sql.identifier(table);
  await tx.execute(sql`
    update ${name} set ${sql.join(assignments, sql`, `)}
    from (${changedRows(
      table,
      all.map(([column]) => column),
    )}) now_row
    where ${name}.id = now_row.id`);
}

/**
 * Counts the rows with values that were changed again after the import. A changed stock does not count: the
 * undo subtracts what the import added, so no later change is lost.
 */
async function countKept(tx: Transaction, table: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (${changedRows(table, [])}) now_row
    where exists (
      select from jsonb_object_keys(now_row.before) as part (name)
      where part.name not in ('stock', 'hidden_stock') and now_row.body -> part.name is distinct from now_row.after -> part.name
    )`);
  return rows[0]?.count ?? 0;
}
