import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartupError } from '../startup-error.ts';
import type { Database, Transaction } from './database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** A migration: its name and its SQL statements. */
export type Migration = { tag: string; statements: string[] };

/** Reads the migrations that drizzle-kit has written, oldest first. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(`${folder}/${tag}.sql`, 'utf8').split('--> statement-breakpoint'),
  }));
}

/** Error message for a database that is older than the first migration of this version of the shop. */
export const TOO_OLD =
  'The database was created by a version before 0.1.0, which this version cannot migrate: set DATA_DIR or DATABASE_URL to an empty one.';

/**
 * Whether an earlier version of the shop has migrated the database, but without the first migration of this
 * version.
 */
const isTooOld = (applied: readonly string[], migrations: readonly Migration[]) =>
  applied.length > 0 && migrations[0] !== undefined && !applied.includes(migrations[0].tag);

/**
 * Applies the missing migrations, each in its own transaction. If one fails, those before it stay applied. A
 * database that is too old is not changed.
 * @throws StartupError that names the failed migration.
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const before = (await appliedMigrations(db)) ?? [];
  if (isTooOld(before, migrations)) throw new StartupError(TOO_OLD);
  await db.execute(sql`create table if not exists applied_migration (
    tag text primary key,
    applied_at timestamptz not null default now()
  )`);
  const applied = new Set(before);
  for (const { tag, statements } of migrations) {
    if (applied.has(tag)) continue;
    try {
      await db.transaction(async (tx) => {
        for (const statement of statements) await tx.execute(sql.raw(statement));
        await tx.execute(sql`insert into applied_migration (tag) values (${tag})`);
      });
    } catch (error) {
      throw new StartupError(`Migration ${tag} failed (${reasonOf(error)}).`);
    }
  }
}

/** Names of the applied migrations, oldest first; undefined if no shop was ever installed in the database. */
export async function appliedMigrations(db: Database | Transaction): Promise<string[] | undefined> {
  const { rows: known } = await db.execute<{ is: boolean }>(
    sql`select to_regclass('public.applied_migration') is not null as is`,
  );
  if (!known[0]?.is) return undefined;
  const { rows } = await db.execute<{ tag: string }>(sql`select tag from applied_migration order by tag`);
  return rows.map(({ tag }) => tag);
}

/**
 * Compares the migrations of the database with those of this version: which ones are missing, which come from
 * a newer version, and whether the database is too old. Does not change the database.
 */
export async function compareMigrations(
  db: Database,
  migrations = readMigrations(),
): Promise<{ missing: string[]; unknown: string[]; isTooOld: boolean }> {
  const applied = (await appliedMigrations(db)) ?? [];
  const here = migrations.map(({ tag }) => tag);
  return {
    missing: here.filter((tag) => !applied.includes(tag)),
    unknown: applied.filter((tag) => !here.includes(tag)),
    isTooOld: isTooOld(applied, migrations),
  };
}

/** The error message of the database. It does not contain the statement. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
