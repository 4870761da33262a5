/** The number of set bits in a 32-bit word. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Sets bit number `bit` of a bit set that spans several words of a column. `first` is the index of its first
 * word.
 */
export function setBit(column: Int32Array, first: number, bit: number): void {
  const place = first + (bit >>> 5);
  column[place] = (column[place] as number) | (1 << (bit & 31));
}
