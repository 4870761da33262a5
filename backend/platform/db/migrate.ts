import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartupError } from '../startup-error.ts';
import type { Database, Transaction } from './database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** A migration of the folder, with its statements. */
export type Migration = { tag: string; statements: string[] };

/** Reads the migrations that drizzle-kit wrote, in their order. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(`${folder}/${tag}.sql`, 'utf8').split('--> statement-breakpoint'),
  }));
}

/** A database that was migrated before the migrations that are kept now began. */
export const TOO_OLD =
  'The database was made by a version before 0.1.0, which this version cannot bring up to date: start with an empty one, by another DATA_DIR or DATABASE_URL.';

/** Whether migrations were applied to a database, and the first of those that are kept is not among them. */
const isTooOld = (applied: readonly string[], migrations: readonly Migration[]) =>
  applied.length > 0 && migrations[0] !== undefined && !applied.includes(migrations[0].tag);

/**
 * Applies what is missing, each migration in a transaction of its own. Throws StartupError that names the migration
 * which failed; those before it stay. A database that is too old is refused, and nothing is touched.
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

/** Applied migrations in their order; undefined when the database was never one of the shop. */
export async function appliedMigrations(db: Database | Transaction): Promise<string[] | undefined> {
  const { rows: known } = await db.execute<{ is: boolean }>(
    sql`select to_regclass('public.applied_migration') is not null as is`,
  );
  if (!known[0]?.is) return undefined;
  const { rows } = await db.execute<{ tag: string }>(sql`select tag from applied_migration order by tag`);
  return rows.map(({ tag }) => tag);
}

/** Tags that the database lacks, those that only a newer version knows, and whether it is too old. Changes nothing. */
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

/** What the database said, not the statement. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
