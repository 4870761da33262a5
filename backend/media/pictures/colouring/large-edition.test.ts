import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_HEIGHT, TEST_WIDTH, writeFlatMaps } from '../../testing/maps.ts';
import { colourCutout, ontoBackdrop } from './colour.ts';
import { colourLarge, ENLARGED, enlarged, loadFineParts, type Rendered } from './large-edition.ts';
import type { Look } from './look.ts';
import { loadMapSet, loadShadow } from './map-set.ts';
import { isCropped, readViews } from './view-file.ts';

const mapsDir = mkdtempSync(join(tmpdir(), 'maps-'));
let rendered: Rendered;

beforeAll(async () => {
  await writeFlatMaps(mapsDir, 'flat');
  const view = readViews(mapsDir).get('flat')?.get('front');
  if (!view || isCropped(view)) throw new Error('the flat view is drawn');
  const [set, shadow, fineParts] = await Promise.all([
    loadMapSet(mapsDir, 'flat', 'front', view),
    loadShadow(mapsDir, 'flat', 'front', view),
    loadFineParts(mapsDir, 'flat', 'front'),
  ]);
  rendered = { set, shadow, fineParts };
});

afterAll(() => rmSync(mapsDir, { recursive: true }));

const WIDTH = TEST_WIDTH * ENLARGED;
const HEIGHT = TEST_HEIGHT * ENLARGED;
const WHOLE = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
const plain: Look = { base: '#a05030', rib: '#203040', cloth: { exposure: 1 } };

const element = (data: Uint8Array, width: number, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

test('a large edition has twice the width and height of the image maps, with the same colours', () => {
  const { set, shadow } = rendered;
  const usual = ontoBackdrop(colourCutout(set, plain), set.view.tint, shadow);
  const large = colourLarge(rendered, plain, WHOLE);
  expect([large.width, large.height]).toEqual([WIDTH, HEIGHT]);
  for (const [x, y] of [
    [10, 40],
    [50, 40],
    [0, 0],
    [TEST_WIDTH - 1, TEST_HEIGHT - 1],
  ] as const)
    expect(element(large.data, WIDTH, x * 2, y * 2)).toEqual(element(usual, TEST_WIDTH, x, y));
});

test('in a large edition, cloth coordinates are interpolated between the pixels of the image maps', () => {
  const { u, v } = enlarged(rendered.set, rendered.fineParts, WHOLE);
  const row = Array.from(u.subarray(20 * WIDTH + 2, 20 * WIDTH + 8));
  expect(row).toEqual([0.75, 1.25, 1.75, 2.25, 2.75, 3.25]);
  expect([v[20 * WIDTH], v[21 * WIDTH]]).toEqual([9.75, 10.25]);
});

test('in a large edition, cloth coordinates are not interpolated across a seam', () => {
  const u = rendered.set.u.slice();
  for (let at = 0; at < u.length; at += 1) if (at % TEST_WIDTH >= 20) u[at] = (u[at] ?? 0) + 1000;
  const large = enlarged({ ...rendered.set, u }, rendered.fineParts, WHOLE);
  const row = Array.from(large.u.subarray(20 * WIDTH + 38, 20 * WIDTH + 42));
  expect(row).toEqual([18.75, 19, 1020, 1020.25]);
});

test('in a large edition, boundaries between parts of a garment have the full resolution of the part map', () => {
  const fineParts = rendered.fineParts.map((part, at) => (at % WIDTH === 21 ? 2 : part));
  const { data } = colourLarge({ ...rendered, fineParts }, plain, WHOLE);
  const red = (x: number) => element(data, WIDTH, x, 80)[0] ?? 0;
  expect(red(21)).toBeLessThan(red(20) - 40);
  expect(red(20)).toBeGreaterThan(0x60);
  expect([red(19), red(23)]).toEqual([0xa0, 0xa0]);
});

test('in a large edition, cloth is as bright at the outline of the garment as inside', () => {
  const alpha = rendered.set.alpha.map((_, at) => (at % TEST_WIDTH < 30 ? 255 : 0));
  const light = rendered.set.light.map((value, at) => (at % TEST_WIDTH < 30 ? value : 0));
  const { light: large } = enlarged({ ...rendered.set, alpha, light }, rendered.fineParts, WHOLE);
  expect([large[80 * WIDTH + 40], large[80 * WIDTH + 59], large[80 * WIDTH + 60]]).toEqual([255, 255, 255]);
});

test('a crop of a large edition equals that part of the whole picture, although both are coloured in different strips', () => {
  const [width, height] = [30, 200];
  const area = width * height;
  const full = () => new Uint8Array(area).fill(255);
  const tall: Rendered = {
    set: {
      ...rendered.set,
      view: { ...rendered.set.view, width, height },
      light: full(),
      alpha: full().map((_, at) => (at % width < 20 ? 255 : 0)),
      u: Uint16Array.from({ length: area }, (_, at) => at % width),
      v: Uint16Array.from({ length: area }, (_, at) => Math.floor(at / width)),
      part: new Uint8Array(area).fill(1),
    },
    shadow: full(),
    fineParts: new Uint8Array(area * 4).fill(1),
  };
  const look: Look = { ...plain, pattern: { kind: 'stripe', colours: ['#ffffff'], repeat: 0.02 } };
  const whole = colourLarge(tall, look, { left: 0, top: 0, width: 60, height: 400 });
  const part = colourLarge(tall, look, { left: 4, top: 250, width: 50, height: 120 });
  const rows = Array.from({ length: 118 }, (_, y) => y);
  for (const x of [0, 20, 45])
    expect(rows.map((y) => element(part.data, 50, x, y))).toEqual(
      rows.map((y) => element(whole.data, 60, x + 4, y + 250)),
    );
});
