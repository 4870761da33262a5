import { describe, expect, test } from 'vitest';
import { seeded } from '../../atelier/engine/random.ts';
import { constraintsOf } from './constraints.ts';
import { edge, lengthOf, type PatternPiece, seam, within } from './pattern.ts';
import { edgeInSpace, type Pattern, sew, sewnOnSheet } from './sew.ts';

const square = (name: string, side: 1 | -1): PatternPiece => ({
  name,
  part: 0,
  turned: side < 0,
  softness: 0.001,
  place: ([x, y]) => [x, y, side * 0.05],
  edges: [
    edge('bottom', [0, 0], [0.1, 0]),
    edge(
      'right',
      [0.1, 0],
      [0.1, 0.1],
      [
        [0.12, 0.03],
        [0.12, 0.07],
      ],
    ),
    edge('top', [0.1, 0.1], [0, 0.1]),
    edge('left', [0, 0.1], [0, 0]),
  ],
});

const PILLOW: Pattern = {
  pieces: [square('front', 1), square('back', -1)],
  seams: [seam('front', 'right', 'back', 'right'), seam('front', 'left', 'back', 'left')],
  spacing: 0.01,
};

describe('a sewn pattern', () => {
  const cloth = sew(PILLOW);

  test('a sewn pattern has one vertex for the two points that a stitch joins', () => {
    const [front, back] = [cloth.pieces.get('front'), cloth.pieces.get('back')];
    const stitches = (sewn: typeof front) =>
      (sewn?.edges.get('right') ?? []).map((point) => sewn?.vertices[point]);
    expect(stitches(front)).toEqual(stitches(back));
    expect(edgeInSpace(cloth, 'front', 'right')).toEqual(edgeInSpace(cloth, 'back', 'right'));
  });

  test('a sewn pattern puts a seam halfway between the positions of its pieces', () => {
    for (const [, , z] of edgeInSpace(cloth, 'front', 'right')) expect(z).toBeCloseTo(0);
    for (const [, , z] of edgeInSpace(cloth, 'front', 'top').slice(1, -1)) expect(z).toBeCloseTo(0.05);
  });

  test('a sewn pattern has the distances on the flat pieces as rest lengths', () => {
    const { first, lengths, compliance } = constraintsOf(cloth, seeded(1));
    expect(lengths).toHaveLength(first.length);
    const threads = lengths.filter((_, index) => compliance[index] === 0);
    expect(Math.max(...threads)).toBeLessThan(0.03);
    expect(Math.min(...threads)).toBeGreaterThan(0.003);
  });

  test('a sewn pattern has the distances of the rest shape as rest lengths, if its pieces have a rest shape', () => {
    const total = (factor: number) => {
      const pieces = PILLOW.pieces.map(
        (piece): PatternPiece => ({ ...piece, rest: ([x, y]) => [factor * x, factor * y] }),
      );
      return constraintsOf(sew({ ...PILLOW, pieces }), seeded(1)).lengths.reduce(
        (sum, length) => sum + length,
        0,
      );
    };
    expect(total(2)).toBeCloseTo(2 * total(1), 6);
  });

  test('a sewn pattern has pieces that lie on one sheet without overlapping', () => {
    const { cloth: laid, blanks } = sewnOnSheet({
      ...PILLOW,
      blanks: [{ name: 'belt', width: 0.9, height: 0.03 }],
    });
    const boxes = [...laid.pieces.values()].map(({ origin: [x, y] }) => [x, y, x + 0.115, y + 0.1] as const);
    const [x = 0, y = 0] = blanks.get('belt') ?? [];
    const all = [...boxes, [x, y, x + 0.9, y + 0.03] as const];
    for (const [index, [left, bottom, right, top]] of all.entries()) {
      expect(Math.min(left, bottom)).toBeGreaterThan(0);
      expect(Math.max(right, top)).toBeLessThan(laid.sheet);
      for (const [otherLeft, otherBottom, otherRight, otherTop] of all.slice(index + 1))
        expect(otherLeft >= right || left >= otherRight || otherBottom >= top || bottom >= otherTop).toBe(
          true,
        );
    }
  });
});

test('a seam with an unknown edge throws an error', () => {
  expect(() => sew({ ...PILLOW, seams: [seam('front', 'collar', 'back', 'left')] })).toThrow('collar');
});

test('a curve is longer than its chord', () => {
  const [, right] = square('front', 1).edges;
  expect(right && lengthOf(right)).toBeGreaterThan(0.1);
});

test('only the part of a line that lies on the piece is drawn', () => {
  const points = within(square('front', 1), [
    [-0.2, 0.05],
    [0.3, 0.05],
  ]);
  expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(0, 2);
  expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(0.115, 2);
});
