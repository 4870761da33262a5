import { sql } from 'drizzle-orm';
import { CommandRefused } from '../platform/command-refused.ts';
import type { OpenDatabase } from '../platform/db/client.ts';
import type { Transaction } from '../platform/db/database.ts';
import { appliedMigrations, type Migration, migrate, readMigrations } from '../platform/db/migrate.ts';
import type { Contents, Header, TableHeader } from './lines.ts';
import { writePicture } from './pictures.ts';
import { readBackup } from './read-backup.ts';
import { backedUpTables, readRows, writeValuesAlike } from './read-tables.ts';
import { RowSum } from './row-sum.ts';

export type RestoreOptions = {
  /** A database session that is used by this restore alone (`openSession`). */
  database: Pick<OpenDatabase, 'db' | 'kind'>;
  dataDir: string;
  from: string;
  /** Whether a database that already contains rows may be overwritten. */
  force: boolean;
  /** The migrations to apply; by default those of the project. */
  migrations?: readonly Migration[];
};

/**
 * Replaces everything in the database by the contents of a backup, in one transaction. It creates the tables
 * with the migrations that the backup lists, inserts the rows, and then adds the foreign keys, by which
 * PostgreSQL verifies that all references are valid. Every table is read again and compared with the backup.
 * Finally, newer migrations are applied.
 * @throws CommandRefused with a message for the operator; the database is then unchanged
 */
export async function restoreBackup({
  database,
  dataDir,
  from,
  force,
  migrations = readMigrations(),
}: RestoreOptions): Promise<Contents> {
  const { db, kind } = database;
  // The whole file is checked before anything is changed.
  await readBackup(from, { header: (header) => checkMigrations(header, migrations) });
  if (kind === 'postgresql') await refuseOtherConnections(database);

  const contents = await db.transaction(async (tx) => {
    await refuseToReplace(tx, force);
    await dropAll(tx);
    await writeValuesAlike(tx);
    let tables: TableHeader[] = [];
    let keys: ForeignKey[] = [];
    const read = await readBackup(from, {
      async header(header) {
        await migrate(tx, migrations.slice(0, header.migrations.length));
        tables = await backedUpTables(tx);
        // The column names in the file become part of SQL statements, so they must equal those of the
        // schema.
        if (JSON.stringify(tables) !== JSON.stringify(header.tables))
          throw new CommandRefused('The tables of the backup do not match the schema of its version.');
        keys = await dropForeignKeys(tx);
        await prepareTables(tx, tables);
        await setSequences(tx, header);
      },
      rows: (table, lines) => insert(tx, table, lines),
      tableEnd: (table, sum) => compare(tx, table, sum),
      picture: (path, bytes) => writePicture(dataDir, path, bytes),
    });
    for (const { name } of tables)
      await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
    for (const { table, name, definition } of keys)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    return read;
  });
  await migrate(db, migrations);
  return contents;
}

function checkMigrations({ migrations }: Header, known: readonly { tag: string }[]): void {
  if (migrations.some((tag, at) => known[at]?.tag !== tag))
    throw new CommandRefused(
      'The backup was made by a newer version of the shop, or by a different one: its schema is unknown here.',
    );
}

/** Refuses if other connections exist, because a running shop would continue with old data in memory. */
async function refuseOtherConnections({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ others: number }>(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    throw new CommandRefused(`The database has ${others} other connections: stop the shop first.`);
}

async function refuseToReplace(tx: Transaction, force: boolean): Promise<void> {
  const tables = await backedUpTables(tx);
  if (tables.length > 0 && !(await appliedMigrations(tx)))
    throw new CommandRefused('The database contains tables that do not belong to the shop.');
  if (force) return;
  for (const { name } of tables) {
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new CommandRefused(`The database is not empty (${name}): --force replaces everything in it.`);
  }
}

/** Drops everything that migrations create: tables with all their objects, and functions. */
async function dropAll(tx: Transaction): Promise<void> {
  for (const { table } of await allTables(tx))
    await tx.execute(sql`drop table ${sql.identifier(table)} cascade`);
  const { rows } = await tx.execute<{ signature: string }>(sql`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  for (const { signature } of rows) await tx.execute(sql.raw(`drop function ${signature} cascade`));
}

async function allTables(tx: Transaction): Promise<{ table: string }[]> {
  const { rows } = await tx.execute<{ table: string }>(sql`
    select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return rows;
}

/**
 * Disables triggers, because they would record the restored rows as changes. Empties the tables into which
 * the migrations have inserted rows.
 */
async function prepareTables(tx: Transaction, tables: readonly TableHeader[]): Promise<void> {
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  for (const { name } of tables) await tx.execute(sql`delete from ${sql.identifier(name)}`);
}

type ForeignKey = { table: string; name: string; definition: string };

/** Drops the foreign keys, so that rows can be inserted in any order. */
async function dropForeignKeys(tx: Transaction): Promise<ForeignKey[]> {
  const { rows } = await tx.execute<ForeignKey>(sql`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace order by conname`);
  for (const { table, name } of rows)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  return rows;
}

async function setSequences(tx: Transaction, { sequences }: Header): Promise<void> {
  for (const { name, value, isUsed } of sequences)
    await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${value}::bigint, ${isUsed})`);
}

async function insert(tx: Transaction, { name, columns }: TableHeader, lines: readonly string[]) {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${names}) overriding system value
    select ${sql.raw(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as row (line)`);
}

/** @throws Error if the rows of a table differ from those of the backup */
async function compare(tx: Transaction, table: TableHeader, sum: string): Promise<void> {
  const found = new RowSum();
  for await (const lines of readRows(tx, table)) for (const line of lines) found.add(line);
  if (found.sum !== sum) throw new Error(`The rows of ${table.name} differ from those of the backup.`);
}
