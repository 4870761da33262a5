import { array, assert, integer, property } from 'fast-check';
import { expect, it, test } from 'vitest';
import { spread } from './spread.ts';

const all = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

it('the parts of a spread sum add up to it, and no part exceeds its amount (§3.6.12)', () => {
  const amounts = array(integer({ min: 0, max: 2_000_000_000 }), { maxLength: 50 });
  assert(
    property(amounts, integer({ min: 0, max: 10_000 }), (weights, share) => {
      const sum = Math.floor((all(weights) * share) / 10_000);
      const parts = spread(sum, weights);
      expect(all(parts)).toBe(sum);
      expect(parts.every((part, place) => part >= 0 && part <= (weights[place] ?? 0))).toBe(true);
    }),
  );
});

test.each([
  [100, [1, 1, 1], undefined],
  [1, [1, 1, 1], [1, 0, 0]],
  [100, [300, 300, 300], [34, 33, 33]],
  [10, [0, 10, 0], [0, 10, 0]],
  [0, [], []],
])('spread splits %i over the amounts %j', (sum, amounts, parts) => {
  if (parts) expect(spread(sum, amounts)).toEqual(parts);
  else expect(() => spread(sum, amounts)).toThrow('cannot be spread');
});
