import {
  clamp,
  cross,
  difference,
  distance,
  dot,
  mix,
  mixVectors,
  moved,
  type Point,
  smoothstep,
  unit,
  type Vector,
} from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { edge, type PatternPiece } from '../../cloth/pattern.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import type { Garment } from '../../sewing/garment.ts';
import { fringe } from './fringe.ts';

/**
 * A point of the path along which a scarf is laid: the position of the middle of the scarf, the direction of
 * its width, and its width there as a share of the cut width. 1 means flat; the smaller the number, the more
 * the scarf is gathered.
 */
export type Station = readonly [place: Vector, width: Vector, gathered: number];

/** A point of the smoothed path. `along` is its distance from the start of the path, in metres. */
type Spot = { at: Vector; width: Vector; gathered: number; along: number };

const STEPS = 20;

/** Connects the stations by a smooth curve (Catmull–Rom). */
function rounded(way: readonly Station[]): Spot[] {
  const spots: Spot[] = [];
  way.slice(0, -1).forEach(([from, width, gathered], index) => {
    const [to, nextWidth, nextGathered] = way[index + 1] ?? [from, width, gathered];
    const before = way[index - 1]?.[0] ?? from;
    const after = way[index + 2]?.[0] ?? to;
    for (let step = 0; step < STEPS; step += 1) {
      const t = step / STEPS;
      const axis = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      const at: Vector = [
        axis(before[0], from[0], to[0], after[0]),
        axis(before[1], from[1], to[1], after[1]),
        axis(before[2], from[2], to[2], after[2]),
      ];
      const last = spots.at(-1);
      spots.push({
        at,
        width: unit(mixVectors(width, nextWidth, t)),
        gathered: mix(gathered, nextGathered, t),
        along: last ? last.along + distance(at, last.at) : 0,
      });
    }
  });
  return spots;
}

/**
 * Three waves whose sum forms the folds across the scarf. `folds`: number of folds. `share`: height where the
 * scarf is gathered most, and where it is gathered least. The other values shift the folds sideways along the
 * scarf.
 */
const WAVES = [
  { folds: 2.6, share: [0.3, 0.62], phase: 0.4, drift: 1.1, pace: 3.4 },
  { folds: 4.3, share: [0.5, 0.62], phase: 2.1, drift: 1.4, pace: 6.5 },
  { folds: 6.1, share: [0.8, 0.3], phase: 4.4, drift: 1.2, pace: 11 },
] as const;

/**
 * Height of the folded scarf at a point. The folds are so high that the cloth keeps about the width to which
 * it was cut.
 */
function foldAt([x, y]: Point, half: number, gathered: number): number {
  const steepness = 1.5 * Math.sqrt(1 - gathered * gathered);
  const loosely = smoothstep(0.25, 0.5, gathered);
  return WAVES.reduce((sum, { folds, share, phase, drift, pace }) => {
    const wave = (Math.PI * folds) / half;
    const height = (steepness * mix(share[0], share[1], loosely)) / wave;
    return sum + height * Math.sin(wave * x + phase + drift * Math.sin(pace * y + phase * 2));
  }, 0);
}

/** Cloth with folds, laid along a path and as long as it. `half` is half the width of the cloth in metres. */
function laidAlong(way: readonly Station[], half: number): PatternPiece {
  const spots = rounded(way);
  const length = spots.at(-1)?.along ?? 0;
  return {
    name: 'scarf',
    part: PART.body,
    turned: false,
    softness: 1,
    place([x, y]) {
      const found = spots.findIndex(({ along }) => along >= y);
      const index = clamp(found, 1, spots.length - 2);
      const [before, spot, after] = spots.slice(index - 1, index + 2);
      if (!before || !spot || !after) throw new Error('The path of a scarf is too short');
      const middle = mixVectors(before.at, spot.at, (y - before.along) / (spot.along - before.along));
      const forward = unit(difference(after.at, before.at));
      const width = unit(moved(spot.width, forward, -dot(spot.width, forward)));
      const { gathered } = spot;
      return moved(moved(middle, width, gathered * x), cross(width, forward), foldAt([x, y], half, gathered));
    },
    edges: [
      edge('endFront', [-half, 0], [half, 0]),
      edge('right', [half, 0], [half, length]),
      edge('endBehind', [half, length], [-half, length]),
      edge('left', [-half, length], [-half, 0]),
    ],
  };
}

/**
 * A scarf with fringes as it is worn, laid along the path `way` from the end in front. It is simulated only
 * until its threads have their length at rest; a longer simulation would open its folds.
 */
export function gatheredScarf(way: readonly Station[], half: number, form: Garment['form']): Garment {
  return {
    pattern: { pieces: [laidAlong(way, half)], seams: [], spacing: 0.0085 },
    form,
    draping: { frames: 2, settling: 0, gravity: 2, damping: 8, selfClearance: 0.0065 },
    finish: (sewn) => {
      for (const side of ['left', 'right', 'endFront', 'endBehind']) evenedEdge(sewn, 'scarf', side, 10);
      evenedOut(sewn, 3);
    },
    fabric: 'wool',
    thickness: 0.0035,
    unevenness: 0.4,
    laid: (draped) => fringe(draped, half),
    details: [],
  };
}
