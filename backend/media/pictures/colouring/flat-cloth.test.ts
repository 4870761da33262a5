import { expect, test } from 'vitest';
import { flatCloth } from './flat-cloth.ts';

const SIDE = 48;

function rows(data: Uint8Array): string[] {
  return Array.from({ length: SIDE }, (_, y) =>
    Buffer.from(data.subarray(y * SIDE * 3, (y + 1) * SIDE * 3)).toString('hex'),
  );
}

test('a swatch of plain cloth has one colour everywhere', () => {
  const { data } = flatCloth({ base: '#a05030' }, SIDE);
  expect(new Set(rows(data))).toEqual(new Set(['a05030'.repeat(SIDE)]));
});

test('a swatch of striped cloth shows horizontal stripes in both colours, with one and a half repeats', () => {
  const stripes = { kind: 'stripe', colours: ['#102040'], repeat: 0.03 } as const;
  const seen = rows(flatCloth({ base: '#f0f0e8', pattern: { ...stripes, colours: ['#102040'] } }, SIDE).data);
  expect(seen).toContain('f0f0e8'.repeat(SIDE));
  expect(seen).toContain('102040'.repeat(SIDE));
  const starts = seen.filter((row, y) => row === '102040'.repeat(SIDE) && seen[y - 1] !== row);
  expect(starts).toHaveLength(2);
});
