import { counterClockwise, type Point } from '../../cloth/geometry.ts';
import type { TopMeasures } from '../../sewing/top.ts';

export type ParkaMeasures = Pick<TopMeasures, 'shape' | 'arms' | 'torso'> &
  Required<Pick<TopMeasures, 'sleeve'>> & {
    /**
     * Which front is on top, from the wearer's point of view: `right` on women's clothes, `left` on men's.
     */
    closes: 'right' | 'left';
    /** How far the waist cord is below the shoulder at the neck, in metres. */
    waist: number;
    spacing?: number;
    /** In how many rounds the cloth below the storm flap is smoothed, so that it has no folds there. */
    stiff?: number;
  };

export const NECK_DEPTH = 0.09;
/** The hood is closed in front up to this height above the neckline, in metres. */
export const CHIN = 0.085;
/** Half the width of the storm flap, and how far above the hem it ends, in metres. */
export const FLAP = { half: 0.034, above: 0.004 };
export const THICKNESS = 0.003;
export const SIDES = [1, -1] as const;

/**
 * Edges of a patch pocket in metres: its sides as distances from the middle of the front, its top and bottom
 * as heights relative to the waist.
 */
export const POCKET = { inner: 0.074, outer: 0.216, top: -0.115, bottom: -0.305 };

/**
 * Outline of a pocket, rounded at the bottom. `side` is 1 for the right half of the picture, −1 for the left
 * half.
 */
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
