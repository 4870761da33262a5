import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import {
  mapSetPath,
  packMapSet,
  readEntries,
} from '../../../backend/media/pictures/colouring/map-set-file.ts';

/**
 * Replaces the entries of a map set (the file with the image maps of a garment) whose names begin with
 * `beginning`. Creates the file if it does not exist. Returns the size of the new entries in bytes.
 */
export function putEntries(
  mapsDir: string,
  silhouette: string,
  beginning: string,
  entries: ReadonlyMap<string, Uint8Array>,
): number {
  const file = mapSetPath(mapsDir, silhouette);
  mkdirSync(mapsDir, { recursive: true });
  const others = existsSync(file)
    ? readEntries(mapsDir, silhouette, (name) => !name.startsWith(beginning))
    : new Map<string, Uint8Array>();
  writeFileSync(file, packMapSet(new Map([...others, ...entries])));
  return [...entries.values()].reduce((sum, { length }) => sum + length, 0);
}

/** Writes an object as a JSON entry to a map set. */
export function putJson(mapsDir: string, silhouette: string, name: string, value: object): void {
  const text = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  putEntries(mapsDir, silhouette, name, new Map([[name, text]]));
}
