import { counterClockwise, type Point, smoothstep, strip } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { edgeOf, lengthOf } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { bowBlank, layBow } from '../../laid/bow.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, neckline } from '../../laid/collar.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop } from '../../sewing/top.ts';
import {
  bottomOf,
  onOtherSide,
  placketEndOf,
  pocketFlapOf,
  pocketOf,
  type ShirtMeasures,
  shirtDetails,
} from './shirt-details.ts';

/** Armholes without sleeves become shorter by these factors, so that they lie close to the body. */
const HELD = { armholeRight: 0.93, armholeLeft: 0.93 };
/** Default values for the cloth of an adult's shirt. */
const THICKNESS = 0.0016;

function laid(cloth: Cloth, measures: ShirtMeasures): LaidPiece[] {
  const { placket, neckDepth, closes, pocket, thickness = THICKNESS } = measures;
  const bottom = placketEndOf(measures) + 0.002;
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
    ...(pocket ? pockets(cloth, pocket) : []),
    ...turnedUp(cloth, measures),
  ];
}

/** A chest pocket whose opening gapes a little, or two pockets with flaps. */
function pockets(cloth: Cloth, pocket: NonNullable<ShirtMeasures['pocket']>): LaidPiece[] {
  const { corner, width, flap } = pocket;
  const patch = (name: string, outline: Point[], part: number, lift: (point: Point) => number) =>
    laidOn(cloth, { name, on: 'front', outline: counterClockwise(outline), part, thickness: 0.0014, lift });
  if (!flap)
    return [
      patch(
        'pocket',
        pocketOf(pocket),
        PART.pocket,
        ([x, y]) =>
          0.001 +
          0.0026 * smoothstep(corner[1] - 0.03, corner[1], y) * Math.sin((Math.PI * (x - corner[0])) / width),
      ),
    ];
  return [1, -1].flatMap((side) => {
    const placed = (outline: Point[]) => (side > 0 ? outline : onOtherSide(outline));
    return [
      patch(`pocket${side}`, placed(pocketOf(pocket)), PART.pocket, () => 0.0012),
      patch(
        `flap${side}`,
        placed(pocketFlapOf(pocket)),
        PART.flap,
        ([, y]) => 0.0028 + 0.0022 * smoothstep(corner[1] + 0.014, corner[1] + 0.01 - flap, y),
      ),
    ];
  });
}

/** The turned-up ends of sleeves. */
const turnedUp = (cloth: Cloth, { turnedUp: height, sleeve }: ShirtMeasures): LaidPiece[] =>
  height && sleeve
    ? (['sleeveRight', 'sleeveLeft'] as const).map((name) =>
        laidOn(cloth, {
          name: `${name}TurnedUp`,
          on: name,
          outline: strip(sleeve.hem * 1.03, -sleeve.length + height / 2 - 0.002, height),
          part: PART.pocket,
          thickness: 0.0024,
          lift: ([, y]) => 0.003 + 0.0035 * smoothstep(-sleeve.length, -sleeve.length + height, y),
        }),
      )
    : [];

/** A shirt with a collar, a placket and cuffs. */
export function sewShirt(measures: ShirtMeasures): Garment {
  const {
    shape,
    arms,
    raised,
    torso,
    front,
    armholeCut,
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
    ...(arms ? { arms } : {}),
    ...(raised ? { raised } : {}),
    torso,
    ...(front ? { front } : {}),
    ...(armholeCut ? { armholeCut } : {}),
    neckDepth,
    backNeckDepth: 0.02,
    ...(sleeve ? { sleeve } : {}),
    ...(measures.cuff
      ? {
          cuff: {
            height: measures.cuff,
            drawnIn: measures.cuffDrawnIn ?? 0.74,
            part: PART.waistband,
            softness: 1e-4,
          },
        }
      : {}),
    ...(tail ? { tail } : {}),
    softness,
  });
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.front, 'neck')) + lengthOf(edgeOf(top.back, 'neck')),
    ...measures.collar,
  };
  const { first, apart, radius } = measures.buttons;
  const lowest = measures.placketEnd ? measures.placketEnd + 0.03 : bottomOf(measures) + 0.05;
  const count = Math.floor((first - lowest) / apart) + 1;
  const buttons = Array.from({ length: count }, (_, index): Point => [0, first - index * apart]);
  return {
    pattern: {
      pieces: sleeve ? top.pieces : top.pieces.map((piece) => ({ ...piece, drawnIn: HELD })),
      seams: top.seams,
      blanks: [...collarBlanks(collar), ...(measures.bow ? [bowBlank] : [])],
      spacing: 0.0088,
    },
    form: top.form,
    draping: { frames: 190, substeps: 16 },
    finish: (cloth) => {
      evenedEdge(cloth, 'front', 'hem', stiff);
      if (!sleeve)
        for (const piece of ['front', 'back'])
          for (const side of ['armholeRight', 'armholeLeft']) evenedEdge(cloth, piece, side, 20);
      evenedOut(cloth, stiff, ([x, , z]) => (z > 0 ? smoothstep(0.1, 0.03, Math.abs(x)) : 0));
      evenedOut(cloth, evened);
    },
    fabric: measures.fabric ?? 'weave',
    thickness,
    ...(measures.unevenness === undefined ? {} : { unevenness: measures.unevenness }),
    ...(scale ? { scale } : {}),
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, neckline(cloth), collar, originOf),
      ...laid(cloth, measures),
      ...(measures.bow ? layBow(cloth, measures.bow, originOf('bow')) : []),
    ],
    buttons: ({ cloth }) => [
      ...buttonsOn(cloth, 'front', buttons, { radius, lift: 0.0046 }),
      ...buttonsOn(cloth, 'front', flapButtons(measures), { radius, lift: 0.0074 }),
    ],
    details: shirtDetails(top, collar, measures),
    label:
      collar.standHeight > 0.02
        ? { on: 'stand', middle: [collar.length / 2, 0.017], width: 0.045, height: 0.019 }
        : { on: 'back', middle: [0, -0.046], width: 0.045, height: 0.019 },
  };
}

/** The buttons of pocket flaps, one in the middle of each. */
const flapButtons = ({ pocket }: ShirtMeasures): Point[] =>
  pocket?.flap
    ? [1, -1].map(
        (side): Point => [
          side * (pocket.corner[0] + pocket.width / 2),
          pocket.corner[1] + 0.024 - (pocket.flap ?? 0),
        ],
      )
    : [];

/** A women's shirt. Its right front is on top. */
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

/** A wide women's shirt with dropped shoulders, turned-up sleeves and a long, curved hem. */
export const shirtOversized = (): Garment =>
  sewShirt({
    shape: { figure: 'women', bust: 0.4 },
    arms: 24,
    raised: 18,
    torso: {
      neck: 0.078,
      shoulder: 0.238,
      shoulderDrop: 0.06,
      armholeDepth: 0.285,
      chest: 0.302,
      waist: 0.3,
      hem: 0.306,
      length: 0.69,
    },
    neckDepth: 0.086,
    front: { tail: 0.068 },
    tail: 0.05,
    sleeve: { width: 0.198, hem: 0.142, cap: 0.11, length: 0.42 },
    turnedUp: 0.052,
    collar: {
      standHeight: 0.036,
      endHeight: 0.026,
      leafWidth: 0.054,
      point: [0.042, -0.082, 0.012],
      span: 0.115,
      lean: 0.22,
      lift: 0.003,
      roll: 0.0045,
    },
    placket: 0.019,
    closes: 'box',
    pocket: { corner: [0.068, -0.235], width: 0.118, height: 0.128 },
    buttons: { first: -0.136, apart: 0.094, radius: 0.0058 },
    softness: 0.009,
    thickness: 0.0018,
    stiff: 16,
    evened: 2,
  });

/** A men's shirt with a stand-up collar and a short placket, which is pulled over the head. */
export const menShirtBand = (): Garment =>
  sewShirt({
    shape: { figure: 'men', bust: 0, straight: [0.172, 0.118] },
    arms: 18,
    raised: 20,
    torso: {
      neck: 0.074,
      shoulder: 0.22,
      shoulderDrop: 0.052,
      armholeDepth: 0.266,
      chest: 0.284,
      waist: 0.278,
      hem: 0.284,
      length: 0.69,
    },
    neckDepth: 0.082,
    tail: 0.055,
    sleeve: { width: 0.19, hem: 0.142, cap: 0.128, length: 0.545 },
    cuff: 0.06,
    cuffDrawnIn: 0.78,
    collar: {
      standHeight: 0.036,
      endHeight: 0.032,
      leafWidth: 0.02,
      point: [0, 0, 0],
      span: 0.1,
      lean: 0.16,
      standing: true,
    },
    placket: 0.018,
    placketEnd: -0.36,
    closes: 'left',
    buttons: { first: -0.108, apart: 0.072, radius: 0.0058 },
    softness: 0.01,
    thickness: 0.0018,
    stiff: 24,
    evened: 1,
  });

/** A men's overshirt of thick cloth: straight, with two flap pockets. */
export const menOvershirt = (): Garment =>
  sewShirt({
    shape: { figure: 'men', bust: 0, straight: [0.176, 0.122] },
    arms: 19,
    raised: 20,
    torso: {
      neck: 0.078,
      shoulder: 0.232,
      shoulderDrop: 0.054,
      armholeDepth: 0.278,
      chest: 0.282,
      waist: 0.278,
      hem: 0.28,
      length: 0.725,
    },
    front: { tail: 0.014 },
    neckDepth: 0.084,
    sleeve: { width: 0.198, hem: 0.148, cap: 0.13, length: 0.55 },
    cuff: 0.062,
    cuffDrawnIn: 0.84,
    collar: {
      standHeight: 0.032,
      endHeight: 0.022,
      leafWidth: 0.058,
      point: [0.044, -0.078, 0.014],
      span: 0.115,
      lean: 0.24,
      lift: 0.004,
      roll: 0.0055,
    },
    placket: 0.02,
    closes: 'left',
    pocket: { corner: [0.064, -0.222], width: 0.122, height: 0.132, flap: 0.056 },
    buttons: { first: -0.142, apart: 0.094, radius: 0.0078 },
    fabric: 'twill',
    softness: 1.6e-3,
    thickness: 0.0026,
    stiff: 40,
    evened: 3,
  });

/**
 * A children's shirt. It is draped in adult size with a child's proportions and then scaled down. It has
 * shorter sleeves, a small collar, and buttons as large as an adult's.
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
