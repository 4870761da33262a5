/**
 * Returns the next random number from 0 to 1. The sequence is the same on every machine, so that a garment
 * always looks the same.
 */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the value of a smooth noise at a point: from −1 to 1, with about one bump per unit of length. */
export type Noise = (x: number, y: number) => number;

export function noise(seed: number): Noise {
  const random = seeded(seed);
  const table = Float32Array.from({ length: 4096 }, () => random() * 2 - 1);
  const at = (x: number, y: number) => table[(x & 63) + ((y & 63) << 6)] ?? 0;
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    let across = x - column;
    let down = y - row;
    across = across * across * (3 - 2 * across);
    down = down * down * (3 - 2 * down);
    const a = at(column, row);
    const b = at(column + 1, row);
    const c = at(column, row + 1);
    const d = at(column + 1, row + 1);
    return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down;
  };
}
