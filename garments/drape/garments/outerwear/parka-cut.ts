import { counterClockwise, type Point } from '../../cloth/geometry.ts';
import type { TopMeasures } from '../../sewing/top.ts';

export type ParkaMeasures = Pick<TopMeasures, 'shape' | 'arms' | 'torso'> &
  Required<Pick<TopMeasures, 'sleeve'>> & {
    /** The side that overlaps: the wearer's right (`right`, for women) or left. */
    closes: 'right' | 'left';
    /** The distance of the waist cord below the shoulder at the neck. */
    waist: number;
    spacing?: number;
    /** Rounds of smoothing the cloth below the storm flap, so that this cloth does not fold. */
    stiff?: number;
  };

export const NECK_DEPTH = 0.09;
/** The height above the neckline up to which the hood is closed in front. */
export const CHIN = 0.085;
/** Half the width of the storm flap, and how far above the hem the flap ends. */
export const FLAP = { half: 0.034, above: 0.004 };
export const THICKNESS = 0.003;
export const SIDES = [1, -1] as const;

/**
 * The position of a patch pocket: its sides from the middle of the front, its top and bottom from the waist.
 */
export const POCKET = { inner: 0.074, outer: 0.216, top: -0.115, bottom: -0.305 };

/** The pocket outline, rounded below; `side` is 1 in the right half of the picture. */
export const pocket = (side: 1 | -1, waist: number): Point[] => {
  const { inner, outer, top, bottom } = POCKET;
  return counterClockwise(
    (
      [
        [inner, top],
        [inner, bottom + 0.022],
        [inner + 0.006, bottom + 0.007],
        [inner + 0.022, bottom],
        [outer - 0.022, bottom],
        [outer - 0.006, bottom + 0.007],
        [outer, bottom + 0.022],
        [outer, top],
      ] as const
    ).map(([x, y]): Point => [side * x, waist + y]),
  );
};

export const pocketFlap = (side: 1 | -1, waist: number): Point[] => {
  const { inner, outer, top } = POCKET;
  return counterClockwise(
    (
      [
        [inner - 0.005, top + 0.014],
        [outer + 0.005, top + 0.014],
        [outer + 0.005, top - 0.042],
        [outer - 0.008, top - 0.052],
        [inner + 0.008, top - 0.052],
        [inner - 0.005, top - 0.042],
      ] as const
    ).map(([x, y]): Point => [side * x, waist + y]),
  );
};
