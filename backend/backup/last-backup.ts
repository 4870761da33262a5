import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** When a backup was finished, and the size of its file. An earlier version of the shop noted no size. */
export type BackupRecord = { at: Date; bytes: number | null };

const fileOf = (dataDir: string) => join(dataDir, 'last-backup');

/**
 * Records the time at which a backup was finished, which the doctor command and the desk show. If it cannot be
 * recorded, the backup is still valid, so no error is thrown.
 */
export async function recordBackup(dataDir: string, now: Date, bytes: number): Promise<void> {
  await writeFile(fileOf(dataDir), `${now.toISOString()} ${bytes}\n`).catch(() => {});
}

/** The last backup made with this DATA_DIR; undefined if none is known. */
export async function lastBackup(dataDir: string): Promise<BackupRecord | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  const [time = '', size] = text.trim().split(' ');
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return undefined;
  return { at, bytes: size === undefined ? null : Number(size) };
}
