import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitCounters, countWord, readCounts } from './bit-counters.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const bitsOf = (bits: number) => [...(bits >>> 0).toString(2).padStart(32, '0')].toReversed().map(Number);

test('the bit counters count how often each bit was set', () => {
  const added = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.array(word, { maxLength: 40 }));
  fc.assert(
    fc.property(fc.array(added), (all) => {
      const counts = bitCounters(3);
      const plain = new Uint32Array(96);
      for (const [row, words] of all) {
        for (const bits of words) countWord(counts, row, bits);
        for (const bits of words)
          for (const [bit, set] of bitsOf(bits).entries())
            plain[row * 32 + bit] = (plain[row * 32 + bit] ?? 0) + set;
      }
      expect(readCounts(counts)).toEqual(plain);
    }),
  );
});

test('the bit counters can hold more models than any shop has', () => {
  const counts = bitCounters(1);
  for (let time = 0; time < 3 * 2 ** 20; time += 1) countWord(counts, 0, -1);
  expect([...readCounts(counts)]).toEqual(Array.from({ length: 32 }, () => 3 * 2 ** 20));
});
