import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits } from './bits.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const bitsOf = (bits: number) => [...(bits >>> 0).toString(2).padStart(32, '0')].toReversed().map(Number);

test('countBits counts the set bits of a word', () => {
  fc.assert(
    fc.property(word, (bits) => {
      expect(countBits(bits)).toBe(bitsOf(bits).reduce((sum, bit) => sum + bit, 0));
    }),
  );
});
