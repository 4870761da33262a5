import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartupError } from '../startup-error.ts';
import type { Database, Transaction } from './client.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));

/** A migration of the folder, with its statements. */
type Migration = { tag: string; statements: string[] };

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

/**
 * Applies what is missing, each migration in a transaction of its own. Throws StartupError that names the migration
 * which failed; those before it stay.
 */
export async function migrate(db: Database, migrations = readMigrations()): Promise<void> {
  await db.execute(sql`create table if not exists applied_migration (
    tag text primary key,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await db.execute<{ tag: string }>(sql`select tag from applied_migration`);
  const applied = new Set(rows.map((row) => row.tag));
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

/** Tags that the database lacks, and those that only a newer version knows. Changes nothing. */
export async function compareMigrations(
  db: Database,
  migrations = readMigrations(),
): Promise<{ missing: string[]; unknown: string[] }> {
  const applied = (await appliedMigrations(db)) ?? [];
  const here = migrations.map(({ tag }) => tag);
  return {
    missing: here.filter((tag) => !applied.includes(tag)),
    unknown: applied.filter((tag) => !here.includes(tag)),
  };
}

/** What the database said, not the statement. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}
