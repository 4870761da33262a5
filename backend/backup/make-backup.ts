import { createHash } from 'node:crypto';
import { CommandRefused } from '../platform/command-refused.ts';
import type { Database, Transaction } from '../platform/db/database.ts';
import { appliedMigrations } from '../platform/db/migrate.ts';
import { BackupFile } from './backup-file.ts';
import { recordBackup } from './last-backup.ts';
import { type Contents, FORMAT, FORMAT_VERSION, type Header, type Mark } from './lines.ts';
import { picturePaths, readPicture } from './pictures.ts';
import { backedUpTables, readRows, sequences, writeValuesAlike } from './read-tables.ts';
import { RowSum } from './row-sum.ts';

export type BackupOptions = {
  db: Database;
  dataDir: string;
  /** Path of the backup file to write; it must not exist yet. */
  to: string;
  now: Date;
  /** Aborting it stops the backup and deletes the unfinished file. */
  signal?: AbortSignal;
};

/**
 * Writes all data that the shop cannot regenerate to a file: the rows of the database, as one consistent
 * snapshot even while shoppers change them, and the retailer's pictures.
 * @throws CommandRefused with a message for the operator
 */
export async function makeBackup(options: BackupOptions): Promise<Contents> {
  const { db, dataDir, to, signal } = options;
  const file = await BackupFile.create(to);
  try {
    const contents = await db.transaction((tx) => addTables(file, tx, options), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    // The shop stores a picture before any row refers to it. So pictures listed after the snapshot of the
    // rows include every picture to which these rows refer.
    for (const path of await picturePaths(dataDir)) {
      signal?.throwIfAborted();
      contents.pictures += 1;
      await addPicture(file, path, await readPicture(dataDir, path));
    }
    const { rows, pictures } = contents;
    await add(file, { end: true, rows, pictures, sha256: file.sha256 });
    const bytes = await file.finish();
    await recordBackup(dataDir, options.now, bytes);
    return contents;
  } catch (error) {
    await file.abandon();
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new CommandRefused(`There is not enough disk space for the backup at ${to}.`);
    throw error;
  }
}

const add = (file: BackupFile, line: Header | Mark | string) => file.add(JSON.stringify(line));

async function addTables(
  file: BackupFile,
  tx: Transaction,
  { now, signal }: BackupOptions,
): Promise<Contents> {
  await writeValuesAlike(tx);
  const migrations = await appliedMigrations(tx);
  if (!migrations?.length) throw new CommandRefused("The database is not a shop's database.");
  const tables = await backedUpTables(tx);
  await add(file, {
    format: FORMAT,
    version: FORMAT_VERSION,
    madeAt: now.toISOString(),
    migrations,
    tables,
    sequences: await sequences(tx),
  });
  const contents = { tables: tables.length, rows: 0, pictures: 0 };
  for (const table of tables) {
    const sum = new RowSum();
    await add(file, { table: table.name });
    for await (const lines of readRows(tx, table)) {
      signal?.throwIfAborted();
      for (const line of lines) {
        sum.add(line);
        await file.add(line);
      }
    }
    await add(file, { rows: sum.rows, sum: sum.sum });
    contents.rows += sum.rows;
  }
  return contents;
}

/**
 * Number of bytes of a picture per base64 line, so that a line stays well below the maximum length of a
 * JavaScript string.
 */
const CHUNK = 3 * 1024 * 1024;

async function addPicture(file: BackupFile, path: string, bytes: Buffer): Promise<void> {
  await add(file, { picture: path });
  for (let at = 0; at < bytes.length; at += CHUNK)
    await add(file, bytes.subarray(at, at + CHUNK).toString('base64'));
  await add(file, { sha256: createHash('sha256').update(bytes).digest('hex') });
}
