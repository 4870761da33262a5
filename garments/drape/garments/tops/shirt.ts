import { counterClockwise, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { edgeOf, lengthOf } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, neckline } from '../../laid/collar.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop } from '../../sewing/top.ts';
import { bottomOf, pocketOf, type ShirtMeasures, shirtDetails } from './shirt-details.ts';

/** Settings for the cloth of an adult's shirt. */
const THICKNESS = 0.0016;

function laid(cloth: Cloth, measures: ShirtMeasures): LaidPiece[] {
  const { placket, neckDepth, closes, pocket, thickness = THICKNESS } = measures;
  const bottom = bottomOf(measures) + 0.002;
  const over = { right: 1, left: -1, box: 0 }[closes];
  const apart = (0.0018 * thickness) / THICKNESS;
  return [
    laidOn(cloth, {
      name: 'placket',
      on: 'front',
      outline: [
        [-placket, bottom],
        [placket, bottom],
        [placket, -neckDepth],
        [-placket, -neckDepth],
      ],
      part: PART.pocket,
      thickness: 0.0016,
      lift: ([x]) => 0.001 + apart * smoothstep(-placket, placket, over * x),
    }),
    ...(pocket
      ? [
          laidOn(cloth, {
            name: 'pocket',
            on: 'front',
            outline: counterClockwise(pocketOf(pocket)),
            part: PART.pocket,
            thickness: 0.0014,
            lift: ([x, y]) =>
              0.001 +
              0.0026 *
                smoothstep(pocket.corner[1] - 0.03, pocket.corner[1], y) *
                Math.sin((Math.PI * (x - pocket.corner[0])) / pocket.width),
          }),
        ]
      : []),
  ];
}

/** A shirt with a collar, a placket and cuffs. */
export function sewShirt(measures: ShirtMeasures): Garment {
  const {
    shape,
    arms,
    torso,
    neckDepth,
    sleeve,
    tail,
    softness,
    scale,
    evened = 0,
    stiff = 0,
    thickness = THICKNESS,
  } = measures;
  const top = sewTop({
    shape,
    arms,
    torso,
    neckDepth,
    backNeckDepth: 0.02,
    sleeve,
    cuff: {
      height: measures.cuff,
      drawnIn: measures.cuffDrawnIn ?? 0.74,
      part: PART.waistband,
      softness: 1e-4,
    },
    ...(tail ? { tail } : {}),
    softness,
  });
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.front, 'neck')) + lengthOf(edgeOf(top.back, 'neck')),
    ...measures.collar,
  };
  const { first, apart, radius } = measures.buttons;
  const lowest = bottomOf(measures) + 0.05;
  const count = Math.floor((first - lowest) / apart) + 1;
  const buttons = Array.from({ length: count }, (_, index): Point => [0, first - index * apart]);
  return {
    pattern: { pieces: top.pieces, seams: top.seams, blanks: collarBlanks(collar), spacing: 0.0088 },
    form: top.form,
    draping: { frames: 190, substeps: 16 },
    finish: (cloth) => {
      evenedEdge(cloth, 'front', 'hem', stiff);
      evenedOut(cloth, stiff, ([x, , z]) => (z > 0 ? smoothstep(0.1, 0.03, Math.abs(x)) : 0));
      evenedOut(cloth, evened);
    },
    fabric: 'weave',
    thickness,
    ...(scale ? { scale } : {}),
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, neckline(cloth), collar, originOf),
      ...laid(cloth, measures),
    ],
    buttons: ({ cloth }) => buttonsOn(cloth, 'front', buttons, { radius, lift: 0.0046 }),
    details: shirtDetails(top, collar, measures),
    label:
      collar.standHeight > 0.02
        ? { on: 'stand', middle: [collar.length / 2, 0.017], width: 0.045, height: 0.019 }
        : { on: 'back', middle: [0, -0.046], width: 0.045, height: 0.019 },
  };
}

/** A women's shirt, which closes right over left. */
export const shirt = (): Garment =>
  sewShirt({
    shape: { figure: 'women', bust: 0.55 },
    arms: 17,
    torso: {
      neck: 0.075,
      shoulder: 0.2,
      shoulderDrop: 0.045,
      armholeDepth: 0.255,
      chest: 0.275,
      waist: 0.262,
      hem: 0.272,
      length: 0.63,
    },
    neckDepth: 0.078,
    tail: 0.075,
    sleeve: { width: 0.192, hem: 0.14, cap: 0.125, length: 0.485 },
    cuff: 0.062,
    collar: {
      standHeight: 0.034,
      endHeight: 0.026,
      leafWidth: 0.046,
      point: [0.036, -0.07, 0.012],
      span: 0.11,
      lean: 0.22,
      lift: 0.003,
      roll: 0.004,
    },
    placket: 0.0165,
    closes: 'right',
    pocket: { corner: [0.062, -0.205], width: 0.098, height: 0.11 },
    buttons: { first: -0.128, apart: 0.088, radius: 0.0056 },
    softness: 0.012,
  });

/**
 * A children's shirt, draped at adult size with a child's width, then scaled down. It has shorter sleeves, a
 * small collar, and buttons as large as an adult's.
 */
export const kidsShirt = (): Garment =>
  sewShirt({
    shape: { figure: 'children', bust: 0, straight: [0.182, 0.12] },
    arms: 18,
    torso: {
      neck: 0.065,
      shoulder: 0.197,
      shoulderDrop: 0.044,
      armholeDepth: 0.236,
      chest: 0.262,
      waist: 0.262,
      hem: 0.267,
      length: 0.56,
    },
    neckDepth: 0.07,
    tail: 0.055,
    sleeve: { width: 0.18, hem: 0.136, cap: 0.118, length: 0.395 },
    cuff: 0.058,
    collar: {
      standHeight: 0.032,
      endHeight: 0.024,
      leafWidth: 0.042,
      point: [0.036, -0.06, 0.012],
      span: 0.11,
      lean: 0.3,
      lift: 0.0035,
      roll: 0.0035,
    },
    placket: 0.021,
    closes: 'box',
    pocket: { corner: [0.068, -0.195], width: 0.108, height: 0.112 },
    buttons: { first: -0.135, apart: 0.098, radius: 0.0082 },
    softness: 0.012,
    thickness: 0.002,
    scale: 0.75,
    evened: 5,
  });
