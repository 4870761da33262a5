/** How many bits of a word are set. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest set bit of a word that is not 0. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** Sets a bit of a row of words that begins at `first`. */
export function setBit(column: Int32Array, first: number, bit: number): void {
  const place = first + (bit >>> 5);
  column[place] = (column[place] as number) | (1 << (bit & 31));
}

/** Adds one to the count of every set bit; the counts of a word begin at `first`. */
export function countEach(counts: Uint32Array, first: number, bits: number): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const place = first + 31 - Math.clz32(left & -left);
    counts[place] = (counts[place] as number) + 1;
  }
}

export type BitCounts = {
  /** Adds one to the count of every set bit. */
  add(word: number, bits: number): void;
  /** The counts by words and bits. */
  finish(): Uint32Array;
};

/** Counters stand upright: each plane holds one binary digit of the 32 counts of a word. */
const PLANES = 16;
const FULL = 2 ** PLANES - 1;

/**
 * Counts how often each bit of some words was set. All 32 counts of a word are raised together, digit by digit, which
 * takes about four steps however many bits are set.
 */
export function createBitCounts(words: number): BitCounts {
  const planes = new Int32Array(words * PLANES);
  const added = new Int32Array(words);
  const counts = new Uint32Array(words * 32);

  function empty(word: number): void {
    added[word] = 0;
    for (let plane = 0; plane < PLANES; plane += 1) {
      let left = planes[word * PLANES + plane] as number;
      planes[word * PLANES + plane] = 0;
      for (; left !== 0; left &= left - 1) {
        const place = word * 32 + lowestBit(left);
        counts[place] = (counts[place] as number) + 2 ** plane;
      }
    }
  }

  return {
    add(word, bits) {
      if (bits === 0) return;
      const times = (added[word] as number) + 1;
      added[word] = times;
      let place = word * PLANES;
      for (let carry = bits; carry !== 0; place += 1) {
        const plane = planes[place] as number;
        planes[place] = plane ^ carry;
        carry &= plane;
      }
      if (times === FULL) empty(word);
    },
    finish() {
      for (let word = 0; word < words; word += 1) empty(word);
      return counts;
    },
  };
}
