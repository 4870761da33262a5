import { mix, type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, stitchedHem, topSeams } from '../../sewing/top.ts';
import { sewShirt } from './shirt.ts';
import type { ShirtMeasures } from './shirt-details.ts';

const TORSO = {
  neck: 0.08,
  shoulder: 0.192,
  shoulderDrop: 0.042,
  armholeDepth: 0.235,
  chest: 0.262,
  waist: 0.262,
  hem: 0.275,
  length: 0.625,
};
/** Measures of the front, in metres. It is wider than the back, because its shoulders have tucks. */
const FRONT = { shoulder: 0.232, chest: 0.285, waist: 0.285, hem: 0.295, tail: 0.042 };
const NECK_DEPTH = 0.19;
/** Bézier control points of a pointed neckline, which bends slightly outwards between shoulder and point. */
const POINTED: readonly [Point, Point] = [
  [0.07, -0.066],
  [0.032, -0.142],
];
/** Half the width of the placket, and the height of its lower end, in metres. */
const PLACKET = { half: 0.0125, bottom: -TORSO.length - FRONT.tail * 1.0875 };
const BUTTONS = { first: -NECK_DEPTH - 0.014, apart: 0.074, count: 6, radius: 0.005, lift: 0.0042 };
/**
 * `shares`: where on the shoulder the tucks are, from the neck (0) to its end (1). `sewn`: how far down a
 * tuck is sewn, in metres.
 */
const TUCKS = { shares: [0.3, 0.43, 0.56], sewn: 0.055 };

/** The front that is on top (the right one), with the placket. */
const placket = (cloth: Cloth): LaidPiece =>
  laidOn(cloth, {
    name: 'placket',
    on: 'front',
    outline: [
      [-PLACKET.half, PLACKET.bottom],
      [PLACKET.half, PLACKET.bottom],
      [PLACKET.half, -NECK_DEPTH + 0.012],
      [0, -NECK_DEPTH - 0.001],
      [-PLACKET.half, -NECK_DEPTH + 0.012],
    ],
    part: PART.pocket,
    thickness: 0.0014,
    lift: ([x]) => 0.001 + 0.0018 * smoothstep(-PLACKET.half, PLACKET.half, x),
  });

const tucks = (): Detail[] =>
  [1, -1].flatMap((side) =>
    TUCKS.shares.flatMap((share): Detail[] => {
      const [x, y] = [mix(TORSO.neck, FRONT.shoulder, share), -TORSO.shoulderDrop * share];
      const line = (aside: number): Point[] => [
        [side * (x + aside), y],
        [side * (x + aside), y - TUCKS.sewn],
      ];
      return [
        { on: 'front', line: line(0), kind: 'band', width: 0.006, strength: 0.5 },
        { on: 'front', line: line(0.0035), kind: 'seam', width: 0.003 },
      ];
    }),
  );

/**
 * A blouse without a collar: a pointed neckline, a narrow placket, and sleeves that are gathered into cuffs.
 */
export function blouse(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.55 },
    arms: 19,
    torso: TORSO,
    front: FRONT,
    neckDepth: NECK_DEPTH,
    pointed: POINTED,
    backNeckDepth: 0.026,
    sleeve: { width: 0.2, hem: 0.19, cap: 0.125, length: 0.51 },
    cuff: { height: 0.05, drawnIn: 0.5, part: PART.waistband, softness: 1e-4 },
    tail: 0.01,
    softness: 0.03,
  });
  return {
    pattern: {
      pieces: top.pieces,
      seams: top.seams,
      spacing: 0.0085,
    },
    form: top.form,
    draping: { frames: 190, substeps: 16 },
    finish: (cloth) => {
      for (const side of ['neckRight', 'neckLeft']) evenedEdge(cloth, 'front', side, 40);
      evenedEdge(cloth, 'back', 'neck', 20);
      evenedEdge(cloth, 'front', 'hem', 40);
      evenedOut(cloth, 40, ([x, , z]) => (z > 0 ? smoothstep(0.05, 0.015, Math.abs(x)) : 0));
      evenedOut(cloth, 1);
    },
    fabric: 'viscose',
    unevenness: 0.2,
    thickness: 0.0014,
    laid: ({ cloth }) => [placket(cloth)],
    buttons: ({ cloth }) =>
      buttonsOn(
        cloth,
        'front',
        Array.from(
          { length: BUTTONS.count },
          (_, index): Point => [0, BUTTONS.first - index * BUTTONS.apart],
        ),
        BUTTONS,
      ),
    details: [
      ...topSeams(top, 0.003),
      ...tucks(),
      ...[top.front, top.back].flatMap((piece) => stitchedHem(piece, 0.012)),
      ...[1, -1].map(
        (side): Detail => ({
          on: 'front',
          line: [
            [side * (PLACKET.half - 0.003), -NECK_DEPTH - 0.008],
            [side * (PLACKET.half - 0.003), PLACKET.bottom],
          ],
          kind: 'stitch',
        }),
      ),
      ...['neckRight', 'neckLeft'].map(
        (edge): Detail => ({ on: 'front', line: beside(top.front, edge, 0.006), kind: 'stitch' }),
      ),
      { on: 'back', line: beside(top.back, 'neck', 0.006), kind: 'stitch' },
      ...top.bands.map(
        (piece): Detail => ({ on: piece.name, line: beside(piece, 'hem', 0.004), kind: 'stitch' }),
      ),
    ],
    label: { on: 'back', middle: [0, -0.056], width: 0.045, height: 0.019 },
  };
}

/** A collar that is only a stand, such as that of a blouse with a bow. */
const standing = (standHeight: number, endHeight: number): ShirtMeasures['collar'] => ({
  standHeight,
  endHeight,
  leafWidth: 0.02,
  point: [0, 0, 0],
  span: 0.1,
  lean: 0.14,
  standing: true,
});

/** A blouse with a bow at its standing collar, and sleeves gathered into their cuffs. */
export const blouseBow = (): Garment =>
  sewShirt({
    shape: { figure: 'women', bust: 0.55 },
    arms: 19,
    torso: { ...TORSO, neck: 0.07, shoulder: 0.196, chest: 0.258, waist: 0.256, hem: 0.27, length: 0.61 },
    front: { shoulder: 0.212, chest: 0.27, waist: 0.27, hem: 0.28, tail: 0.062 },
    neckDepth: 0.074,
    tail: 0.03,
    sleeve: { width: 0.202, hem: 0.19, cap: 0.128, length: 0.505 },
    cuff: 0.056,
    cuffDrawnIn: 0.52,
    collar: standing(0.038, 0.034),
    placket: 0.0125,
    closes: 'right',
    buttons: { first: -0.22, apart: 0.078, radius: 0.005 },
    bow: { depth: 0.088, loop: 0.1, half: 0.036, ends: [0.27, 0.235] },
    fabric: 'viscose',
    unevenness: 0.2,
    softness: 0.03,
    thickness: 0.0014,
    evened: 1,
    stiff: 30,
  });

/** A sleeveless blouse with a low standing collar, slightly flared. */
export const blouseSleeveless = (): Garment =>
  sewShirt({
    shape: { figure: 'women', bust: 0.6 },
    torso: {
      neck: 0.072,
      shoulder: 0.152,
      shoulderDrop: 0.032,
      armholeDepth: 0.218,
      chest: 0.23,
      waist: 0.238,
      hem: 0.266,
      length: 0.585,
    },
    front: { tail: 0.042 },
    armholeCut: 0.026,
    neckDepth: 0.08,
    tail: 0.03,
    collar: standing(0.03, 0.027),
    placket: 0.014,
    closes: 'right',
    buttons: { first: -0.112, apart: 0.066, radius: 0.005 },
    tucks: { asides: [0.03, 0.042, 0.054, 0.066], bottom: -0.27 },
    fabric: 'viscose',
    unevenness: 0.25,
    softness: 0.02,
    thickness: 0.0015,
    evened: 1,
    stiff: 20,
  });
