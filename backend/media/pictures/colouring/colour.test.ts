import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_WIDTH, writeFlatMaps } from '../../testing/maps.ts';
import { colourCutout, ontoBackdrop } from './colour.ts';
import type { Look } from './look.ts';
import { loadMapSet, loadShadow, type MapSet } from './map-set.ts';
import { isCropped, readViews } from './view-file.ts';

const mapsDir = mkdtempSync(join(tmpdir(), 'maps-'));
let set: MapSet;
let shadow: Uint8Array;

beforeAll(async () => {
  await writeFlatMaps(mapsDir, 'flat');
  const view = readViews(mapsDir).get('flat')?.get('front');
  if (!view || isCropped(view)) throw new Error('the flat view is drawn');
  set = await loadMapSet(mapsDir, 'flat', 'front', view);
  shadow = await loadShadow(mapsDir, 'flat', 'front', view);
});

afterAll(() => rmSync(mapsDir, { recursive: true }));

/** Colours a garment and puts it on its backdrop, as the picture service does. */
const colourMapSet = (of: MapSet, look: Look, on = shadow) =>
  ontoBackdrop(colourCutout(of, look), of.view.tint, on);

const plain: Look = { base: '#a05030', rib: '#203040', cloth: { exposure: 1 } };

function pixel(raster: Uint8Array, x: number, y: number): string {
  const at = (y * TEST_WIDTH + x) * 3;
  return `#${Buffer.from(raster.subarray(at, at + 3)).toString('hex')}`;
}

describe('colouring', () => {
  test('colouring gives cloth in full light the base colour of the look, and ribs the rib colour', () => {
    const raster = colourMapSet(set, plain);
    expect(pixel(raster, 10, 40)).toBe('#a05030');
    expect(pixel(raster, 50, 40)).toBe('#203040');
  });

  test('colouring gives ribs the base colour of the look if it has no colour for ribs', () => {
    expect(pixel(colourMapSet(set, { base: '#a05030', cloth: { exposure: 1 } }), 50, 40)).toBe('#a05030');
  });

  test('colouring draws a pattern on cloth, but not on ribs', () => {
    const striped: Look = { ...plain, pattern: { kind: 'stripe', colours: ['#ffffff'], repeat: 0.02 } };
    const bare = colourMapSet(set, plain);
    const raster = colourMapSet(set, striped);
    const column = (x: number, of: Uint8Array) => Array.from({ length: 80 }, (_, y) => pixel(of, x, y));
    expect(column(10, raster)).toContain('#ffffff');
    expect(column(10, raster)).toContain('#a05030');
    expect(column(50, raster)).toEqual(column(50, bare));
  });

  test('colouring repeats a stripe after the length in metres that the look gives', () => {
    const striped: Look = { ...plain, pattern: { kind: 'stripe', colours: ['#ffffff'], repeat: 0.02 } };
    const raster = colourMapSet(set, striped);
    for (let y = 4; y < 50; y += 1) expect(pixel(raster, 10, y)).toBe(pixel(raster, 10, y + 20));
  });

  test('colouring shows the tinted backdrop outside the garment', () => {
    const empty: MapSet = { ...set, alpha: new Uint8Array(set.alpha.length) };
    const [red, green, blue] = colourMapSet(empty, plain).subarray(
      40 * TEST_WIDTH * 3,
      40 * TEST_WIDTH * 3 + 3,
    );
    expect(red).toBe(green);
    expect(green).toBe(blue);
    expect(Math.abs((red ?? 0) - 0x80)).toBeLessThan(6);
  });

  test('colouring darkens the backdrop in a shadow', () => {
    const empty: MapSet = { ...set, alpha: new Uint8Array(set.alpha.length) };
    const shaded = colourMapSet(empty, plain, new Uint8Array(shadow.length).fill(128));
    expect(shaded[3000] ?? 255).toBeLessThan((colourMapSet(empty, plain)[3000] ?? 0) - 20);
  });

  test('colouring gives cloth of two-tone yarn (melange) the average brightness of its base colour', () => {
    const raster = colourMapSet(set, { ...plain, cloth: { exposure: 1, melange: 0.4 } });
    const reds: number[] = [];
    for (let y = 0; y < 80; y += 1)
      for (let x = 0; x < 28; x += 1) reds.push(raster[(y * TEST_WIDTH + x) * 3] ?? 0);
    const mean = reds.reduce((sum, value) => sum + value, 0) / reds.length;
    expect(new Set(reds).size).toBeGreaterThan(8);
    expect(Math.abs(mean - 0xa0)).toBeLessThan(6);
  });

  test('colouring makes pixels outside the garment transparent, and the others opaque', () => {
    const half: MapSet = { ...set, alpha: set.alpha.map((_, at) => (at % TEST_WIDTH < 30 ? 255 : 0)) };
    const { rgba } = colourCutout(half, plain);
    const element = (x: number) => [
      ...rgba.subarray((40 * TEST_WIDTH + x) * 4, (40 * TEST_WIDTH + x) * 4 + 4),
    ];
    expect(element(10)).toEqual([0xa0, 0x50, 0x30, 255]);
    expect(element(50)[3]).toBe(0);
  });

  test('colouring marks in `inner` the pixels that show the inner side of the garment', async () => {
    const slots = { ...set.view.slots, 2: { role: 'inside' as const, cloth: false } };
    const lined = await loadMapSet(mapsDir, 'flat', 'front', { ...set.view, slots });
    const { inner } = colourCutout(lined, plain);
    expect([inner[40 * TEST_WIDTH + 10], inner[40 * TEST_WIDTH + 50]]).toEqual([0, 255]);
  });

  test('colouring rejects an invalid colour', () => {
    expect(() => colourMapSet(set, { base: 'red' })).toThrow('Not a colour: red');
  });
});
