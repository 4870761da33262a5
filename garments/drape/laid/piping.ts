import { mixVectors, moved, type Point, subdivided, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import type { Cloth } from '../cloth/sew.ts';
import { locator } from '../cloth/surface.ts';
import type { LaidPiece } from './laid-piece.ts';
import { tube } from './tube.ts';

const RADIUS = 0.0021;
const STEP = 0.006;

/** A cord along an edge, into which it is sewn. `places` are points of the edge in space. */
export const piping = (name: string, places: readonly Vector[]): LaidPiece =>
  tube({ name, part: PART.piping }, places, RADIUS, [0.002, 0.002]);

/** Smooths a line in several rounds. Its ends stay where they are. */
function evenedLine(places: readonly Vector[], rounds: number): Vector[] {
  let even = [...places];
  for (let round = 0; round < rounds; round += 1)
    even = even.map((place, index) => {
      const [before, after] = [even[index - 1], even[index + 1]];
      return before && after ? mixVectors(place, mixVectors(before, after, 0.5), 0.5) : place;
    });
  return even;
}

/**
 * Positions in space of a line on a flat piece, at a distance from the draped cloth. The line is smoothed,
 * because a cord is stiffer than cloth.
 */
export function placesAlong(
  cloth: Cloth,
  on: string,
  line: readonly Point[],
  lift: (point: Point) => number,
  evened = 0,
): Vector[] {
  const locate = locator(cloth, on);
  const places = subdivided(line, STEP).map((point) => {
    const { place, facing } = locate(point);
    return moved(place, facing, lift(point));
  });
  return evened > 0 ? evenedLine(places, evened) : places;
}
