import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Pictures depend only on the sources, so all shops of all runs share the rendered files. */
export async function sharePictures(dataDir: string): Promise<void> {
  const drawn = resolve(import.meta.dirname, '../../../.cache/e2e-pictures');
  await mkdir(drawn, { recursive: true });
  await symlink(drawn, join(dataDir, 'pictures'), 'dir');
}
