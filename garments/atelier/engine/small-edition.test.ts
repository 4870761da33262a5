import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  mapSetPath,
  packMapSet,
  readEntries,
} from '../../../backend/media/pictures/colouring/map-set-file.ts';
import { loadSmallEdition } from '../../../backend/media/pictures/colouring/small-edition.ts';
import { isCropped, readViews } from '../../../backend/media/pictures/colouring/view-file.ts';
import { mapsFingerprint, writeSmallEdition } from './small-edition.ts';

const MAPS = join(import.meta.dirname, '../../../demo/maps');
const REMADE = 'men-tee';

const bytesOf = (plane: ArrayBufferView | undefined) =>
  plane ? Buffer.from(plane.buffer, plane.byteOffset, plane.byteLength) : Buffer.of();

const copy = mkdtempSync(join(tmpdir(), 'small-edition-'));
const views = readViews(MAPS);
afterAll(() => rmSync(copy, { recursive: true }));

test.each([...views.keys()])(
  'the map set of %s has a small edition made from its current maps',
  (silhouette) => {
    const [file] = readEntries(MAPS, silhouette, (name) => name === 'small/front.json').values();
    expect(JSON.parse(String(file))).toEqual({ from: mapsFingerprint(MAPS, silhouette, 'front') });
  },
);

test('the small edition in a map set of the repository equals one that is generated again', async () => {
  const front = views.get(REMADE)?.get('front');
  if (!front || isCropped(front)) throw new Error('a front is rendered');
  const maps = readEntries(MAPS, REMADE, (name) => !name.startsWith('small/'));
  writeFileSync(mapSetPath(copy, REMADE), packMapSet(maps));
  expect(readViews(copy).get(REMADE)?.get('front')).not.toHaveProperty('small');
  await writeSmallEdition(copy, REMADE, 'front');
  const [remade, shipped] = await Promise.all(
    [copy, MAPS].map((mapsDir) => loadSmallEdition(mapsDir, REMADE, 'front', front)),
  );
  const planes = (edition: typeof remade) =>
    Object.values({ ...edition?.set, shadow: edition?.shadow }).filter((value) => ArrayBuffer.isView(value));
  expect(planes(remade).length).toBeGreaterThan(9);
  for (const [place, plane] of planes(remade).entries())
    expect(Buffer.compare(bytesOf(plane), bytesOf(planes(shipped)[place]))).toBe(0);
});
