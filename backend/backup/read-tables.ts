import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/db/database.ts';
import type { Header, TableHeader } from './lines.ts';

/** Approximate size of the rows that one query reads, in bytes of text. */
const PORTION = 4 * 1024 * 1024;
const MOST_ROWS = 1000;

/**
 * Tables that are backed up, with their writable columns. The table of migrations is left out because the
 * header lists them, and unlogged tables because a crash may lose their rows anyway.
 */
export async function backedUpTables(db: Database | Transaction): Promise<TableHeader[]> {
  const { rows } = await db.execute<TableHeader>(sql`
    select relname as name, (
      select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname <> 'applied_migration' order by relname`);
  return rows;
}

/**
 * The current values of the database's sequences. PostgreSQL does not include sequences in snapshots, so a
 * value may be higher than at the time of the rows' snapshot, but never lower.
 */
export async function sequences(db: Transaction): Promise<Header['sequences']> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const found: Header['sequences'] = [];
  for (const { name } of rows) {
    const { rows: values } = await db.execute<{ value: string; isUsed: boolean }>(
      sql`select last_value::text as value, is_called as "isUsed" from ${sql.identifier(name)}`,
    );
    if (values[0]) found.push({ name, ...values[0] });
  }
  return found;
}

/**
 * Configures the session so that values are written in the same notation on every server, independently of
 * its settings.
 */
export async function writeValuesAlike(tx: Transaction): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'iso_8601'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
  ])
    await tx.execute(sql.raw(`set local ${setting}`));
}

/** Reads a whole table with several queries, and returns each row as a line of the backup. */
export async function* readRows(tx: Transaction, { name, columns }: TableHeader): AsyncGenerator<string[]> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  const table = sql.identifier(name);
  const rowsAtOnce = await portionOf(tx, name);
  await tx.execute(
    sql`declare kept no scroll cursor for select array_to_json(array[${values}])::text as line from ${table}`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch forward ${rowsAtOnce} from kept`));
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close kept`);
}

/** How many rows one query reads; fewer if the rows contain photographs. */
async function portionOf(tx: Transaction, name: string): Promise<number> {
  const table = sql.identifier(name);
  const { rows } = await tx.execute<{ bytes: number }>(
    sql`select (pg_table_size(${`"${name}"`}::regclass) / greatest((select count(*) from ${table}), 1))::int as bytes`,
  );
  return Math.max(1, Math.min(MOST_ROWS, Math.floor(PORTION / Math.max(1, rows[0]?.bytes ?? 1))));
}
