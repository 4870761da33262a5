import { denimFactor, melangeFactor } from './cloth-noise.ts';
import type { Raster } from './encode.ts';
import type { Look } from './look.ts';
import { encodeChannel, paletteOf } from './palette.ts';
import { patternOf } from './patterns.ts';

/** A swatch shows at least this length of cloth, in metres, so that fine stripes can be recognised. */
const LEAST_CLOTH = 0.03;
/** A swatch shows this many repeats of the pattern. */
const REPEATS = 1.5;

/**
 * Draws a square of flat, evenly lit cloth as sRGB bytes; `side` is its side length in pixels. A pure
 * function.
 */
export function flatCloth(look: Look, side: number): Raster {
  const data = new Uint8Array(side * side * 3);
  const pattern = patternOf(look);
  const { base } = paletteOf(look);
  const { melange = 0, denim = 0 } = look.cloth ?? {};
  const step = Math.max(LEAST_CLOTH, (look.pattern?.repeat ?? 0) * REPEATS) / side;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [u, v] = [x * step, y * step];
      const colour = pattern?.(u, v, base, step) ?? base;
      const factor = melangeFactor(u, v, melange) * denimFactor(u, v, denim);
      for (let channel = 0; channel < 3; channel += 1)
        data[(y * side + x) * 3 + channel] = encodeChannel((colour[channel] ?? 0) * factor);
    }
  return { data, width: side, height: side };
}
