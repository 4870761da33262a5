import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawDetails } from './details.ts';

test('a seam is drawn as a groove, even if it is one straight line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'details-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = { heights: join(folder, 'heights.png'), marks: join(folder, 'marks.png') };
  const line = [
    [0.5, 0.2],
    [0.5, 0.8],
  ] as const;
  await drawDetails([{ on: 'back', line, kind: 'seam', width: 0.004 }], undefined, () => [0, 0], 1, files);
  const row = await sharp(files.heights)
    .extract({ left: 1948, top: 2048, width: 200, height: 1 })
    .extractChannel(0)
    .raw()
    .toBuffer();
  expect(row[100]).toBeLessThan(40);
  expect(row[0]).toBeGreaterThan(120);
});
