import { describe, expect, test } from 'vitest';
import { boundsOf, mirrored, path, resampled, ribbon, symmetric, through, wobbled } from './geometry.ts';

describe('paths', () => {
  test('reads moves, lines, curves and a close', () => {
    const line = path('M0 0 L10 0 C10 10 20 10 20 0 Z');
    expect(line.slice(0, 2)).toEqual([
      [0, 0],
      [10, 0],
    ]);
    expect(line.at(-1)).toEqual([20, 0]);
    expect(Math.max(...line.map(([, y]) => y))).toBeCloseTo(7.5, 1);
  });

  test('passes a curve through all of its points', () => {
    const points = [
      [0, 0],
      [10, 20],
      [30, 5],
    ] as const;
    const line = through(...points);
    for (const [x, y] of points) expect(line.some((p) => Math.hypot(p[0] - x, p[1] - y) < 1e-9)).toBe(true);
  });

  test('mirrors about the middle of the canvas, and twice is nothing', () => {
    const line = path('M100 0 L200 50');
    expect(mirrored(line)).toEqual([
      [700, 50],
      [800, 0],
    ]);
    expect(mirrored(mirrored(line))).toEqual(line);
  });

  test('closes a symmetric outline from its left half', () => {
    const { left, right } = boundsOf([symmetric(path('M450 0 L300 0 L280 100 L450 100'))]);
    expect([left, right]).toEqual([280, 620]);
  });

  test('makes a ribbon as wide as asked', () => {
    const { top, bottom } = boundsOf([
      ribbon(
        [
          [0, 0],
          [100, 0],
        ],
        12,
      ),
    ]);
    expect(bottom - top).toBeCloseTo(12);
  });
});

describe('wobbling', () => {
  test('moves places alike on every line, so that seams still meet', () => {
    const one = wobbled(
      [
        [100, 100],
        [104, 100],
      ],
      1,
    );
    const other = wobbled(
      [
        [100, 100],
        [100, 104],
      ],
      1,
    );
    expect(one[0]).toEqual(other[0]);
    expect(one[0]).not.toEqual([100, 100]);
  });

  test('keeps corners when it adds points', () => {
    const line = resampled(
      [
        [0, 0],
        [50, 0],
        [50, 50],
      ],
      5,
    );
    expect(line).toContainEqual([50, 0]);
    expect(line.length).toBeGreaterThan(15);
  });
});
