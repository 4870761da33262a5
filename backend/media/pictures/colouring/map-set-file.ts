import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const SET_FILE = /^[a-z0-9-]+\.maps$/;

export const mapSetPath = (mapsDir: string, silhouette: string): string =>
  join(mapsDir, `${silhouette}.maps`);

/**
 * Names of the silhouettes that have a map set (a file with all image maps of a garment) in the folder,
 * sorted. Empty if the folder does not exist.
 */
export const silhouettesIn = (mapsDir: string): string[] =>
  (existsSync(mapsDir) ? readdirSync(mapsDir) : [])
    .filter((name) => SET_FILE.test(name))
    .map((name) => name.slice(0, -'.maps'.length))
    .sort();

/**
 * Schema of the index: for each entry, its offset and length in bytes. Offsets count from the end of the
 * index.
 */
const index = z.record(z.string(), z.tuple([z.int().min(0), z.int().min(0)]));

const LENGTH_BYTES = 4;
/** Maximum size of an index in bytes. An index with twenty entries takes about 700 bytes. */
const LONGEST_INDEX = 1 << 16;

/**
 * Writes a map set as one file: the length of the index as a little-endian number, the index as JSON, then
 * the entries (`front.json`, `front.light.webp`, `small/front.soft.webp` …), sorted by name.
 */
export function packMapSet(entries: ReadonlyMap<string, Uint8Array>): Buffer {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  let start = 0;
  const places = sorted.map(([name, bytes]) => {
    const place = [name, [start, bytes.length]] as const;
    start += bytes.length;
    return place;
  });
  const text = Buffer.from(JSON.stringify(Object.fromEntries(places)));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...sorted.map(([, bytes]) => bytes)]);
}

/**
 * Reads some entries of a map set without reading the rest of the file. Synchronous; a card needs about 100
 * KB. Throws if the file is missing or damaged.
 */
export function readEntries(
  mapsDir: string,
  silhouette: string,
  isWanted: (name: string) => boolean,
): Map<string, Buffer> {
  const file = openSync(mapSetPath(mapsDir, silhouette), 'r');
  const bytesAt = (start: number, length: number) => {
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(file, bytes, 0, length, start) < length)
      throw new Error(`The map set ${silhouette} is truncated`);
    return bytes;
  };
  try {
    const length = bytesAt(0, LENGTH_BYTES).readUInt32LE();
    if (length > LONGEST_INDEX) throw new Error(`The map set ${silhouette} has no index`);
    const places = index.parse(JSON.parse(bytesAt(LENGTH_BYTES, length).toString()));
    const first = LENGTH_BYTES + length;
    const wanted = Object.entries(places).filter(([name]) => isWanted(name));
    return new Map(wanted.map(([name, [start, size]]) => [name, bytesAt(first + start, size)]));
  } finally {
    closeSync(file);
  }
}

/**
 * Reads image maps of a view, for example `light` of `front` or `soft` of `small/front`. Throws if a map in
 * `needed` is missing; maps in the other list may be missing.
 */
export function readMaps<Needed extends string, Other extends string = never>(
  mapsDir: string,
  silhouette: string,
  view: string,
  needed: readonly Needed[],
  others: readonly Other[] = [],
): Record<Needed, Buffer> & Partial<Record<Other, Buffer>> {
  const names = new Map([...needed, ...others].map((map) => [`${view}.${map}.webp`, map]));
  const entries = readEntries(mapsDir, silhouette, (name) => names.has(name));
  const maps = Object.fromEntries([...entries].map(([name, bytes]) => [names.get(name), bytes]));
  for (const map of needed)
    if (!(map in maps)) throw new Error(`The map set ${silhouette} has no ${view}.${map}.webp`);
  return maps as Record<Needed, Buffer> & Partial<Record<Other, Buffer>>;
}
