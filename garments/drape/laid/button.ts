import { moved, type Point, type Vector } from '../cloth/geometry.ts';
import type { Cloth } from '../cloth/sew.ts';
import { locator } from '../cloth/surface.ts';

/** A button: the position of its centre, the direction it faces, and its radius in metres. */
export type Button = { place: Vector; facing: Vector; radius: number; holes: boolean };

/** Buttons at points of a piece, `lift` metres above the cloth. */
export function buttonsOn(
  cloth: Cloth,
  piece: string,
  points: readonly Point[],
  { radius, lift, holes = true }: { radius: number; lift: number; holes?: boolean },
): Button[] {
  const locate = locator(cloth, piece);
  return points.map((point) => {
    const { place, facing } = locate(point);
    return { place: moved(place, facing, lift), facing, radius, holes };
  });
}
