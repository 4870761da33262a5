import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Pictures follow from the sources alone, so all shops of all runs share what was drawn. */
export async function sharePictures(dataDir: string): Promise<void> {
  const drawn = resolve(import.meta.dirname, '../../../.cache/e2e-pictures');
  await mkdir(drawn, { recursive: true });
  await symlink(drawn, join(dataDir, 'pictures'), 'dir');
}
