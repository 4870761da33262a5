import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const MB = 1024 * 1024;

/** What an embedded database writes before it can be used: a new one all its files, another one its log after a crash. In MB. */
const NEW_MB = 128;
const LEAST_MB = 48;

/**
 * Looks whether there is space to open an embedded database. On a full disk PGlite spins without a word, and nothing but
 * SIGKILL ends the process. Throws StartupError when there is too little.
 * @param freeBytes of the disk of a folder, for this user
 */
export async function refuseFullDisk(folder: string, freeBytes = freeBytesOf): Promise<void> {
  const isNew = await access(join(folder, 'PG_VERSION')).then(
    () => false,
    () => true,
  );
  const least = isNew ? NEW_MB : LEAST_MB;
  const free = Math.floor((await freeBytes(folder)) / MB);
  if (free >= least) return;
  throw new StartupError(
    `The disk of ${folder} has ${free} MB free, and the embedded database needs ${least} MB to be opened: make room.`,
  );
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
