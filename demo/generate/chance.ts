/** A deterministic random generator. It is fast but predictable: use it for demo goods, never for secrets. */
export type Chance = {
  /** A number in [0, 1). */
  fraction(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** True with the given probability, from 0 to 1. */
  happens(share: number): boolean;
  /** A random item. Throws on an empty list. */
  pick<T>(from: readonly T[]): T;
  /** The given number of distinct items in random order; all if there are fewer. */
  sample<T>(from: readonly T[], count: number): T[];
};

/**
 * A generator whose draws depend only on `seed` and `index`. So a model does not depend on the models
 * generated before it.
 */
export function chanceOf(seed: number, index: number): Chance {
  let state = mix(Math.imul(seed + 1, 0x9e3779b1) ^ mix(index + 0x7f4a7c15));
  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let drawn = Math.imul(state ^ (state >>> 15), state | 1);
    drawn ^= drawn + Math.imul(drawn ^ (drawn >>> 7), drawn | 61);
    return ((drawn ^ (drawn >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  function pick<T>(from: readonly T[]): T {
    const chosen = from[whole(0, from.length - 1)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from.');
    return chosen;
  }
  function sample<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    return Array.from({ length: Math.min(count, from.length) }, () =>
      left.splice(whole(0, left.length - 1), 1),
    ).flat();
  }
  return { fraction, whole, pick, sample, happens: (share) => fraction() < share };
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
