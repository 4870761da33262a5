import { expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { edge } from './pattern.ts';
import { sew } from './sew.ts';
import { locator, steadied } from './surface.ts';

const [SIDE, WAVE] = [0.2, 0.003];
const cloth = sew({
  spacing: 0.01,
  seams: [],
  pieces: [
    {
      name: 'towel',
      part: 0,
      turned: false,
      softness: 0.002,
      place: ([x, y]) => [x, y, 0.5 * x],
      edges: [
        edge('hem', [0, 0], [SIDE, 0]),
        edge('right', [SIDE, 0], [SIDE, SIDE]),
        edge('top', [SIDE, SIDE], [0, SIDE]),
        edge('left', [0, SIDE], [0, 0]),
      ],
    },
  ],
});
const points = Array.from({ length: 60 }, (_, step): Point => [0.02 + (0.16 * step) / 59, 0.1]);

test('on even cloth, a steadied position is the position of the point', () => {
  const [exact, steady] = [locator(cloth, 'towel'), steadied(locator(cloth, 'towel'), 0.012)];
  for (const point of [...points, [0.001, 0.1] as const, [0.2, 0.2] as const])
    for (const [axis, value] of steady(point).place.entries())
      expect(value).toBeCloseTo(exact(point).place[axis] ?? 0, 6);
});

test('a steadied line on uneven cloth is straighter than one that follows each triangle', () => {
  const uneven = { ...cloth, positions: cloth.positions.map((value, at) => value + WAVE * Math.sin(at * 7)) };
  const rough = (locate: ReturnType<typeof locator>) =>
    points.reduce((sum, point) => sum + Math.abs(locate(point).place[1] - 0.1), 0);
  const exact = locator(uneven, 'towel');
  expect(rough(steadied(exact, 0.012))).toBeLessThan(rough(exact) * 0.7);
});
