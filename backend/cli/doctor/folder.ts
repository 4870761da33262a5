import { mkdtemp, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, type Finding, ok, problem, warning } from './check.ts';

const MB = 1024 * 1024;
/** Below the first a start of the embedded database may fail; below the second pictures soon fill the disk. In MB. */
const LEAST_MB = 300;
const AMPLE_MB = 2048;

/** Whether folders can be made in DATA_DIR, or where it will be made. Leaves nothing behind. */
export async function checkFolder(dataDir: string): Promise<Finding> {
  try {
    await rmdir(await mkdtemp(join(await nearestPresent(dataDir), '.try-')));
    return ok(`DATA_DIR (${dataDir}) can be written.`);
  } catch (error) {
    return problem(
      `DATA_DIR is ${dataDir}, which cannot be made or written (${codeOf(error)}): give the user of the shop the right to write there, or set another folder.`,
    );
  }
}

export async function checkDisk(dataDir: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(await nearestPresent(dataDir));
    return judgeDisk(Math.floor((bavail * bsize) / MB));
  } catch (error) {
    return warning(`The free space at DATA_DIR cannot be read (${codeOf(error)}): look at it yourself.`);
  }
}

export function judgeDisk(freeMb: number): Finding {
  const says = `${freeMb} MB are free at DATA_DIR`;
  if (freeMb < LEAST_MB) return problem(`${says}: the shop needs ${LEAST_MB} MB at least; make room.`);
  if (freeMb < AMPLE_MB)
    return warning(`${says}: make room, pictures and the database grow. ${AMPLE_MB} MB are ample.`);
  return ok(`${says}.`);
}

/** The folder itself, or the nearest one above it that is there. */
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
