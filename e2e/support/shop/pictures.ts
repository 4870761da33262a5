import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Makes the shop use a picture folder that all test shops share, also in later runs. Pictures depend only on
 * the sources, so they are the same in each shop.
 */
export async function sharePictures(dataDir: string): Promise<void> {
  const drawn = resolve(import.meta.dirname, '../../../.cache/e2e-pictures');
  await mkdir(drawn, { recursive: true });
  await symlink(drawn, join(dataDir, 'pictures'), 'dir');
}
