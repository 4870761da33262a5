import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { StartupError } from '../startup-error.ts';
import { isAlive, type ProcessMark, parseProcessMark, processMark } from './process-mark.ts';

export type FolderLock = { release(): Promise<void> };

/**
 * Takes the lock file `<folder>.lock`, because two processes on one PGlite folder lose rows without a word. A lock
 * whose process is gone is taken over. Throws StartupError when a living process holds it or the place is not
 * writable. It tells processes of one machine apart; one folder must not be mounted on two machines at once.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`;
  const draft = `${file}.${randomUUID()}`;
  const own = JSON.stringify(processMark(process.pid));
  try {
    await writeFile(draft, own);
    for (let attempt = 0; attempt < 5; attempt++) {
      if (await appear(draft, file)) return { release: () => remove(file, own) };
      const text = await readFile(file, 'utf8').catch(() => null);
      const holder = parseProcessMark(text);
      if (holder && isAlive(holder)) throw inUse(folder, holder);
      if (text !== null) await remove(file, text);
    }
    throw new StartupError(
      `The lock file ${file} cannot be taken over; remove it when nothing uses ${folder}.`,
    );
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The lock file ${file} cannot be written (${codeOf(error)}).`);
  } finally {
    await rm(draft, { force: true }).catch(() => {});
  }
}

const inUse = (folder: string, { pid }: ProcessMark) =>
  new StartupError(
    `The database folder ${folder} is in use by process ${pid}; stop it or set another DATA_DIR.`,
  );

/** Makes the file appear whole, or not at all when there is one. */
async function appear(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock if it still says this; one that another process made meanwhile is put back. */
async function remove(file: string, text: string): Promise<void> {
  const grave = `${file}.${randomUUID()}`;
  try {
    await rename(file, grave);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(grave, 'utf8')) !== text) await appear(grave, file);
  await rm(grave, { force: true });
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
