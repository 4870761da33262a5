import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Makes the shop use a folder of rendered pictures that all shops of all runs share. This is possible because
 * pictures depend only on the sources.
 */
export async function sharePictures(dataDir: string): Promise<void> {
  const drawn = resolve(import.meta.dirname, '../../../.cache/e2e-pictures');
  await mkdir(drawn, { recursive: true });
  await symlink(drawn, join(dataDir, 'pictures'), 'dir');
}
