import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../platform/db/database.ts';

/**
 * Maximum number of rows in one SQL statement. The widest table has 18 parameters per row, and PostgreSQL
 * allows 65,535.
 */
const BATCH = 500;

/** The numbers of rows of a table that an import added, changed and left unchanged. */
export type Changes = { added: number; changed: number; unchanged: number };

export const noChanges = (): Changes => ({ added: 0, changed: 0, unchanged: 0 });

/**
 * Inserts rows that the table lacks, and updates rows that differ in any column. Writing the same rows again
 * changes nothing. Rows are identified by `id`. Columns that are not in the given rows stay unchanged.
 */
export async function upsert<T extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
  changes: Changes,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'id' && key in first);
  const excluded = (column: PgColumn) => sql`excluded.${sql.identifier(column.name)}`;
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const written = await tx
      .insert(table)
      .values(batch as T['$inferInsert'][])
      .onConflictDoUpdate({
        target: table.id,
        set: Object.fromEntries(columns.map(([key, column]) => [key, excluded(column)])) as never,
        setWhere: sql`(${list(columns.map(([, column]) => sql`${column}`))}) is distinct from (${list(
          columns.map(([, column]) => excluded(column)),
        )})`,
      })
      // PostgreSQL sets `xmax` to 0 in an inserted row, and to the id of this transaction in an updated row.
      .returning({ isNew: sql<boolean>`(xmax = 0)` });
    const added = written.filter(({ isNew }) => isNew).length;
    changes.added += added;
    changes.changed += written.length - added;
    changes.unchanged += batch.length - written.length;
  }
}
