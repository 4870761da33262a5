import type { Line, Point } from '../engine/geometry.ts';

/** A hem with the flutes of the skirt above it: from left to right. */
export function wavyHem(left: number, right: number, y: number, wave: (x: number) => number): Line {
  return Array.from({ length: 121 }, (_, step): Point => {
    const x = left + ((right - left) * step) / 120;
    const side = Math.min(1, (4 * Math.min(step, 120 - step)) / 120);
    return [x, y + 16 * Math.sin((Math.PI * step) / 120) + wave(x) * side];
  });
}

export const SATIN = { texture: 'satin', gloss: { strength: 0.28, sharpness: 7 } } as const;
