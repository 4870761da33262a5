import type { Part } from '../engine/part.ts';
import { noise } from '../engine/random.ts';

/** Quilting: cushions between seams `pitch` apart, with small puckers along every seam. */
export function quilting(seed: number, pitch: number, depth: number, slant = 0): NonNullable<Part['height']> {
  const pucker = noise(seed);
  const slow = noise(seed + 5);
  return ({ x, y }) => {
    const level = (y + slant * x + 5 * slow(x / 120, y / 60)) / pitch;
    const within = level - Math.floor(level);
    const nearSeam = Math.min(within, 1 - within);
    const cushion = depth * (1 - (1 - Math.min(1, nearSeam * 2)) ** 2.4) ** 0.7;
    const row = Math.floor(level + 0.5);
    const puckers =
      Math.max(0, 1 - nearSeam * 3.4) * (pucker(x / 9, row * 13.7) + 0.7 * pucker(x / 21 + 40, row * 7.1));
    return cushion + puckers * depth * 0.24 + 2 * slow(x / 40, y / 26);
  };
}

export const NYLON = { texture: 'nylon', gloss: { strength: 0.16, sharpness: 18 } } as const;
