import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from './startup-error.ts';

/**
 * Creates the folder of DATA_DIR if it is missing, and checks that folders can be created inside it.
 * @throws StartupError if they cannot be created.
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
 * Creates a folder and its parents one by one. The option `recursive` of mkdir would loop forever on a file
 * system that answers ENOENT for every new folder, such as /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  const present = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (present?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  // The folder may already exist, because another process created it in the same moment.
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST' || present !== undefined) throw error;
  });
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
