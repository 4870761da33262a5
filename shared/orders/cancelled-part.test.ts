import { assert, integer, property } from 'fast-check';
import { expect, it, test } from 'vitest';
import { partOfLine } from './cancelled-part.ts';

const totals = integer({ min: 0, max: 20_000_000_000 });
const quantities = integer({ min: 1, max: 10 });

it('the cost of all pieces is the total of the line, of no pieces 0, and never less for more pieces', () => {
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

it('cancelling a part never leaves a negative discount for the remaining pieces', () => {
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
])('%i kopecks for %i pieces: %i of them are %i', (total, quantity, pieces, part) => {
  expect(partOfLine({ total, quantity }, pieces)).toBe(part);
});
