import { access, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const MB = 1024 * 1024;

/**
 * An embedded database is only opened if this much space is free, in MB. A new database needs it for all its
 * files, an existing one for the log that it writes after a crash.
 */
const NEW_MB = 128;
const MIN_MB = 48;

/**
 * Checks that there is enough free space to open an embedded database. On a full disk, PGlite loops without a
 * message, and only SIGKILL ends the process.
 * @param freeBytes Returns how much space this user may still use on the disk of a folder, in bytes.
 * @throws StartupError if there is too little space.
 */
export async function assertFreeSpace(folder: string, freeBytes = freeBytesOf): Promise<void> {
  const isNew = await access(join(folder, 'PG_VERSION')).then(
    () => false,
    () => true,
  );
  const least = isNew ? NEW_MB : MIN_MB;
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
