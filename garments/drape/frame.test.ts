import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readMaps } from '../../backend/media/pictures/colouring/map-set-file.ts';
import { isCropped, readViews } from '../../backend/media/pictures/colouring/view-file.ts';
import { HEIGHT, WIDTH } from '../atelier/engine/planes.ts';
import { outlineOf } from './frame.ts';

const MAPS = join(import.meta.dirname, '../../demo/maps');

/** Silhouettes of goods that are small in reality. In their pictures, they fill less of the frame. */
const SMALL = [
  'beanie',
  'belt',
  'narrow-belt',
  'braided-belt',
  'earrings',
  'glasses',
  'glasses-cat',
  'glasses-round',
  'bracelet',
  'necklace',
];

const drawn = [...readViews(MAPS)].flatMap(([name, views]) =>
  [...views].flatMap(([view, file]) => (isCropped(file) ? [] : [{ name, view }])),
);

async function sharesOf(name: string, view: string) {
  const { light } = readMaps(MAPS, name, view, ['light']);
  const alpha = await sharp(light).ensureAlpha().extractChannel(3).toColourspace('b-w').raw().toBuffer();
  const { left, top, right, bottom } = outlineOf(alpha);
  return {
    high: (bottom - top) / HEIGHT,
    wide: (right - left) / WIDTH,
    middle: [(left + right) / 2 / WIDTH, (top + bottom) / 2 / HEIGHT] as const,
  };
}

describe.each(drawn)('$name from the $view', ({ name, view }) => {
  test('goods in front and back pictures are centred and fill up to 78 % of the height and 82 % of the width', async () => {
    const { high, wide, middle } = await sharesOf(name, view);
    expect(high).toBeLessThan(0.78);
    expect(wide).toBeLessThan(0.82);
    expect(middle[0]).toBeCloseTo(0.5, 1.7);
    expect(middle[1]).toBeCloseTo(0.502, 1.7);
    // Short garments with wide sleeves, and shoes, are limited by the width and not by the height.
    if (!SMALL.includes(name) && high < 0.7) expect(wide).toBeGreaterThan(0.78);
  });
});
