import { expect, test } from 'vitest';
import { edge, type PatternPiece, seam } from './pattern.ts';
import { type Cloth, sew } from './sew.ts';
import { changePieces } from './some-pieces.ts';

const square = (name: string, left: number): PatternPiece => ({
  name,
  part: 0,
  turned: false,
  softness: 0.001,
  place: ([x, y]) => [left + x, y, 0],
  edges: [
    edge('bottom', [0, 0], [0.1, 0]),
    edge('right', [0.1, 0], [0.1, 0.1]),
    edge('top', [0.1, 0.1], [0, 0.1]),
    edge('left', [0, 0.1], [0, 0]),
  ],
});

const pair = (): Cloth =>
  sew({
    pieces: [square('shirt', 0), square('sleeve', 0.1), square('leg', 0.4)],
    seams: [seam('shirt', 'right', 'sleeve', 'left', true)],
    spacing: 0.03,
  });

const depths = ({ pieces, positions }: Cloth, name: string) =>
  new Set([...(pieces.get(name)?.vertices ?? [])].map((vertex) => positions[vertex * 3 + 2]));

test('changePieces moves the chosen pieces and leaves the others in place', () => {
  const cloth = pair();
  changePieces(cloth, ['shirt', 'sleeve'], (some) => {
    for (let at = 2; at < some.positions.length; at += 3) some.positions[at] = 0.5;
  });
  expect(depths(cloth, 'shirt')).toEqual(new Set([0.5]));
  expect(depths(cloth, 'sleeve')).toEqual(new Set([0.5]));
  expect(depths(cloth, 'leg')).toEqual(new Set([0]));
});

test('somePieces returns only the chosen pieces, still sewn together, with their pins', () => {
  const cloth = pair();
  const held = cloth.pieces.get('sleeve')?.vertices[0] ?? 0;
  cloth.mobility[held] = 0;
  changePieces(cloth, ['shirt', 'sleeve'], (some) => {
    expect([...some.pieces.keys()]).toEqual(['shirt', 'sleeve']);
    const shirt = new Set(some.pieces.get('shirt')?.vertices);
    const shared = [...(some.pieces.get('sleeve')?.vertices ?? [])].filter((vertex) => shirt.has(vertex));
    expect(new Set(shared).size).toBe(cloth.pieces.get('shirt')?.edges.get('right')?.length);
    expect([...some.mobility].filter((share) => share === 0)).toHaveLength(1);
    expect(Math.max(...shirt)).toBeLessThan(some.mobility.length);
  });
});
