/**
 * Counts of bits: a row has 32 counters, one for each bit of a word. A word holds one binary digit of all 32,
 * so that all are raised together, for any number of set bits.
 */
export type BitCounters = Int32Array;

/** Digits of a counter, more than there are models at most. */
const DIGITS = 25;

export const bitCounters = (rows: number): BitCounters => new Int32Array(rows * DIGITS);

/** Adds one to the counters of every set bit. */
export const countWord = (counts: BitCounters, row: number, bits: number): void =>
  raise(counts, row * DIGITS, bits);

/** The same for some words, `count` of them from a place on. Eight are added up before a counter is touched. */
export function countWords(
  counts: BitCounters,
  row: number,
  words: Int32Array,
  from: number,
  count: number,
): void {
  const first = row * DIGITS;
  let ones = counts[first] as number;
  let twos = counts[first + 1] as number;
  let fours = counts[first + 2] as number;
  const end = from + count;
  let place = from;
  for (; place + 8 <= end; place += 8) {
    const word0 = words[place] as number;
    const word1 = words[place + 1] as number;
    const word2 = words[place + 2] as number;
    const word3 = words[place + 3] as number;
    const word4 = words[place + 4] as number;
    const word5 = words[place + 5] as number;
    const word6 = words[place + 6] as number;
    const word7 = words[place + 7] as number;
    const twosA = carry(ones, word0, word1);
    ones ^= word0 ^ word1;
    const twosB = carry(ones, word2, word3);
    ones ^= word2 ^ word3;
    const twosC = carry(ones, word4, word5);
    ones ^= word4 ^ word5;
    const twosD = carry(ones, word6, word7);
    ones ^= word6 ^ word7;
    const foursA = carry(twos, twosA, twosB);
    twos ^= twosA ^ twosB;
    const foursB = carry(twos, twosC, twosD);
    twos ^= twosC ^ twosD;
    const eights = carry(fours, foursA, foursB);
    fours ^= foursA ^ foursB;
    raise(counts, first + 3, eights);
  }
  counts[first] = ones;
  counts[first + 1] = twos;
  counts[first + 2] = fours;
  for (; place < end; place += 1) raise(counts, first, words[place] as number);
}

/** What three digits carry over to the next. */
const carry = (one: number, other: number, third: number): number => (one & other) | ((one ^ other) & third);

function raise(counts: BitCounters, digit: number, bits: number): void {
  let place = digit;
  for (let carried = bits; carried !== 0; place += 1) {
    const before = counts[place] as number;
    counts[place] = before ^ carried;
    carried &= before;
  }
}

/** The counts by rows and bits. */
export function readCounts(counts: BitCounters): Uint32Array {
  const rows = counts.length / DIGITS;
  const read = new Uint32Array(rows * 32);
  for (let row = 0; row < rows; row += 1)
    for (let digit = 0; digit < DIGITS; digit += 1)
      for (let left = counts[row * DIGITS + digit] as number; left !== 0; left &= left - 1) {
        const place = row * 32 + 31 - Math.clz32(left & -left);
        read[place] = (read[place] as number) + 2 ** digit;
      }
  return read;
}
