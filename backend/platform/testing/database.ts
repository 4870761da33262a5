import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { overPglite } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/vitrina/', import.meta.url));

/** The folders and files of an embedded database, with their contents. */
type DataFolder = { folders: string[]; files: Map<string, Uint8Array> };

let template: Promise<DataFolder> | undefined;

/**
 * PGlite opens a database faster with a small buffer. It would spend a third of the time on its default of
 * 160 MB.
 */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

export type TestDatabase = { db: Database; client: PGlite; close(): Promise<void> };

/** Opens an empty in-memory database with all migrations applied, for one test or one file of tests. */
export async function freshDatabase(): Promise<TestDatabase> {
  template ??= readTemplate();
  return openPacked(await template);
}

/**
 * Returns a function that opens a test database with initial data, which `fill` writes. It writes them only
 * once per process; each call opens a copy.
 */
export function databaseWith(fill: (db: Database) => Promise<unknown>): () => Promise<TestDatabase> {
  let packed: Promise<DataFolder> | undefined;
  return async () => {
    packed ??= packWith(fill);
    return openPacked(await packed);
  };
}

async function packWith(fill: (db: Database) => Promise<unknown>): Promise<DataFolder> {
  const { db, client, close } = await freshDatabase();
  await fill(db);
  const packed = await pack(client);
  await close();
  return packed;
}

async function openPacked(packed: DataFolder): Promise<TestDatabase> {
  const client = await PGlite.create({ fs: new Unpacked(packed), startParams: SMALL });
  return { db: overPglite(client), client, close: () => client.close() };
}

const ROOT = '/pglite/data';

/**
 * A file system in memory that already contains the files of a database. Opening a database from it takes
 * half as long as from a tar file.
 */
class Unpacked extends MemoryFS {
  readonly #from: DataFolder;

  constructor(from: DataFolder) {
    super();
    this.#from = from;
  }

  override async initialSyncFs() {
    if (!this.pg) throw new Error('initialSyncFs must be called after init.');
    const { FS } = this.pg.Module;
    for (const path of this.#from.folders) FS.mkdirTree(path);
    for (const [path, bytes] of this.#from.files) FS.writeFile(path, bytes.slice(), { canOwn: true });
  }
}

/** Takes a copy of the files of an open database, after a checkpoint. */
async function pack(client: PGlite): Promise<DataFolder> {
  await client.exec('checkpoint');
  const { FS } = client.Module;
  const packed: DataFolder = { folders: [], files: new Map() };
  const read = (folder: string) => {
    packed.folders.push(folder);
    for (const name of FS.readdir(folder).filter((name: string) => name !== '.' && name !== '..')) {
      const path = `${folder}/${name}`;
      if (FS.isDir(FS.stat(path).mode)) read(path);
      else packed.files.set(path, FS.readFile(path));
    }
  };
  read(ROOT);
  return packed;
}

/**
 * Returns the files of an empty database with all migrations. Creating such a database takes seconds, opening
 * a copy only a tenth of a second. The copy (the template) is stored between test runs, under a name derived
 * from the sources from which it is made.
 */
async function readTemplate(): Promise<DataFolder> {
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
  const file = `${CACHE}database-${name}.bin`;
  try {
    return deserialize(readFileSync(file));
  } catch {
    const made = await makeTemplate(migrations);
    mkdirSync(CACHE, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, serialize(made));
    renameSync(draft, file);
    return made;
  }
}

/**
 * Makes the template. To keep it small, its write-ahead log is short, and PostgreSQL's own template databases
 * are removed.
 */
async function makeTemplate(migrations: ReturnType<typeof readMigrations>): Promise<DataFolder> {
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'], startParams: SMALL });
  await migrate(overPglite(client), migrations);
  await client.exec("update pg_database set datistemplate = false where datname <> 'postgres'");
  await client.exec('drop database template0');
  await client.exec('drop database template1');
  const packed = await pack(client);
  await client.close();
  return packed;
}
