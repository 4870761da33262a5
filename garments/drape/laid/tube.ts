import { cross, difference, dot, moved, type Point, unit, type Vector } from '../cloth/geometry.ts';
import { spaceCurve } from '../cloth/surface.ts';
import { gridPiece, type LaidPiece } from './laid-piece.ts';

const AROUND = 8;

/**
 * A cord, strap or zip pull along a line in space. `radius` may change along the line. A flat strap always
 * faces the direction `aside`, so that it never twists.
 */
export function tube(
  made: Pick<LaidPiece, 'name' | 'part'>,
  places: readonly Vector[],
  radius: number | ((along: number) => number),
  onSheet: Point,
  flatness = 1,
  aside?: Vector,
): LaidPiece {
  const curve = spaceCurve(rounded(places));
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  const steps = Math.max(4, Math.round(curve.length / 0.003));
  return gridPiece({ ...made, thickness: 0.0004 }, [steps, AROUND], (along, around) => {
    const forward = unit(difference(curve.at(along + 0.01), curve.at(along - 0.01)));
    const sideways = aside
      ? unit(moved(aside, forward, -dot(aside, forward)))
      : unit(cross(forward, Math.abs(forward[2]) < 0.8 ? [0, 0, 1] : [0, 1, 0]));
    const up = cross(forward, sideways);
    const angle = -2 * Math.PI * around;
    const place = moved(
      moved(curve.at(along), sideways, Math.cos(angle) * radiusAt(along)),
      up,
      Math.sin(angle) * radiusAt(along) * flatness,
    );
    return { place, onSheet: [onSheet[0] + around * 0.002, onSheet[1] + along * 0.002] };
  });
}

/** Rounds the corners of a line by two rounds of Chaikin's corner cutting. */
function rounded(places: readonly Vector[]): Vector[] {
  let line = [...places];
  for (let round = 0; round < 2; round += 1)
    line = [
      ...line.slice(0, 1),
      ...line.slice(0, -1).flatMap((from, index) => {
        const to = line[index + 1] ?? from;
        return [moved(from, difference(to, from), 0.25), moved(from, difference(to, from), 0.75)];
      }),
      ...line.slice(-1),
    ];
  return line;
}
