import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (dataDir: string) => join(dataDir, 'last-backup');

/**
 * Records the time at which a backup was finished, which the doctor command shows. If the time cannot be
 * recorded, the backup is still valid, so no error is thrown.
 */
export async function recordBackup(dataDir: string, now: Date): Promise<void> {
  await writeFile(fileOf(dataDir), `${now.toISOString()}\n`).catch(() => {});
}

/** The time of the last backup made with this DATA_DIR; undefined if none is known. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  const time = new Date(text.trim());
  return Number.isNaN(time.getTime()) ? undefined : time;
}
