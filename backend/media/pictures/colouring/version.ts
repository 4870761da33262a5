import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from './look.ts';

/** Raise it when the colouring or composing code changes what the same maps, looks and scenes give. */
const CODE_REVISION = 7;

/** Twelve hexadecimal digits that change whenever any picture could: the maps, the looks, the scenes, the code. */
export function pictureVersion(
  mapsDir: string,
  looks: Record<string, Look>,
  fingerprints: readonly string[] = [],
): string {
  const hash = createHash('sha256').update(`revision ${CODE_REVISION}\n`).update(JSON.stringify(looks));
  for (const fingerprint of fingerprints) hash.update(`\n${fingerprint}`);
  for (const file of filesIn(mapsDir)
    .filter((entry) => entry.isFile() && /\.(json|webp)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort())
    hash.update(file.slice(mapsDir.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesIn(folder: string) {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
}

/** Whether a name has the form of a version. */
export const isPictureVersion = (name: string): boolean => /^[0-9a-f]{12}$/.test(name);
