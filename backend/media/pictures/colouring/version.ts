import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Look } from './look.ts';
import { mapSetPath, silhouettesIn } from './map-set-file.ts';

/** Increase this if a change of the code draws different pictures from the same maps, looks and scenes. */
const CODE_REVISION = 7;

/**
 * The version in the URLs of pictures: twelve hexadecimal digits. It changes whenever the maps, looks, scenes
 * or code change, so that browsers load the new pictures.
 */
export function pictureVersion(
  mapsDir: string,
  looks: Record<string, Look>,
  fingerprints: readonly string[] = [],
): string {
  const hash = createHash('sha256').update(`revision ${CODE_REVISION}\n`).update(JSON.stringify(looks));
  for (const fingerprint of fingerprints) hash.update(`\n${fingerprint}`);
  for (const silhouette of silhouettesIn(mapsDir))
    hash.update(`\n${silhouette}`).update(readFileSync(mapSetPath(mapsDir, silhouette)));
  return hash.digest('hex').slice(0, 12);
}

/** Whether the name of a folder has the format of a version. */
export const isPictureVersion = (name: string): boolean => /^[0-9a-f]{12}$/.test(name);
