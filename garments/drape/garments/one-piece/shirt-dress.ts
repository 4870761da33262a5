import { type Point, smoothstep } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edgeOf, lengthOf, seam } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type ClosingFront, closingBelow, closingFromNeck, layClosing } from '../../laid/closing-front.ts';
import { type CollarMeasures, collarBlanks, layCollar, openNeckline } from '../../laid/collar.ts';
import type { LaidPiece } from '../../laid/laid-piece.ts';
import { type LapelMeasures, lapelEdge, layLapels, throat } from '../../laid/lapels.ts';
import type { Detail } from '../../render/details.ts';
import { flare } from '../../sewing/flare.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';
import { NECK_HEIGHT } from '../../sewing/torso.ts';

/**
 * Distance in metres from the shoulder to the lower end of the bodice, and height of the waistband below it.
 */
const WAIST = 0.375;
const BAND = 0.04;
const SKIRT = { waist: 0.19, hem: 1.02, length: 0.74, start: WAIST + BAND, softness: 0.04 };
const HEM = 0.02;
const LAPELS: LapelMeasures = {
  depth: 0.17,
  neck: 0.074,
  sewn: 0.06,
  width: 0.094,
  notch: -0.078,
  blunt: 0.006,
};
/** The buttons of the front. They are evenly spaced, such that none is on a seam of the waistband. */
const BUTTONS = { first: -LAPELS.depth - 0.016, apart: 0.085, count: 11, radius: 0.0056, lift: 0.0046 };
const CLOSING: ClosingFront = { overlap: 0.017, layer: 0.0038, reach: 0.09 };

/** The part of the front that is on top, from the point of the neckline to the hem. */
function closing(cloth: Cloth): LaidPiece[] {
  const outlines = {
    front: closingFromNeck(CLOSING, { top: LAPELS.depth, bottom: WAIST }),
    frontBand: closingBelow(CLOSING, WAIST, WAIST + BAND),
    skirtFront: closingBelow(CLOSING, SKIRT.start + 0.001, SKIRT.start + SKIRT.length),
  };
  return Object.entries(outlines).map(([on, outline]) =>
    layClosing(cloth, CLOSING, { name: `${on}Closing`, on, outline, thickness: 0.0014 }),
  );
}

const buttonPlaces = Array.from(
  { length: BUTTONS.count },
  (_, index): Point => [0.002, BUTTONS.first - index * BUTTONS.apart],
);

/** A shirt dress to the middle of the calf, with an open collar, long sleeves and a waistband. */
export function shirtDressLong(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.75 },
    arms: 18,
    torso: {
      neck: LAPELS.neck,
      shoulder: 0.196,
      shoulderDrop: 0.044,
      armholeDepth: 0.248,
      chest: 0.256,
      waist: 0.214,
      waistDepth: WAIST,
      hem: 0.206,
      length: WAIST,
    },
    neckDepth: LAPELS.depth,
    pointed: lapelEdge(LAPELS),
    backNeckDepth: 0.022,
    sleeve: { width: 0.186, hem: 0.142, cap: 0.125, length: 0.49 },
    cuff: { height: 0.06, drawnIn: 0.72, part: PART.waistband, softness: 1e-4 },
    hemBand: { height: BAND, drawnIn: 0.93, part: PART.waistband },
    softness: 0.01,
  });
  const open = throat(top.front, LAPELS);
  const skirt = [flare('skirtFront', 1, SKIRT), flare('skirtBack', -1, SKIRT)] as const;
  const waistBands = top.bands.filter(({ name }) => name === 'frontBand' || name === 'backBand');
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.back, 'neck')) + 2 * LAPELS.sewn,
    standHeight: 0.028,
    endHeight: 0.008,
    leafWidth: 0.05,
    point: [0.046, 0, 0.005],
    span: 0.085,
    lean: 0.16,
    lift: 0.003,
    roll: 0.0035,
    rise: 0.05,
  };
  return {
    pattern: {
      pieces: [...top.pieces, open.piece, ...skirt],
      seams: [
        ...top.seams,
        ...open.seams,
        seam('frontBand', 'hem', 'skirtFront', 'waist', true),
        seam('backBand', 'hem', 'skirtBack', 'waist', true),
        seam('skirtFront', 'sideRight', 'skirtBack', 'sideRight'),
        seam('skirtFront', 'sideLeft', 'skirtBack', 'sideLeft'),
      ],
      blanks: collarBlanks(collar),
      spacing: 0.0098,
    },
    scaffold: [open.piece.name],
    form: top.form,
    draping: { frames: 190 },
    finish: (cloth) => {
      for (const side of ['neckRight', 'neckLeft']) evenedEdge(cloth, 'front', side, 60);
      for (const side of ['sideRight', 'sideLeft']) evenedEdge(cloth, 'skirtFront', side, 40);
      evenedOut(cloth, 2);
      // Smooths the cloth before lapels are laid on it, because their edges follow the points of the cloth
      // below.
      evenedOut(cloth, 14, ([x, y, z]) =>
        z > 0 ? smoothstep(0.15, 0.1, Math.abs(x)) * smoothstep(-0.24, -0.18, y - NECK_HEIGHT) : 0,
      );
      evenedOut(cloth, 10, ([x, , z]) => (z > 0 ? smoothstep(0.08, 0.03, Math.abs(x)) : 0));
    },
    fabric: 'weave',
    thickness: 0.0016,
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, openNeckline(cloth, LAPELS.sewn), collar, originOf),
      ...layLapels(cloth, LAPELS, 0.002),
      ...closing(cloth),
    ],
    buttons: ({ cloth }) => [
      ...buttonsOn(
        cloth,
        'front',
        buttonPlaces.filter(([, y]) => y > -WAIST),
        BUTTONS,
      ),
      ...buttonsOn(
        cloth,
        'skirtFront',
        buttonPlaces.filter(([, y]) => y < -SKIRT.start),
        BUTTONS,
      ),
    ],
    details: [
      ...topSeams(top, 0.003),
      ...waistBands.map(
        (piece): Detail => ({
          on: piece.name,
          line: beside(piece, 'hem', 0.001),
          kind: 'seam',
          width: 0.004,
        }),
      ),
      ...skirt.flatMap((piece): Detail[] => [
        { on: piece.name, line: beside(piece, 'waist', 0), kind: 'seam', width: 0.004 },
        { on: piece.name, line: beside(piece, 'hem', HEM), kind: 'stitch' },
        { on: piece.name, line: beside(piece, 'hem', HEM / 2), kind: 'band', width: HEM },
      ]),
    ],
    label: { on: 'back', middle: [0, -0.05], width: 0.045, height: 0.019 },
  };
}
