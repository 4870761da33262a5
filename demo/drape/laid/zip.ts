import { flatDistance, mixPoints, moved, type Point } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import type { Cloth } from '../cloth/sew.ts';
import { locator } from '../cloth/surface.ts';
import { type LaidPiece, laidOn } from './laid-piece.ts';
import { tube } from './tube.ts';

const TEETH = 0.0028;

/** A closed zip along a straight line of a piece: tape, a row of teeth, and a pull at the top if it ends there. */
export function zip(
  cloth: Cloth,
  on: string,
  { bottom, top, tape, pull }: { bottom: Point; top: Point; tape: number; pull: boolean },
): LaidPiece[] {
  const length = flatDistance(bottom, top);
  const aside: Point = [(top[1] - bottom[1]) / length, (bottom[0] - top[0]) / length];
  const strip = (half: number): Point[] => [
    [bottom[0] - aside[0] * half, bottom[1] - aside[1] * half],
    [bottom[0] + aside[0] * half, bottom[1] + aside[1] * half],
    [top[0] + aside[0] * half, top[1] + aside[1] * half],
    [top[0] - aside[0] * half, top[1] - aside[1] * half],
  ];
  const band = laidOn(cloth, {
    name: `${on}ZipTape`,
    on,
    outline: strip(tape),
    part: PART.flap,
    thickness: 0.0012,
    lift: () => 0.0022,
  });
  const teeth = laidOn(cloth, {
    name: `${on}ZipTeeth`,
    on,
    outline: strip(TEETH),
    part: PART.metal,
    thickness: 0.001,
    lift: ([, y]) => 0.0038 + 0.0005 * Math.sign(Math.sin((y / 0.0024) * Math.PI)),
    spacing: 0.0024,
  });
  if (!pull) return [band, teeth];
  const { place, facing } = locator(cloth, on)(mixPoints(top, bottom, 0.004 / length));
  const hung = [0.004, -0.006, -0.018, -0.03].map((down) =>
    moved([place[0], place[1] + down, place[2]], facing, 0.006),
  );
  return [band, teeth, tube({ name: `${on}ZipPull`, part: PART.metal }, hung, 0.0026, [0.002, 0.002], 0.6)];
}
