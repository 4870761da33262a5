import { expect, test } from 'vitest';
import { edge } from '../cloth/pattern.ts';
import { type Cloth, edgeInSpace, sew } from '../cloth/sew.ts';
import { cinch } from './cinch.ts';
import { evenedDepth, evenedEdge, evenedOut } from './even-out.ts';
import { hungStraight } from './hung-straight.ts';
import { press } from './press.ts';

/** A flat piece of cloth with ripples, `deep` metres high, in both directions. */
const rippled = (deep: number): Cloth =>
  sew({
    spacing: 0.012,
    seams: [],
    pieces: [
      {
        name: 'towel',
        part: 0,
        turned: false,
        softness: 0.002,
        place: ([x, y]) => [x, y, deep * Math.sin(x * 160)],
        lines: [
          [
            [0, 0.15],
            [0, -0.15],
          ],
        ],
        edges: [
          edge('hem', [-0.15, -0.15], [0.15, -0.15]),
          edge('right', [0.15, -0.15], [0.15, 0.15]),
          edge('top', [0.15, 0.15], [-0.15, 0.15]),
          edge('left', [-0.15, 0.15], [-0.15, -0.15]),
        ],
      },
    ],
  });

const depth = (places: readonly (readonly [number, number, number])[]) =>
  Math.max(...places.map(([, , z]) => Math.abs(z)));
const inside = ({ positions }: Cloth) =>
  Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
    return [x, y, z] as const;
  }).filter(([x, y]) => Math.abs(x) < 0.1 && Math.abs(y) < 0.1);

test('smoothing removes small folds and does not move free edges', () => {
  const cloth = rippled(0.008);
  const hem = edgeInSpace(cloth, 'towel', 'hem');
  evenedOut(cloth, 20);
  expect(depth(inside(cloth))).toBeLessThan(0.003);
  expect(edgeInSpace(cloth, 'towel', 'hem')).toEqual(hem);
});

test('smoothing does not move flat cloth within its surface, so that checks stay straight', () => {
  const cloth = rippled(0);
  const before = Float64Array.from(cloth.positions);
  evenedOut(cloth, 40);
  const moved = cloth.positions.map((value, at) => Math.abs(value - (before[at] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(0.0003);
});

test('ironing flattens folds by changing only the depth', () => {
  const cloth = rippled(0.008);
  const before = Float64Array.from(cloth.positions);
  evenedDepth(cloth, 20);
  expect(depth(inside(cloth))).toBeLessThan(0.003);
  expect(cloth.positions.every((value, at) => at % 3 === 2 || value === before[at])).toBe(true);
});

test('folds stay where the strength of the smoothing is 0', () => {
  const cloth = rippled(0.008);
  evenedOut(cloth, 20, ([x]) => (x < 0 ? 1 : 0));
  const side = (sign: number) => inside(cloth).filter(([x]) => x * sign > 0.03);
  expect(depth(side(-1))).toBeLessThan(0.003);
  expect(depth(side(1))).toBeGreaterThan(0.006);
});

test('an edge is smoothed except at its two ends', () => {
  const cloth = rippled(0.008);
  const before = edgeInSpace(cloth, 'towel', 'hem');
  evenedEdge(cloth, 'towel', 'hem', 40);
  const after = edgeInSpace(cloth, 'towel', 'hem');
  expect([after[0], after.at(-1)]).toEqual([before[0], before.at(-1)]);
  expect(depth(after.slice(4, -4))).toBeLessThan(0.004);
});

test('cinching narrows the cloth at the given height and nowhere else', () => {
  const cloth = rippled(0);
  cinch(cloth, ['towel'], { height: 0, share: 0.2, reach: 0.03 });
  const wide = (height: number) =>
    Math.max(
      ...Array.from(cloth.positions, (x, at) =>
        at % 3 === 0 && Math.abs((cloth.positions[at + 1] ?? 0) - height) < 0.008 ? x : 0,
      ),
    );
  expect(wide(0)).toBeLessThan(0.125);
  expect(wide(0.14)).toBeCloseTo(0.15, 3);
});

test('a crease is raised along its line, starting with 0 at the upper end', () => {
  const cloth = rippled(0);
  press(
    cloth,
    'towel',
    [
      [0, 0.15],
      [0, -0.15],
    ],
    { height: 0.01, reach: 0.03 },
  );
  const highest = (low: number, high: number, near: number) =>
    Math.max(
      ...Array.from(cloth.positions.keys()).flatMap((at) => {
        if (at % 3 !== 0) return [];
        const [x = 0, y = 0, z = 0] = cloth.positions.subarray(at, at + 3);
        return y > low && y < high && Math.abs(Math.abs(x) - near) < 0.015 ? [z] : [];
      }),
    );
  expect(highest(-0.15, 0, 0)).toBeGreaterThan(0.005);
  expect(highest(0.13, 0.16, 0)).toBeLessThan(0.002);
  expect(highest(-0.15, 0.15, 0.08)).toBe(0);
});

test('the cloth rises evenly towards a crease wherever the mesh points are', () => {
  const cloth = rippled(0);
  const [height, reach] = [0.012, 0.06];
  press(
    cloth,
    'towel',
    [
      [0, 0.15],
      [0, -0.15],
    ],
    { height, reach },
  );
  const low = Array.from(cloth.positions.keys()).filter(
    (at) =>
      at % 3 === 0 && Math.abs(cloth.positions[at] ?? 1) < reach / 2 && (cloth.positions[at + 1] ?? 1) < 0,
  );
  expect(low.length).toBeGreaterThan(40);
  for (const at of low) {
    const [x = 0, , z] = cloth.positions.subarray(at, at + 3);
    expect(z).toBeCloseTo(height * (1 - ((4 / 3) * Math.abs(x)) / reach), 4);
  }
});

test('a curled and wavy hem becomes straight and level', () => {
  const cloth = rippled(0);
  const { positions, pieces } = cloth;
  for (let at = 0; at < positions.length; at += 3) {
    const below = Math.max(0, -0.07 - (positions[at + 1] ?? 0));
    positions[at + 1] = (positions[at + 1] ?? 0) + 0.1 * below * Math.sin((positions[at] ?? 0) * 60);
    positions[at + 2] = 4 * below ** 2;
  }
  const towel = pieces.get('towel')?.piece;
  if (!towel) throw new Error('The towel is sewn');
  hungStraight(cloth, [towel], 'right', { height: 0.1, slope: 0.08 });
  for (const [, y, z] of edgeInSpace(cloth, 'towel', 'hem')) {
    expect(y).toBeCloseTo(-0.15, 3);
    expect(z).toBeCloseTo(0, 3);
  }
});
