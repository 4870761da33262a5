import { describe, expect, test } from 'vitest';
import { testJersey, testScene } from '../../testing/scenes.ts';
import type { Raster } from '../colouring/encode.ts';
import { composeScene } from './compose.ts';
import type { LaidPiece } from './scene.ts';

const jersey = async () => testJersey();
const laid = (x: number, y: number, more: Partial<LaidPiece> = {}): LaidPiece => ({
  kind: 'laid',
  silhouette: 'jersey',
  view: 'front',
  look: 'red',
  x,
  y,
  height: 0.4,
  ...more,
});

/**
 * Mean of the green channel around a point. The garments of these tests are red, so a low value means that a
 * garment covers the point.
 */
function green({ data, width }: Raster, x: number, y: number, reach = 2): number {
  let [sum, count] = [0, 0];
  for (let row = y - reach; row <= y + reach; row += 1)
    for (let column = x - reach; column <= x + reach; column += 1) {
      sum += data[(row * width + column) * 3 + 1] ?? 0;
      count += 1;
    }
  return sum / count;
}

/** The bounding box of the red pixels, which belong to the garments. */
function reddish({ data, width, height }: Raster) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 3] ?? 0) < (data[at * 3 + 1] ?? 0) * 2) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
    top = Math.min(top, Math.floor(at / width));
    bottom = Math.floor(at / width);
  }
  return { left, top, right, bottom };
}

const shade = { x: 2, y: 0, width: 0.1, height: 0.1, columns: 1, rows: 1, lean: 0 };

describe('a scene', () => {
  test('a scene has the requested width, and a height that follows from its ratio', async () => {
    const { width, height, data } = await composeScene(testScene({}), 150, jersey);
    expect([width, height, data.length]).toEqual([150, 100, 150 * 100 * 3]);
  });

  test('a scene is brighter inside the window light than outside', async () => {
    const raster = await composeScene(testScene({}), 300, jersey);
    expect(green(raster, 165, 100)).toBeGreaterThan(green(raster, 40, 100) * 1.08);
  });

  test('a scene centres each laid garment at its position, in its height, and within the picture', async () => {
    const raster = await composeScene(testScene({ pieces: [laid(0.5, 0.5)] }), 300, jersey);
    const { left, top, right, bottom } = reddish(raster);
    expect((left + right) / 2).toBeCloseTo(150, -0.5);
    expect((top + bottom) / 2).toBeCloseTo(100, -0.5);
    expect(Math.abs(bottom - top - 80)).toBeLessThan(4);
  });

  test('a scene shrinks garments that would be too wide', async () => {
    const raster = await composeScene(testScene({ pieces: [laid(0.5, 0.5, { width: 0.1 })] }), 300, jersey);
    const { left, right } = reddish(raster);
    expect(right - left).toBeLessThanOrEqual(32);
  });

  test('a scene casts shadows to the right and down, never to the left or up', async () => {
    const bare = await composeScene(testScene({ window: shade }), 300, jersey);
    const raster = await composeScene(testScene({ window: shade, pieces: [laid(0.5, 0.5)] }), 300, jersey);
    const { left, top, right, bottom } = reddish(raster);
    const darker = (x: number, y: number) => green(bare, x, y, 1) - green(raster, x, y, 1);
    expect(darker(150, bottom + 4)).toBeGreaterThan(6);
    expect(darker(right + 4, 110)).toBeGreaterThan(4);
    expect(darker(left - 5, 100)).toBeLessThan(darker(right + 5, 110) / 2);
    expect(darker(150, top - 6)).toBeLessThan(darker(150, bottom + 6) / 2);
  });

  test('a scene casts the shadow of a garment on the garments behind it', async () => {
    const one = await composeScene(testScene({ window: shade, pieces: [laid(0.56, 0.5)] }), 300, jersey);
    const two = await composeScene(
      testScene({ window: shade, pieces: [laid(0.56, 0.5), laid(0.44, 0.5, { height: 0.36 })] }),
      300,
      jersey,
    );
    const seen = (raster: Raster) => raster.data[(115 * 300 + 162) * 3] ?? 0;
    expect(seen(two)).toBeLessThan(seen(one));
    expect(seen(two)).toBeGreaterThan(60);
  });

  test('a scene hangs garments below the rail; without a rail, hanging garments are rejected', async () => {
    const hung = { ...laid(0.5, 0), kind: 'hung' as const, hang: 'shoulders' as const, height: 0.6 };
    const scene = testScene({ rail: { y: 0.1, from: 0, to: 1, drop: 0.08 }, pieces: [hung] });
    const raster = await composeScene(scene, 300, jersey);
    const { top, bottom } = reddish(raster);
    expect(top).toBeGreaterThan(20);
    expect(Math.abs(bottom - top - 120)).toBeLessThan(6);
    expect(green(raster, 30, 20, 0)).toBeLessThan(90);
    await expect(composeScene(testScene({ pieces: [hung] }), 300, jersey)).rejects.toThrow('rail');
  });

  test('a scene fails with the cause of the first garment that fails', async () => {
    const pieces = ['good', 'torn', 'lost'].map((silhouette, order) => ({
      ...laid(0.2 + order * 0.3, 0.5),
      silhouette,
    }));
    const cutoutOf = async (silhouette: string) => {
      if (silhouette !== 'good') throw new Error(`${silhouette} maps`);
      return testJersey();
    };
    await expect(composeScene(testScene({ pieces }), 300, cutoutOf)).rejects.toThrow('torn maps');
  });
});
