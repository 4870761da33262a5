import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Name of the only folder in DATA_DIR whose files the shop cannot generate again: the originals of the
 * retailer's pictures. Each file is named by a hash of its content.
 */
const FOLDER = 'own-pictures';

/**
 * Matches the picture paths that a backup may contain: all are inside the folder above, so that a restore
 * cannot write elsewhere.
 */
const PATH = /^own-pictures(?:\/[\w-][\w.-]*){1,4}$/;

export const isPicturePath = (path: string): boolean => PATH.test(path);

/**
 * Paths of the retailer's pictures and their metadata, relative to DATA_DIR. Unfinished files are left out.
 */
export async function picturePaths(dataDir: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, FOLDER), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const from = dataDir.length + 1;
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from).replaceAll('\\', '/'))
    .filter((path) => isPicturePath(path) && !path.endsWith('.part'))
    .sort();
}

export const readPicture = (dataDir: string, path: string): Promise<Buffer> => readFile(join(dataDir, path));

/**
 * Writes a picture atomically. An existing file with this name has the same content, so overwriting loses
 * nothing.
 */
export async function writePicture(dataDir: string, path: string, bytes: Buffer): Promise<void> {
  const file = join(dataDir, path);
  const draft = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
