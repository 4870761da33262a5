import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { loadSmallEdition, smallEditionAt } from '../../../backend/media/pictures/colouring/small-edition.ts';
import { isCropped, readViews } from '../../../backend/media/pictures/colouring/view-file.ts';
import { openStudio } from '../../../backend/media/pictures/workers/studio.ts';
import { looks } from '../../pictures/looks.ts';
import { mapsFingerprint, writeSmallEdition } from './small-edition.ts';

const MAPS = join(import.meta.dirname, '../../maps');
const MOST_BYTES = 6 * 1024 * 1024;
const REMADE = 'men-tee';

const bytesOf = (plane: ArrayBufferView | undefined) =>
  plane ? Buffer.from(plane.buffer, plane.byteOffset, plane.byteLength) : Buffer.of();

const copy = mkdtempSync(join(tmpdir(), 'small-edition-'));
const views = readViews(MAPS);
const front = views.get(REMADE)?.get('front');
afterAll(() => rmSync(copy, { recursive: true }));

test.each([...views.keys()])('%s has a small edition that was made from the maps it has', (silhouette) => {
  const file = JSON.parse(readFileSync(`${smallEditionAt(MAPS, silhouette, 'front')}.json`, 'utf8'));
  expect(file.from).toBe(mapsFingerprint(MAPS, silhouette, 'front'));
});

test('all small editions together take no more than 6 MB', () => {
  const bytes = [...views.keys()].flatMap((silhouette) => {
    const folder = join(MAPS, silhouette, 'small');
    return readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  });
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

describe('a small edition', () => {
  const goods = { kind: 'goods', view: 'front', format: 'webp' } as const;
  const card = async (
    edition: 'small' | undefined,
    job: { silhouette: string; lookId: string; width: number },
  ) => {
    const { bytes } = await openStudio({ mapsDir: MAPS, looks }).make({ ...goods, ...job, edition });
    return sharp(bytes).removeAlpha().raw().toBuffer();
  };

  test.each([
    ['sailor-jersey', 400, 2.5],
    ['black-jersey', 400, 1],
    ['white-jersey', 240, 1],
  ])('gives the card in %s at %s that the maps give', async (lookId, width, most) => {
    const job = { silhouette: REMADE, lookId, width };
    const [small, large] = await Promise.all([card('small', job), card(undefined, job)]);
    const differences = small.map((value, at) => Math.abs(value - (large[at] ?? 0)));
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThan(most);
  });

  test('is what its tool makes of the maps', async () => {
    if (!front || isCropped(front)) throw new Error('a front is rendered');
    cpSync(join(MAPS, REMADE), join(copy, REMADE), { recursive: true });
    rmSync(join(copy, REMADE, 'small'), { recursive: true });
    await writeSmallEdition(copy, REMADE, 'front');
    const [remade, shipped] = await Promise.all(
      [copy, MAPS].map((mapsDir) => loadSmallEdition(mapsDir, REMADE, 'front', front)),
    );
    const planes = (edition: typeof remade) =>
      Object.values({ ...edition?.set, shadow: edition?.shadow }).filter((value) =>
        ArrayBuffer.isView(value),
      );
    expect(planes(remade).length).toBeGreaterThan(9);
    for (const [place, plane] of planes(remade).entries())
      expect(Buffer.compare(bytesOf(plane), bytesOf(planes(shipped)[place]))).toBe(0);
  });
});
