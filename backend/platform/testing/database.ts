import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { type Database, overPglite } from '../db/client.ts';
import { migrate, readMigrations } from '../db/migrate.ts';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/vitrina/', import.meta.url));

let template: Promise<Blob> | undefined;

/** PGlite's own default asks for 160 MB of buffers, which costs a third of the time of opening. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export type TestDatabase = { db: Database; client: PGlite; close(): Promise<void> };

/** An empty in-memory database of its own, with all migrations applied, for one test or one file. */
export async function freshDatabase(): Promise<TestDatabase> {
  template ??= readTemplate();
  return openPacked(await template);
}

/** The same with something in it, which is put in once a process: each call opens a copy. */
export function databaseWith(fill: (db: Database) => Promise<unknown>): () => Promise<TestDatabase> {
  let packed: Promise<Blob> | undefined;
  return async () => {
    packed ??= packWith(fill);
    return openPacked(await packed);
  };
}

async function packWith(fill: (db: Database) => Promise<unknown>): Promise<Blob> {
  const { db, client, close } = await freshDatabase();
  await fill(db);
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await close();
  return dump;
}

async function openPacked(packed: Blob): Promise<TestDatabase> {
  const client = await PGlite.create({ loadDataDir: packed, startParams: SMALL });
  return { db: overPglite(client), client, close: () => client.close() };
}

/**
 * Making a database takes seconds, unpacking one a sixth of a second. The packed one is kept between runs under a
 * name that follows from what it was made of.
 */
async function readTemplate(): Promise<Blob> {
  const migrations = readMigrations();
  const pglite = readFileSync(
    new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url),
  );
  const name = createHash('sha256')
    .update(JSON.stringify(migrations))
    .update(pglite)
    .update(makeTemplate.toString())
    .digest('hex')
    .slice(0, 16);
  const file = `${CACHE}database-${name}.tar`;
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const dump = await makeTemplate(migrations);
    mkdirSync(CACHE, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
    return dump;
  }
}

/** As little as can be unpacked: a short log, and none of the databases that others would be copied from. */
async function makeTemplate(migrations: ReturnType<typeof readMigrations>): Promise<Blob> {
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], startParams: SMALL });
  await migrate(overPglite(client), migrations);
  await client.exec("update pg_database set datistemplate = false where datname <> 'postgres'");
  await client.exec('drop database template0');
  await client.exec('drop database template1');
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}
