import { describe, expect, test } from 'vitest';
import { seeded } from '../../atelier/engine/random.ts';
import { inflate } from '../finish/inflate.ts';
import { type Constraints, constraintsOf } from './constraints.ts';
import { type Draping, drape } from './drape.ts';
import type { Form } from './form.ts';
import { distance } from './geometry.ts';
import { edge, type PatternPiece } from './pattern.ts';
import { type Cloth, edgeInSpace, sew } from './sew.ts';

const RADIUS = 0.08;
/** A form for these tests: a ball at the height of the hips. */
const ball: Form = {
  distance(x, y, z, normal) {
    const length = Math.hypot(x, y - 1, z) || 1;
    normal?.set([x / length, (y - 1) / length, z / length]);
    return length - RADIUS;
  },
};
const nowhere: Form = { distance: () => 1 };

const napkin = (more: Partial<PatternPiece> = {}): Cloth =>
  sew({
    spacing: 0.015,
    seams: [],
    pieces: [
      {
        name: 'napkin',
        part: 0,
        turned: false,
        softness: 0.002,
        place: ([x, y]) => [x, 1.1, -y],
        edges: [
          edge('near', [-0.15, -0.15], [0.15, -0.15]),
          edge('right', [0.15, -0.15], [0.15, 0.15]),
          edge('far', [0.15, 0.15], [-0.15, 0.15]),
          edge('left', [-0.15, 0.15], [-0.15, -0.15]),
        ],
        ...more,
      },
    ],
  });

const QUICK: Partial<Draping> = { frames: 60, settling: 5 };

/** By how much, on average, the threads differ from their length at rest, as a share of it. */
function strain({ positions }: Cloth, { first, second, lengths, compliance }: Constraints): number {
  let [sum, count] = [0, 0];
  lengths.forEach((length, index) => {
    if (compliance[index] !== 0) return;
    const [a, b] = [(first[index] ?? 0) * 3, (second[index] ?? 0) * 3];
    const apart = Math.hypot(
      ...[0, 1, 2].map((axis) => (positions[a + axis] ?? 0) - (positions[b + axis] ?? 0)),
    );
    sum += Math.abs(apart / length - 1);
    count += 1;
  });
  return sum / count;
}

const heights = ({ positions }: Cloth) => positions.filter((_, index) => index % 3 === 1);
const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a napkin that falls over a ball', () => {
  const cloth = napkin();
  drape(cloth, ball, QUICK);

  test('a napkin that falls over a ball does not sink into the ball', () => {
    for (let at = 0; at < cloth.positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = cloth.positions.subarray(at, at + 3);
      expect(ball.distance(x, y, z)).toBeGreaterThan(0);
    }
  });

  test('a napkin that falls over a ball lies on the ball and hangs beside it', () => {
    expect(Math.max(...heights(cloth))).toBeGreaterThan(1 + RADIUS);
    expect(Math.min(...heights(cloth))).toBeLessThan(1);
  });

  test('a napkin that falls over a ball keeps the length of its threads', () => {
    expect(strain(cloth, constraintsOf(cloth, seeded(1)))).toBeLessThan(0.02);
  });

  test('a napkin that falls over a ball falls in the same way each time', () => {
    const again = napkin();
    drape(again, ball, QUICK);
    expect(again.positions).toEqual(cloth.positions);
  });
});

test('a stretched cloth contracts to its rest length', () => {
  const cloth = napkin();
  const constraints = constraintsOf(cloth, seeded(1));
  cloth.positions.forEach((value, index) => {
    if (index % 3 !== 1) cloth.positions[index] = value * 1.3;
  });
  const before = strain(cloth, constraints);
  drape(cloth, nowhere, { ...QUICK, gravity: 0, damping: 4 });
  expect(before).toBeGreaterThan(0.2);
  expect(strain(cloth, constraints)).toBeLessThan(before / 20);
});

test('pinned points stay in place, and the rest of the cloth hangs from them', () => {
  const cloth = napkin({ pinned: ([, y]) => y > 0.149 });
  const before = Float64Array.from(cloth.positions);
  drape(cloth, nowhere, QUICK);
  cloth.mobility.forEach((mobility, vertex) => {
    if (mobility === 0)
      expect(cloth.positions.subarray(vertex * 3, vertex * 3 + 3)).toEqual(
        before.subarray(vertex * 3, vertex * 3 + 3),
      );
  });
  expect(mean(heights(cloth))).toBeLessThan(1.05);
});

test('an edge that is sewn to a shorter length contracts, and other edges do not', () => {
  const cloth = napkin({ drawnIn: { far: 0.8 } });
  drape(cloth, nowhere, { ...QUICK, gravity: 0, damping: 4 });
  const along = (side: string) => {
    const places = edgeInSpace(cloth, 'napkin', side);
    return places.slice(1).reduce((sum, place, index) => sum + distance(place, places[index] ?? place), 0);
  };
  expect(along('far')).toBeLessThan(0.275);
  expect(along('near')).toBeCloseTo(0.3, 2);
});

test('a filled shell bulges between its quilting lines but not on the lines', () => {
  const quilted = { lines: [-0.05, 0.05].map((y) => [[-0.14, y] as const, [0.14, y] as const]) };
  const cloth = napkin(quilted);
  inflate(cloth, { rise: 0.02, reach: 0.05 });
  const sewn = cloth.pieces.get('napkin');
  const raised = (low: number, high: number) =>
    Math.max(
      ...(sewn?.points ?? []).flatMap(([x, y], index) =>
        Math.abs(x) < 0.1 && y > low && y < high
          ? [(cloth.positions[(sewn?.vertices[index] ?? 0) * 3 + 1] ?? 0) - 1.1]
          : [],
      ),
    );
  expect(raised(0.0499, 0.0501)).toBeCloseTo(0, 6);
  expect(raised(-0.03, 0.03)).toBeGreaterThan(0.01);
});
