import { expect, it } from 'vitest';
import { sortedYaml } from './sorted-yaml.ts';

it('the YAML writer writes keys in the given order, and all other keys after them', () => {
  const value = [{ to: '2026-12-02', other: 1, from: '2026-12-01', id: 'a' }];
  expect(sortedYaml(value, ['id', 'from', 'to'])).toBe(
    '- id: a\n  from: 2026-12-01\n  to: 2026-12-02\n  other: 1\n',
  );
});

it('the YAML writer writes short lists of plain values on one line', () => {
  const long = Array.from({ length: 4 }, (_, index) => `plate-kotorosl-lnyanoe-zelenyy-${index}`);
  expect(sortedYaml({ days: [1, 2], none: [], goods: long, steps: [{ from: 1 }] }, [])).toBe(
    `days: [1, 2]\nnone: []\ngoods:\n${long.map((one) => `  - ${one}\n`).join('')}steps:\n  - from: 1\n`,
  );
});
