import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../backend/platform/db/database.ts';

type Value = string | number | null;

/** A column of a table, with its values for many rows. */
export type Column = {
  name: string;
  /** The SQL type of the column. */
  type: 'uuid' | 'text' | 'integer' | 'jsonb' | 'timestamptz' | 'text[]';
  values: readonly Value[];
};

/**
 * Inserts any number of rows by one statement, with one parameter for each column. All columns must have the
 * same length.
 */
export async function insertColumns(
  tx: Transaction,
  table: PgTable,
  columns: readonly Column[],
): Promise<void> {
  if (!columns.some(({ values }) => values.length > 0)) return;
  const names = columns.map(({ name }) => sql.identifier(name));
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  // unnest would flatten nested arrays, so array values are passed as text.
  const parameters = columns.map(({ type, values }) => {
    const element = type === 'text[]' ? 'text' : type;
    return sql`${arrayLiteral(values)}::text::${sql.raw(element)}[]`;
  });
  const selected = columns.map(({ type }, place) =>
    type === 'text[]' ? sql`${names[place]}::text[]` : sql`${names[place]}`,
  );
  await tx.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${list(selected)} from unnest(${list(parameters)}) as given (${sql.join(names, sql`, `)})`);
}

/** A PostgreSQL array literal. */
function arrayLiteral(values: readonly Value[]): string {
  return `{${values.map(element).join(',')}}`;
}

function element(value: Value): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
