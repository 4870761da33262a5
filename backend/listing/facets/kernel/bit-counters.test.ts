import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitCounters, countWord, countWords, readCounts } from './bit-counters.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const bitsOf = (bits: number) => [...(bits >>> 0).toString(2).padStart(32, '0')].toReversed().map(Number);

test('counts how often each bit was set, word by word and many at once', () => {
  const added = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.array(word, { maxLength: 40 }), fc.boolean());
  fc.assert(
    fc.property(fc.array(added), (all) => {
      const counts = bitCounters(3);
      const plain = new Uint32Array(96);
      for (const [row, words, isAtOnce] of all) {
        if (isAtOnce) countWords(counts, row, Int32Array.from([7, ...words, 7]), 1, words.length);
        else for (const bits of words) countWord(counts, row, bits);
        for (const bits of words)
          for (const [bit, set] of bitsOf(bits).entries())
            plain[row * 32 + bit] = (plain[row * 32 + bit] ?? 0) + set;
      }
      expect(readCounts(counts)).toEqual(plain);
    }),
  );
});

test('counts more than any shop has', () => {
  const counts = bitCounters(1);
  const words = new Int32Array(2 ** 20).fill(-1);
  for (let time = 0; time < 17; time += 1) countWords(counts, 0, words, 0, words.length);
  expect([...readCounts(counts)]).toEqual(Array.from({ length: 32 }, () => 17 * 2 ** 20));
});
