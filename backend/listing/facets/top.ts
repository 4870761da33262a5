/** Finds the entries with the lowest keys in a long sequence, without sorting all of it. */
export type Top = {
  /**
   * Whether an entry with this key and tie-breaker comes after all entries that can still be among the first.
   */
  isBeyond(key: number, tie: number): boolean;
  /**
   * Adds an entry. Entries are sorted by key; entries with the same key, by `tie`. Two entries must differ in
   * one of the two.
   */
  offer(key: number, tie: number, thing: number): void;
  /** The collected entries in order, starting with the entry at the index `start`. */
  from(start: number): number[];
};

/** Creates a collector of the first `count` entries. */
export function createTop(count: number): Top {
  const room = Math.max(64, count * 2);
  const keys = new Float64Array(room);
  const ties = new Float64Array(room);
  const things = new Int32Array(room);
  const before = (one: number, other: number) =>
    keys[one] === keys[other]
      ? (ties[one] as number) - (ties[other] as number)
      : (keys[one] as number) - (keys[other] as number);
  let filled = 0;
  let lastKey = Number.POSITIVE_INFINITY;
  let lastTie = Number.POSITIVE_INFINITY;
  const isBeyond = (key: number, tie: number) => key > lastKey || (key === lastKey && tie > lastTie);

  function ordered(): Int32Array {
    return Int32Array.from({ length: filled }, (_, place) => place).sort(before);
  }

  /** Drops the entries that are no longer among the first. */
  function settle(): void {
    const kept = ordered().subarray(0, count);
    const copy = { keys: keys.slice(), ties: ties.slice(), things: things.slice() };
    for (const [place, from] of kept.entries()) {
      keys[place] = copy.keys[from] as number;
      ties[place] = copy.ties[from] as number;
      things[place] = copy.things[from] as number;
    }
    filled = kept.length;
    if (filled < count) return;
    lastKey = keys[filled - 1] as number;
    lastTie = ties[filled - 1] as number;
  }

  return {
    isBeyond,
    offer(key, tie, thing) {
      if (filled === room) settle();
      if (isBeyond(key, tie)) return;
      keys[filled] = key;
      ties[filled] = tie;
      things[filled] = thing;
      filled += 1;
    },
    from: (start) => Array.from(ordered().subarray(start, count), (place) => things[place] as number),
  };
}
