import { mix, moved, type Point, smoothstep, type Vector } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import type { Blank, Cloth } from '../cloth/sew.ts';
import { locator } from '../cloth/surface.ts';
import { gridPiece, type LaidPiece, turnedOver } from './laid-piece.ts';
import { tube } from './tube.ts';

/** A soft bow on the front of a blouse. All lengths are in metres. */
export type BowMeasures = {
  /** Depth of the knot below the shoulder at the neck. */
  depth: number;
  /** Length of a loop, and half the width of the ribbon at its widest point. */
  loop: number;
  half: number;
  /** Lengths of the two ends that hang down; the first one is on the right in the picture. */
  ends: readonly [number, number];
};

/** The rectangle of cloth for the ribbon of the bow. */
export const bowBlank: Blank = { name: 'bow', width: 0.62, height: 0.09 };

/** How far the ribbon stands off the cloth at the knot, in metres. */
const OUT = 0.016;

/** Lays a bow on the draped front: two drooping loops, two ends that hang down, and the knot over them. */
export function layBow(
  cloth: Cloth,
  { depth, loop, half, ends }: BowMeasures,
  [left, bottom]: Point,
): LaidPiece[] {
  const locate = locator(cloth, 'front');
  const knot = moved(locate([0, -depth]).place, [0, 0, 1], OUT);
  const onSheet = (along: number, across: number): Point => [left + along, bottom + across * bowBlank.height];

  const loopOf = (side: 1 | -1): LaidPiece => {
    const made = gridPiece(
      { name: side > 0 ? 'loopRight' : 'loopLeft', part: PART.belt, thickness: 0.0012 },
      [56, 18],
      (along, across) => {
        const turned = 2 * Math.PI * along;
        const share = (1 - Math.cos(turned)) / 2;
        const fromMiddle = across * 2 - 1;
        const blunt = Math.max(0, (share - 0.5) / 0.5);
        const width = mix(0.009, half, smoothstep(0, 0.7, share)) * Math.sqrt(1 - 0.66 * blunt ** 2);
        const reach = loop * (side > 0 ? 1 : 0.94) * share;
        const folds =
          (1 - smoothstep(0.1, 0.95, share)) * 0.0042 * Math.cos(2.6 * Math.PI * fromMiddle + side);
        const tilt = -0.42 * side;
        const up = width * fromMiddle;
        return {
          place: [
            knot[0] + side * (0.004 + reach) - up * tilt * share,
            knot[1] - 0.3 * reach - 1.6 * reach * reach + up - 0.012 * share * (1 - along) * fromMiddle ** 2,
            knot[2] -
              0.004 +
              0.015 * Math.sin(turned) * (0.55 + 0.45 * share) +
              folds -
              0.1 * reach +
              0.004 * (1 - fromMiddle ** 2) * Math.sin(turned),
          ],
          onSheet: onSheet(along * loop * 2, across),
        };
      },
    );
    return side > 0 ? made : turnedOver(made);
  };

  const endOf = (side: 1 | -1): LaidPiece => {
    const length = side > 0 ? ends[0] : ends[1];
    return gridPiece(
      { name: side > 0 ? 'endRight' : 'endLeft', part: PART.belt, thickness: 0.0012 },
      [14, 64],
      (across, up) => {
        const fromMiddle = across * 2 - 1;
        const down = 1 - up;
        const width = mix(0.008, half * 0.86, smoothstep(-0.1, 0.75, down));
        const slanted = 0.028 * side * fromMiddle * smoothstep(0.7, 1, down);
        const aside = side * (0.005 + 0.026 * smoothstep(-0.1, 0.9, down) + 0.01 * down);
        const folded = width * fromMiddle * (1 - 0.16 * Math.sin(Math.PI * down));
        const x = aside + folded;
        const y = -depth - 0.006 - length * down - slanted;
        const { place } = locate([x, y]);
        const folds = 0.0036 * Math.sin(1.35 * Math.PI * fromMiddle + 0.7 * side + 1.1 * down);
        const above = 0.005 + 0.004 * (side > 0 ? 1 : 0) + OUT * 0.5 * (1 - smoothstep(0, 0.25, down));
        return {
          place: [place[0], place[1], place[2] + above + folds * mix(0.5, 1, 1 - down)] as Vector,
          onSheet: onSheet(loop * 2 + length * down, across),
        };
      },
    );
  };

  const bar = tube(
    { name: 'knot', part: PART.belt },
    [
      [knot[0] - 0.002, knot[1] + 0.019, knot[2] - 0.012],
      [knot[0] - 0.001, knot[1] + 0.012, knot[2] + 0.008],
      [knot[0] + 0.001, knot[1] - 0.008, knot[2] + 0.009],
      [knot[0] + 0.003, knot[1] - 0.018, knot[2] - 0.01],
    ],
    (along) => 0.0125 + 0.003 * Math.cos(2 * Math.PI * along),
    [left, bottom],
    0.42,
    [1, 0, 0],
  );
  return [endOf(-1), endOf(1), loopOf(-1), loopOf(1), bar];
}
