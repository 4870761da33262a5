import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadMapSet } from '../../backend/media/pictures/colouring/map-set.ts';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { AREA, HEIGHT, WIDTH } from '../atelier/engine/planes.ts';
import { onTrial } from './garments.ts';
import type { Rendering } from './render/rendering.ts';
import { takeOver } from './take-over-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'take-over-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The rendering of a flat cloth that lies in the middle of its sheet and fills half the width and half the
 * height of the picture.
 */
function rendering(clothSize: number): Rendering {
  const inside = (at: number, width: number, height: number) =>
    Math.abs((at % width) / width - 0.5) < 0.25 && Math.abs(Math.floor(at / width) / height - 0.5) < 0.25;
  const plane = (value: number) =>
    Uint8Array.from({ length: AREA }, (_, at) => (inside(at, WIDTH, HEIGHT) ? value : 0));
  const cloth = new Uint8Array(AREA * 16);
  for (let at = 0; at < AREA * 4; at += 1)
    if (inside(at, WIDTH * 2, HEIGHT * 2)) cloth.set([128, 128, 0, 8], at * 4);
  const empty = plane(0);
  return {
    light: plane(180),
    alpha: plane(255),
    gloss: empty,
    stitches: empty,
    wear: empty,
    label: empty,
    cloth,
    clothSize,
  };
}

test('the cloth coordinates of a child’s small sheet are stored with the same precision as those of a larger sheet', async () => {
  await takeOver('small', onTrial('small'), { folder, only: 'front', read: async () => rendering(0.8) });
  const view = readViews(folder).get('small')?.get('front');
  if (!view || isCropped(view)) throw new Error('a front is rendered');
  expect(view.clothSize).toBe(2);
  const { u } = await loadMapSet(folder, 'small', 'front', view);
  const middle = (HEIGHT / 2) * WIDTH + WIDTH / 2;
  expect(((u[middle] ?? 0) / 4096) * view.clothSize).toBeCloseTo(0.4, 3);
});
