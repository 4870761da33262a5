import { assert, integer, property } from 'fast-check';
import { expect, it, test } from 'vitest';
import { partOfLine } from './cancelled-part.ts';

const totals = integer({ min: 0, max: 20_000_000_000 });
const quantities = integer({ min: 1, max: 10 });

it('all pieces of a line cost its total, no pieces cost 0, and more pieces never cost less', () => {
  assert(
    property(totals, quantities, (total, quantity) => {
      const parts = Array.from({ length: quantity + 1 }, (_, pieces) =>
        partOfLine({ total, quantity }, pieces),
      );
      expect(parts[0]).toBe(0);
      expect(parts.at(-1)).toBe(total);
      expect(parts.every((part, pieces) => pieces === 0 || part >= (parts[pieces - 1] ?? 0))).toBe(true);
    }),
  );
});

it('the pieces that remain after a cancellation never have a negative discount', () => {
  assert(
    property(totals, quantities, integer({ min: 0, max: 10 }), (before, quantity, asked) => {
      const unit = Math.floor(before / quantity);
      const total = Math.floor((unit * quantity) / 3);
      const pieces = Math.min(asked, quantity);
      const discount = unit * pieces - partOfLine({ total, quantity }, pieces);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(unit * quantity - total);
    }),
  );
});

test.each([
  [100, 3, 1, 33],
  [100, 3, 2, 66],
  [100, 3, 3, 100],
])('of %i kopecks for %i pieces, %i of them cost %i', (total, quantity, pieces, part) => {
  expect(partOfLine({ total, quantity }, pieces)).toBe(part);
});
