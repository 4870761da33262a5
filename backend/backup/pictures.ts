import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder of DATA_DIR that cannot be made again: originals of a retailer's pictures, named by their content. */
const FOLDER = 'own-pictures';

/** Paths that a backup may name: nothing outside of the folder. */
const PATH = /^own-pictures(?:\/[\w-][\w.-]*){1,4}$/;

export const isPicturePath = (path: string): boolean => PATH.test(path);

/** Paths of the retailer's pictures and of what is known of them, below DATA_DIR. Unfinished files are left out. */
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

/** Makes a picture appear whole. The same name always has the same content, so nothing is lost by it. */
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
