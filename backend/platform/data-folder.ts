import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from './startup-error.ts';

/**
 * Creates the folder of DATA_DIR if it is missing, and tests whether folders can be created in it.
 * @throws StartupError if they cannot
 */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await rmdir(await mkdtemp(join(folder, '.try-')));
  } catch (error) {
    throw new StartupError(`DATA_DIR is ${folder}, which cannot be created or written (${codeOf(error)}).`);
  }
}

/**
 * Creates a folder and its parents. The `recursive` option of mkdir loops forever on file systems that answer
 * ENOENT for every new folder, such as /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  const present = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (present?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  // Another process may create the folder at the same time.
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST' || present !== undefined) throw error;
  });
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
