import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartupError } from './startup-error.ts';

/**
 * Makes the folder of DATA_DIR when there is none, and tries whether folders can be made in it.
 * @throws StartupError when not
 */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await rmdir(await mkdtemp(join(folder, '.try-')));
  } catch (error) {
    throw new StartupError(`DATA_DIR is ${folder}, which cannot be made or written (${codeOf(error)}).`);
  }
}

/**
 * Makes a folder and those above it. The `recursive` option of mkdir never ends where a file system says ENOENT to
 * every new folder, as /proc does.
 */
async function makeFolder(folder: string): Promise<void> {
  const present = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (present?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  // Another process may have made it in between.
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST' || present !== undefined) throw error;
  });
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
