import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mapSetPath, packMapSet, readEntries } from '../../../backend/media/pictures/colouring/map-set-file.ts';

/**
 * Puts entries into the file of a map set, in place of all whose names begin with `beginning`. Makes the file when there is
 * none. Returns the bytes of the entries.
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

/** Puts a JSON file into a map set. */
export function putJson(mapsDir: string, silhouette: string, name: string, value: object): void {
  const text = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  putEntries(mapsDir, silhouette, name, new Map([[name, text]]));
}
