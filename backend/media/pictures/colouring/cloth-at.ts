import { denimFactor, melangeFactor } from './cloth-noise.ts';
import type { Look } from './look.ts';
import type { MapSet } from './map-set.ts';
import type { Rgb } from './palette.ts';
import { patternOf } from './patterns.ts';

/**
 * Minimum and maximum length of cloth that a pixel covers, in steps of the cloth coordinate (a position on
 * the flat cloth, stored for each pixel). The maximum is needed at seams, where the coordinate jumps.
 */
const FOOTPRINT = { least: 2, most: 8 };
/**
 * If the cloth coordinates of neighbouring pixels of a rendered view differ by more than this, there is a
 * seam between them.
 */
const SEAM = 12;

/**
 * Returns the colour of the cloth at a pixel; `ground` is the base colour of the cloth. Every call returns
 * the same array, with new values.
 */
type ClothReader = (at: number, ground: Rgb) => Rgb;

/** Creates a reader that applies pattern, melange and denim; undefined if the look has none of them. */
export function clothReader(set: MapSet, look: Look): ClothReader | undefined {
  const { melange = 0, denim = 0 } = look.cloth ?? {};
  const pattern = patternOf(look);
  if (!pattern && melange === 0 && denim === 0) return undefined;
  const metres = set.view.clothSize / 4096;
  // One array for all pixels, because a million short-lived arrays would burden the garbage collector.
  const mixed: [number, number, number] = [0, 0, 0];

  /**
   * Writes the colour at a position of the cloth to `mixed`. Positions are in steps of the cloth coordinates.
   */
  function read(across: number, down: number, ground: Rgb, blur: number): void {
    const [u, v] = [across * metres, down * metres];
    const colour = pattern ? pattern(u, v, ground, blur * metres) : ground;
    const factor =
      (melange > 0 ? melangeFactor(u, v, melange) : 1) * (denim > 0 ? denimFactor(u, v, denim) : 1);
    mixed[0] = colour[0] * factor;
    mixed[1] = colour[1] * factor;
    mixed[2] = colour[2] * factor;
  }

  if (set.reduced <= 1)
    return (at, ground) => {
      read(set.u[at] ?? 0, set.v[at] ?? 0, ground, pattern ? footprint(set, at) : 0);
      return mixed;
    };

  const { width } = set.view;
  const most = (FOOTPRINT.most * set.reduced) / 2;
  return (at, ground) => {
    const right = ahead(set, at, 1);
    const below = ahead(set, at, width);
    const [u, v] = [set.u[at] ?? 0, set.v[at] ?? 0];
    const rightU = slope(set.u, at, right) / 4;
    const rightV = slope(set.v, at, right) / 4;
    const belowU = slope(set.u, at, below) / 4;
    const belowV = slope(set.v, at, below) / 4;
    const wide = 2 * Math.max(Math.abs(rightU) + Math.abs(rightV), Math.abs(belowU) + Math.abs(belowV));
    const blur = Math.min(most, Math.max(FOOTPRINT.least, wide));
    // The cloth is sampled at four points of each pixel, so that yarn looks as fine as in a larger picture
    // scaled down.
    let [red, green, blue] = [0, 0, 0];
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const across = quarter & 1 ? 1 : -1;
      const down = quarter & 2 ? 1 : -1;
      read(u + across * rightU + down * belowU, v + across * rightV + down * belowV, ground, blur);
      red += toEye(mixed[0]);
      green += toEye(mixed[1]);
      blue += toEye(mixed[2]);
    }
    mixed[0] = (red / 4) ** 2;
    mixed[1] = (green / 4) ** 2;
    mixed[2] = (blue / 4) ** 2;
    return mixed;
  };
}

/** Approximates brightness as the eye perceives it. Scaling a picture down mixes pixels in this measure. */
const toEye = Math.sqrt;

/** Mixes two colours for one pixel. Scaling down a larger picture would give the same colour. */
export function mixedByEye(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (one: number, other: number) => (toEye(one) * (1 - share) + toEye(other) * share) ** 2;
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

/**
 * The length of cloth that a pixel covers, in steps of the cloth coordinate. It is greater where the cloth
 * turns away from the viewer.
 */
function footprint({ u, v, reduced, view: { width } }: MapSet, at: number): number {
  const [across, down] = [u[at] ?? 0, v[at] ?? 0];
  const right = Math.abs((u[at + 1] ?? across) - across) + Math.abs((v[at + 1] ?? down) - down);
  const below = Math.abs((u[at + width] ?? across) - across) + Math.abs((v[at + width] ?? down) - down);
  return Math.min(FOOTPRINT.most * reduced, Math.max(FOOTPRINT.least * reduced, right, below));
}

/**
 * The offset to a neighbouring pixel on the same piece of cloth: to the next pixel, or to the previous one if
 * a seam comes before the next. 0 if both neighbours are behind seams.
 */
function ahead({ u, v, reduced }: MapSet, at: number, step: number): number {
  const near = (to: number) =>
    Math.abs((u[to] ?? 0) - (u[at] ?? 0)) + Math.abs((v[to] ?? 0) - (v[at] ?? 0)) <= SEAM * reduced;
  if (near(at + step)) return step;
  return near(at - step) ? -step : 0;
}

/** The change of a coordinate from one pixel to the next. */
const slope = (coordinate: MapSet['u'], at: number, step: number): number =>
  ((coordinate[at + step] ?? 0) - (coordinate[at] ?? 0)) * Math.sign(step);
