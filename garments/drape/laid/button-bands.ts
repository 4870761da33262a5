import { smoothstep } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { edgeOf, lengthOf, type PatternPiece } from '../cloth/pattern.ts';
import type { Cloth } from '../cloth/sew.ts';
import type { Detail } from '../render/details.ts';
import { type Button, buttonsOn } from './button.ts';
import { type LaidPiece, laidOn } from './laid-piece.ts';

/**
 * The pieces under the button bands of a cardigan, from the neck down, and half the width of a band in
 * metres.
 */
export type ButtonBands = {
  neckBand: PatternPiece;
  front: PatternPiece;
  hemBand: PatternPiece;
  neckDepth: number;
  half: number;
};

const middleOf = ({ neckBand }: ButtonBands) => lengthOf(edgeOf(neckBand, 'front')) / 2;
const heightOf = ({ neckBand }: ButtonBands) => lengthOf(edgeOf(neckBand, 'end'));
const hemOf = (piece: PatternPiece) => edgeOf(piece, 'hem').from[1];

/**
 * The button bands of a cardigan, which go over neckband, front and hem. The band on the wearer's right is on
 * top.
 */
export function buttonBands(cloth: Cloth, bands: ButtonBands): LaidPiece[] {
  const { neckBand, front, hemBand, neckDepth, half } = bands;
  const strips = [
    // On the flat neckband, x runs in the opposite direction, so the band rises towards the other side.
    { on: neckBand, x: middleOf(bands), low: 0, high: heightOf(bands), to: -1 },
    { on: front, x: 0, low: hemOf(front), high: 0.0025 - neckDepth, to: 1 },
    { on: hemBand, x: 0, low: hemOf(hemBand), high: hemOf(front), to: 1 },
  ];
  return strips.map(({ on, x, low, high, to }) =>
    laidOn(cloth, {
      name: `${on.name}Buttons`,
      on: on.name,
      outline: [
        [x - half, low],
        [x + half, low],
        [x + half, high],
        [x - half, high],
      ],
      part: PART.band,
      thickness: 0.004,
      lift: ([across]) => 0.0025 + 0.0035 * smoothstep(-half, half, to * (across - x)),
    }),
  );
}

/** The buttons of a cardigan: one on the neckband, the others below it down to the hem. */
export function bandButtons(cloth: Cloth, bands: ButtonBands, count: number): Button[] {
  const { neckBand, front, neckDepth } = bands;
  const button = { radius: 0.0115, lift: 0.0112 };
  const [first, last] = [-neckDepth - 0.052, hemOf(front) + 0.006];
  const apart = (last - first) / (count - 1);
  const below = Array.from({ length: count }, (_, index) => [0, first + index * apart] as const);
  return [
    ...buttonsOn(cloth, neckBand.name, [[middleOf(bands), heightOf(bands) / 2]], button),
    ...buttonsOn(cloth, front.name, below, button),
  ];
}

/** Grooves on the fronts along the edges of the bands. */
export const besideBands = ({ front, neckDepth, half }: ButtonBands): Detail[] =>
  [1, -1].map((side) => ({
    on: front.name,
    line: [
      [side * (half + 0.002), -neckDepth],
      [side * (half + 0.002), hemOf(front)],
    ],
    kind: 'seam',
    width: 0.006,
  }));
