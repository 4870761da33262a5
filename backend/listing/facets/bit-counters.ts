/**
 * Counts how often each bit is set in many bit sets. A row has 32 counters, one per bit of a word. Each word
 * of a row stores one binary digit of all 32 counters, so that one operation increments several counters.
 */
export type BitCounters = Int32Array;

/** Number of binary digits per counter; enough to count more models than any shop has. */
const DIGITS = 25;

export const bitCounters = (rows: number): BitCounters => new Int32Array(rows * DIGITS);

/** Increments the counter of each bit that is set in a word. */
export function countWord(counts: BitCounters, row: number, bits: number): void {
  let place = row * DIGITS;
  for (let carried = bits; carried !== 0; place += 1) {
    const before = counts[place] as number;
    counts[place] = before ^ carried;
    carried &= before;
  }
}

/** Returns the values of all counters. That of bit `b` in row `r` has the index 32 r + b. */
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
