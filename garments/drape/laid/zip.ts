import {
  cross,
  difference,
  mixPoints,
  mixVectors,
  moved,
  type Point,
  unit,
  type Vector,
} from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import type { Cloth } from '../cloth/sew.ts';
import { locator, spaceCurve } from '../cloth/surface.ts';
import { gridPiece, type LaidPiece } from './laid-piece.ts';
import { tube } from './tube.ts';

const TEETH = 0.0026;
const STEPS = 80;
/** In how many rounds the line of the zip is smoothed, because a zip is stiffer than cloth. */
const ROUNDS = 30;

/**
 * A closed zip along a straight line of a piece: the tape, a row of teeth and, if the zip ends at the top of
 * the line, a pull.
 */
export function zip(
  cloth: Cloth,
  on: string,
  { bottom, top, tape, pull }: { bottom: Point; top: Point; tape: number; pull: boolean },
): LaidPiece[] {
  const locate = locator(cloth, on);
  const found = Array.from({ length: STEPS + 1 }, (_, step) => locate(mixPoints(top, bottom, step / STEPS)));
  const curve = spaceCurve(even(found.map(({ place }) => place)));
  const facings = even(found.map(({ facing }) => facing));
  const origin = cloth.pieces.get(on)?.origin ?? [0, 0];
  const strip = (name: string, part: number, half: number, lift: number) =>
    gridPiece({ name: `${on}${name}`, part, thickness: 0.001 }, [STEPS, 2], (down, across) => {
      const facing = unit(facings[Math.round(down * STEPS)] ?? [0, 0, 1]);
      const forward = unit(difference(curve.at(down + 0.01), curve.at(down - 0.01)));
      const place = moved(curve.at(down), cross(facing, forward), (2 * across - 1) * half);
      const [x, y] = mixPoints(top, bottom, down);
      return { place: moved(place, facing, lift), onSheet: [origin[0] + x, origin[1] + y] };
    });
  const pieces = [strip('ZipTape', PART.flap, tape, 0.0022), strip('ZipTeeth', PART.metal, TEETH, 0.0042)];
  if (!pull) return pieces;
  const [place, facing] = [curve.at(0.004 / curve.length), unit(facings[0] ?? [0, 0, 1])];
  const hung = [0.004, -0.006, -0.018, -0.03].map((down) =>
    moved([place[0], place[1] + down, place[2]], facing, 0.006),
  );
  return [...pieces, tube({ name: `${on}ZipPull`, part: PART.metal }, hung, 0.0026, [0.002, 0.002], 0.6)];
}

function even(line: readonly Vector[]): Vector[] {
  let places = [...line];
  for (let round = 0; round < ROUNDS; round += 1)
    places = places.map((place, index) => {
      const [before, after] = [places[index - 1], places[index + 1]];
      return before && after ? mixVectors(place, mixVectors(before, after, 0.5), 0.5) : place;
    });
  return places;
}
