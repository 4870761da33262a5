import { expect, test } from 'vitest';
import { PART } from '../cloth/parts.ts';
import { edge, type PatternPiece } from '../cloth/pattern.ts';
import { sewnOnSheet } from '../cloth/sew.ts';
import { type BoundEdge, boundBlank, boundEdge } from './bound-edge.ts';

/** A flat piece of cloth with a V-shaped cut in its upper edge. */
const towel: PatternPiece = {
  name: 'front',
  part: 0,
  turned: false,
  softness: 0.002,
  place: ([x, y]) => [x, y, 0],
  edges: [
    edge('hem', [-0.2, -0.3], [0.2, -0.3]),
    edge('sideRight', [0.2, -0.3], [0.1, 0]),
    edge('neckRight', [0.1, 0], [0, -0.15]),
    edge('neckLeft', [0, -0.15], [-0.1, 0]),
    edge('sideLeft', [-0.1, 0], [-0.2, -0.3]),
  ],
};
const bound = (side: string): BoundEdge => ({ on: towel, edge: side, width: 0.03, thickness: 0.004 });
const bands = ['neckRight', 'neckLeft'].map(bound);
const { cloth, blanks } = sewnOnSheet({
  pieces: [towel],
  seams: [],
  blanks: bands.map(boundBlank),
  spacing: 0.01,
});
const [right, left] = bands.map((band) =>
  boundEdge({ cloth, originOf: (name) => blanks.get(name) ?? [0, 0] }, band),
);

test('a band is ribbed, lies above the cloth and does not exceed its width', () => {
  expect(right?.part).toBe(PART.band);
  for (const [x, y, z] of right?.places ?? []) {
    expect(z).toBeGreaterThan(0.0004);
    // The edge with the band is the line 3 x = 2 y + 0.3. The test computes the distance from it.
    const away = Math.abs(3 * x - 2 * y - 0.3) / Math.hypot(3, 2);
    expect(away).toBeLessThan(0.0301);
  }
});

test('two bands meet in the middle below the point of a neckline', () => {
  const lowest = (places: typeof right) =>
    places?.places.reduce((least, place) => (place[1] < least[1] ? place : least));
  for (const band of [right, left]) {
    expect(lowest(band)?.[0]).toBeCloseTo(0, 2);
    expect(lowest(band)?.[1]).toBeLessThan(-0.19);
  }
});

test('the points of a band lie within its blank, and the band runs along the blank, so that the ribs go across the band', () => {
  const [originX = 0, originY = 0] = blanks.get('front-neckRight') ?? [];
  const { width, height } = boundBlank(bound('neckRight'));
  for (const [x, y] of right?.onSheet ?? []) {
    expect(x).toBeGreaterThanOrEqual(originX);
    expect(x).toBeLessThan(originX + width + 0.003);
    expect(y).toBeGreaterThanOrEqual(originY);
    expect(y).toBeLessThanOrEqual(originY + height + 1e-9);
  }
});
