import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mapSetPath, packMapSet, readEntries, readMaps, silhouettesIn } from './map-set-file.ts';

let mapsDir: string;
const entries = new Map([
  ['small/front.soft.webp', Buffer.from('soft')],
  ['front.light.webp', Buffer.from('light')],
  ['front.json', Buffer.from('{}')],
  ['front.mask.webp', Buffer.alloc(0)],
]);

beforeEach(() => {
  mapsDir = mkdtempSync(join(tmpdir(), 'map-set-'));
  writeFileSync(mapSetPath(mapsDir, 'tee'), packMapSet(entries));
});
afterEach(() => rmSync(mapsDir, { recursive: true }));

test('a map set file returns all entries, or only the requested ones, as they were written', () => {
  expect(readEntries(mapsDir, 'tee', () => true)).toEqual(entries);
  expect([...readEntries(mapsDir, 'tee', (name) => name.endsWith('.json')).keys()]).toEqual(['front.json']);
});

test('the bytes of a map set file do not depend on the order in which entries are added', () => {
  expect(packMapSet(new Map([...entries].reverse()))).toEqual(readFileSync(mapSetPath(mapsDir, 'tee')));
});

test('the image maps of a view are read, including optional ones', () => {
  const maps = readMaps(mapsDir, 'tee', 'front', ['light'], ['gloss', 'mask']);
  expect(maps).toEqual({ light: Buffer.from('light'), mask: Buffer.alloc(0) });
  expect(() => readMaps(mapsDir, 'tee', 'front', ['light', 'cloth'])).toThrow('tee has no front.cloth.webp');
  expect(readMaps(mapsDir, 'tee', 'small/front', ['soft'])).toEqual({ soft: Buffer.from('soft') });
});

test('the silhouettes whose map sets are in a folder are listed', () => {
  writeFileSync(mapSetPath(mapsDir, 'coat'), packMapSet(entries));
  writeFileSync(join(mapsDir, '.coat.maps'), '');
  writeFileSync(join(mapsDir, 'notes.md'), '');
  expect(silhouettesIn(mapsDir)).toEqual(['coat', 'tee']);
  expect(silhouettesIn(join(mapsDir, 'none'))).toEqual([]);
});

test('a map set file that is truncated or has another format is rejected', () => {
  const file = mapSetPath(mapsDir, 'tee');
  truncateSync(file, readFileSync(file).length - 1);
  expect(() => readEntries(mapsDir, 'tee', () => true)).toThrow('tee is truncated');
  writeFileSync(file, 'version https://example.test/spec');
  expect(() => readEntries(mapsDir, 'tee', () => true)).toThrow('tee has no index');
});
