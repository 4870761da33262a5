import { denimFactor, melangeFactor } from './cloth-noise.ts';
import type { Look } from './look.ts';
import type { MapSet } from './map-set.ts';
import type { Rgb } from './palette.ts';
import { patternOf } from './patterns.ts';

/**
 * A pixel covers at least and at most this length of cloth. The unit is the step of the cloth coordinates `u`
 * and `v`, which say for each pixel which position of the flat cloth it shows. The maximum is needed at
 * seams, where the coordinates jump.
 */
const FOOTPRINT = { least: 2, most: 8 };
/**
 * If the cloth coordinates of neighbouring pixels differ by more than this, there is a seam between these
 * pixels.
 */
const SEAM = 12;

/**
 * Returns the colour of the cloth at the pixel with index `at`; `ground` is the base colour of the cloth.
 * Every call returns the same array with new values, so do not keep it.
 */
type ClothReader = (at: number, ground: Rgb) => Rgb;

/**
 * Creates a reader that adds pattern, melange and denim to the base colour. Undefined if the look has none of
 * these.
 */
export function clothReader(set: MapSet, look: Look): ClothReader | undefined {
  const { melange = 0, denim = 0 } = look.cloth ?? {};
  const pattern = patternOf(look);
  if (!pattern && melange === 0 && denim === 0) return undefined;
  const metres = set.view.clothSize / 4096;
  // The same array is used for all pixels, because a million short-lived arrays would burden the garbage
  // collector.
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
    // Takes the mean of four points of the pixel, so that yarn looks as fine as in a larger picture that was
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

/**
 * Converts linear brightness to brightness as the eye perceives it, approximately. Scaling a picture down
 * mixes pixels on this scale.
 */
const toEye = Math.sqrt;

/**
 * Mixes two colours in one pixel, as scaling down a larger picture would. `share` is the share of `to`, 0 to
 * 1.
 */
export function mixedByEye(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (one: number, other: number) => (toEye(one) * (1 - share) + toEye(other) * share) ** 2;
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

/**
 * The length of cloth that a pixel shows, in steps of the cloth coordinates. It is greater where the cloth
 * turns away from the viewer.
 */
function footprint({ u, v, reduced, view: { width } }: MapSet, at: number): number {
  const [across, down] = [u[at] ?? 0, v[at] ?? 0];
  const right = Math.abs((u[at + 1] ?? across) - across) + Math.abs((v[at + 1] ?? down) - down);
  const below = Math.abs((u[at + width] ?? across) - across) + Math.abs((v[at + width] ?? down) - down);
  return Math.min(FOOTPRINT.most * reduced, Math.max(FOOTPRINT.least * reduced, right, below));
}

/**
 * The offset to a neighbouring pixel on the same piece of cloth: `step` or, if there is a seam in that
 * direction, `-step`. 0 if there are seams on both sides.
 */
function ahead({ u, v, reduced }: MapSet, at: number, step: number): number {
  const near = (to: number) =>
    Math.abs((u[to] ?? 0) - (u[at] ?? 0)) + Math.abs((v[to] ?? 0) - (v[at] ?? 0)) <= SEAM * reduced;
  if (near(at + step)) return step;
  return near(at - step) ? -step : 0;
}

/** How much a cloth coordinate changes from one pixel to the next. */
const slope = (coordinate: MapSet['u'], at: number, step: number): number =>
  ((coordinate[at + step] ?? 0) - (coordinate[at] ?? 0)) * Math.sign(step);
