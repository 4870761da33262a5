/** A random number generator with a seed, so that every run can be repeated. */
export type Random = {
  /** An integer n with 0 ≤ n < below. */
  integer(below: number): number;
  chance(share: number): boolean;
  /** A random element. @throws Error when the list is empty */
  pick<T>(from: readonly T[]): T;
};

/** Mulberry32: a small and fast generator, good enough for choosing requests. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (below) => Math.floor(next() * below),
    chance: (share) => next() < share,
    pick(from) {
      if (from.length === 0) throw new Error('The list is empty.');
      return from[Math.floor(next() * from.length)] as (typeof from)[number];
    },
  };
}
