import { describe, expect, test } from 'vitest';
import { seeded } from '../../atelier/engine/random.ts';
import { type Point, subdividedOutline, turn } from './geometry.ts';
import { type FlatMesh, flatMesh } from './mesh.ts';

const SPACING = 0.01;
const L_SHAPE: Point[] = [
  [0, 0],
  [0.2, 0],
  [0.2, 0.1],
  [0.1, 0.1],
  [0.1, 0.3],
  [0, 0.3],
];
const outline = subdividedOutline(L_SHAPE, SPACING);
const CREASE: Point[] = [
  [0.05, 0.02],
  [0.05, 0.28],
];

const areaOf = ({ points, triangles }: FlatMesh) =>
  triangles.reduce((sum, corners) => {
    const [a, b, c] = corners.map((corner) => points[corner] ?? [0, 0]) as [Point, Point, Point];
    return sum + turn(a, b, c) / 2;
  }, 0);

describe('a flat mesh', () => {
  const mesh = flatMesh(outline, SPACING, seeded(1), [CREASE]);

  test('a flat mesh covers its outline, including a notch', () => {
    expect(areaOf(mesh)).toBeCloseTo(0.04, 4);
  });

  test('a flat mesh starts with the points of the outline', () => {
    expect(mesh.points.slice(0, outline.length)).toEqual(outline);
  });

  test('a flat mesh gives all triangles the same orientation', () => {
    for (const corners of mesh.triangles) {
      const [a, b, c] = corners.map((corner) => mesh.points[corner] ?? [0, 0]) as [Point, Point, Point];
      expect(turn(a, b, c)).toBeGreaterThan(0);
    }
  });

  test('a flat mesh has two triangles at every inner edge', () => {
    const sides = new Map<string, number>();
    for (const corners of mesh.triangles)
      corners.forEach((a, side) => {
        const b = corners[(side + 1) % 3] ?? a;
        const key = [a, b].sort((one, other) => one - other).join();
        sides.set(key, (sides.get(key) ?? 0) + 1);
      });
    expect([...sides.values()].filter((count) => count === 1)).toHaveLength(outline.length);
    expect([...sides.values()].filter((count) => count > 2)).toEqual([]);
  });

  test('a flat mesh has points along a crease', () => {
    expect(mesh.points.filter(([x]) => x === 0.05).length).toBeGreaterThan(20);
  });

  test('a flat mesh is the same each time it is generated', () => {
    expect(flatMesh(outline, SPACING, seeded(1), [CREASE])).toEqual(mesh);
  });
});
