import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countBits, createBitCounts, lowestBit } from './bits.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const bitsOf = (bits: number) => [...(bits >>> 0).toString(2).padStart(32, '0')].toReversed().map(Number);

test('counts the bits of a word and finds the lowest', () => {
  fc.assert(
    fc.property(word, (bits) => {
      expect(countBits(bits)).toBe(bitsOf(bits).reduce((sum, bit) => sum + bit, 0));
      if (bits !== 0) expect(lowestBit(bits)).toBe(bitsOf(bits).indexOf(1));
    }),
  );
});

test('counts how often each bit was set', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), word)), (added) => {
      const counts = createBitCounts(3);
      const plain = new Uint32Array(96);
      for (const [place, bits] of added) {
        counts.add(place, bits);
        for (const [bit, set] of bitsOf(bits).entries())
          plain[place * 32 + bit] = (plain[place * 32 + bit] ?? 0) + set;
      }
      expect(counts.finish()).toEqual(plain);
    }),
  );
});

test('counts beyond what its planes hold', () => {
  const counts = createBitCounts(1);
  for (let time = 0; time < 70_000; time += 1) counts.add(0, time % 2 === 0 ? -1 : 1);
  expect([...counts.finish()].slice(0, 2)).toEqual([70_000, 35_000]);
});
