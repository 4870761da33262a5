import { mkdtemp, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';

const MB = 1024 * 1024;
/**
 * Limits for free disk space in MB. Below the first, the embedded database may fail to start. Below the
 * second, pictures will soon fill the disk.
 */
const LEAST_MB = 300;
const AMPLE_MB = 2048;

/**
 * Checks whether folders can be created in DATA_DIR, or in its nearest existing parent. Removes the folder
 * that it creates for this.
 */
export async function checkFolder(dataDir: string): Promise<Finding> {
  try {
    await rmdir(await mkdtemp(join(await nearestPresent(dataDir), '.try-')));
    return ok(`DATA_DIR (${dataDir}) can be written.`);
  } catch (error) {
    return problem(
      `DATA_DIR is ${dataDir}, which cannot be created or written (${codeOf(error)}): give the shop's user write permission there, or set another folder.`,
    );
  }
}

export async function checkDisk(dataDir: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(await nearestPresent(dataDir));
    return judgeDisk(Math.floor((bavail * bsize) / MB));
  } catch (error) {
    return warning(`The free space at DATA_DIR cannot be read (${codeOf(error)}): check it yourself.`);
  }
}

export function judgeDisk(freeMb: number): Finding {
  const says = `${freeMb} MB are free at DATA_DIR`;
  if (freeMb < LEAST_MB) return problem(`${says}: the shop needs at least ${LEAST_MB} MB; free some space.`);
  if (freeMb < AMPLE_MB)
    return warning(
      `${says}: free some space, because pictures and the database grow. ${AMPLE_MB} MB are enough.`,
    );
  return ok(`${says}.`);
}

/** The folder itself, or its nearest existing parent. */
async function nearestPresent(folder: string): Promise<string> {
  for (let at = folder; ; at = dirname(at)) {
    try {
      await stat(at);
      return at;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || dirname(at) === at) throw error;
    }
  }
}
