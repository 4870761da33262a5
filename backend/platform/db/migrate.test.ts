import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { overPglite } from './client.ts';
import type { Database } from './database.ts';
import { compareMigrations, migrate, readMigrations, TOO_OLD } from './migrate.ts';

let client: PGlite;
let db: Database;

beforeEach(async () => {
  client = await PGlite.create();
  db = overPglite(client);
});
afterEach(() => client.close());

const table = (name: string) => ({ tag: `make_${name}`, statements: [`create table ${name} (id int)`] });

async function tables(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

it('missing migrations are applied, each only once', async () => {
  await migrate(db, [table('one')]);
  await migrate(db, [table('one'), table('two')]);
  await migrate(db, [table('one'), table('two')]);
  expect(await tables()).toEqual(['applied_migration', 'one', 'two']);
});

it('the error of a failed migration names it; the migration is rolled back, and earlier ones stay applied', async () => {
  const broken = {
    tag: '0007_broken',
    statements: ['create table half (id int)', 'create table half (id int)'],
  };
  await expect(migrate(db, [table('one'), broken, table('two')])).rejects.toThrow(
    new StartupError('Migration 0007_broken failed (relation "half" already exists).'),
  );
  expect(await tables()).toEqual(['applied_migration', 'one']);
  await migrate(db, [table('one'), { ...broken, statements: ['create table half (id int)'] }]);
  expect(await tables()).toContain('half');
});

it('a database older than the first available migration is refused and not changed', async () => {
  await migrate(db, [table('one'), table('two')]);
  await expect(migrate(db, [table('first'), table('three')])).rejects.toThrow(new StartupError(TOO_OLD));
  expect(await tables()).toEqual(['applied_migration', 'one', 'two']);
  const { rows } = await db.execute(sql`select tag from applied_migration order by tag`);
  expect(rows).toEqual([{ tag: 'make_one' }, { tag: 'make_two' }]);
  expect(await compareMigrations(db, [table('first')])).toMatchObject({ isTooOld: true });
});

it('the project’s migrations are read in their order', () => {
  const migrations = readMigrations();
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.map(({ tag }) => tag)).toEqual(migrations.map(({ tag }) => tag).toSorted());
});
