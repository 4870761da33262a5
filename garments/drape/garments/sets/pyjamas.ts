import { trousered } from '../../body/trousered.ts';
import { counterClockwise, type Point, smoothstep, strip } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { edgeOf, lengthOf } from '../../cloth/pattern.ts';
import type { Cloth } from '../../cloth/sew.ts';
import { changePieces } from '../../cloth/some-pieces.ts';
import { evenedDepth, evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { hungStraight } from '../../finish/hung-straight.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type ClosingFront, closingFromNeck, layClosing } from '../../laid/closing-front.ts';
import { type CollarMeasures, collarBlanks, layCollar, leafRim, openNeckline } from '../../laid/collar.ts';
import { type LaidPiece, laidOn } from '../../laid/laid-piece.ts';
import { type LapelMeasures, lapelEdge, lapelLift, lapelRim, layLapels, throat } from '../../laid/lapels.ts';
import { piping, placesAlong } from '../../laid/piping.ts';
import type { Detail } from '../../render/details.ts';
import type { Draped, Garment } from '../../sewing/garment.ts';
import { sewTop, stitchedHem, topSeams } from '../../sewing/top.ts';
import { sewTrousers, type TrouserMeasures, trouserSeams } from '../../sewing/trousers.ts';

const LENGTH = 0.69;
const LAPELS: LapelMeasures = {
  depth: 0.19,
  neck: 0.076,
  sewn: 0.062,
  width: 0.1,
  notch: -0.082,
  blunt: 0.006,
};
const SLEEVE = { width: 0.192, hem: 0.158, cap: 0.125, length: 0.54 };
const CUFF = 0.075;
const POCKET = { inner: 0.046, top: -0.232, width: 0.092, height: 0.112, band: 0.022 };
const BUTTONS = [0.018, 0.148, 0.278, 0.408].map((down): Point => [0.002, -LAPELS.depth - down]);
const CLOSING: ClosingFront = { overlap: 0.02, layer: 0.0042, reach: 0.09 };
const HEM = 0.024;
/**
 * In how many rounds a line of piping is smoothed. The edge of a lapel is free, so its piping gets more
 * rounds.
 */
const EVENED = 6;
const EVENED_AT_LAPELS = 24;
/** Height in metres of the piping above the hems of the legs. */
const LEG_BAND = 0.075;

const TROUSERS: TrouserMeasures = {
  figure: 'women',
  waistHeight: 1.07,
  length: 1.02,
  crotchDepth: 0.3,
  front: { waist: 0.214, hip: 0.232, crotch: 0.05, rise: -0.01, hemInner: 0.018, hemOuter: 0.246 },
  back: { waist: 0.221, hip: 0.242, crotch: 0.092, rise: 0.02, hemInner: 0.01, hemOuter: 0.254 },
  waistband: { height: 0.04, drawnIn: 0.84, part: PART.waistband, softness: 5e-5, flat: 0.042 },
  depths: [
    [0.3, 0.058],
    [0.52, 0.06],
    [0.8, 0.066],
    [0.97, 0.073],
  ],
  straight: [0.15, 0.1],
  thin: { waist: 0.5, legs: 0.5 },
  stride: 0.045,
  apart: 0.035,
  softness: 6e-3,
};

const BELOW = { top: 1.1, bottom: 0.79, halfWidth: 0.206, halfDepth: 0.095 };

/**
 * Tilts the outline of the pocket. The arm pulls on the cloth of the chest, so that only a tilted pocket
 * looks level.
 */
const level = ([x, y]: Point): Point => [x, y + 0.12 * (x - POCKET.inner)];

const pocket = (): Point[] => {
  const { inner, top, width, height } = POCKET;
  return [
    [inner, top],
    [inner, top - height + 0.008],
    [inner + 0.008, top - height],
    [inner + width - 0.008, top - height],
    [inner + width, top - height + 0.008],
    [inner + width, top],
  ].map(([x = 0, y = 0]) => level([x, y]));
};

const pocketLift = ([x, y]: Point) =>
  0.001 +
  0.0028 *
    smoothstep(POCKET.top - 0.04, POCKET.top, y) *
    Math.sin((Math.PI * (x - POCKET.inner)) / POCKET.width);

const cuffLift = ([, y]: Point) => 0.003 + 0.0025 * smoothstep(-SLEEVE.length, -SLEEVE.length + CUFF, y);

/**
 * Makes the parts that are laid on the shirt: the front that is on top (the right one), the pocket and the
 * turned-up cuffs.
 */
function layOn(cloth: Cloth): LaidPiece[] {
  const patch = (name: string, on: string, outline: readonly Point[], lift: (point: Point) => number) =>
    laidOn(cloth, {
      name,
      on,
      outline: counterClockwise([...outline]),
      part: PART.pocket,
      thickness: 0.0016,
      lift,
    });
  return [
    layClosing(cloth, CLOSING, {
      name: 'closing',
      on: 'front',
      outline: closingFromNeck(CLOSING, { top: LAPELS.depth, bottom: LENGTH + 0.001, sunk: LENGTH - 0.001 }),
      thickness: 0.0016,
    }),
    patch('pocket', 'front', pocket(), pocketLift),
    ...['sleeveRight', 'sleeveLeft'].map((name) =>
      patch(`${name}Cuff`, name, strip(SLEEVE.hem * 1.02, -SLEEVE.length + CUFF / 2, CUFF), cuffLift),
    ),
  ];
}

/** Piping along the edges of lapels, cuffs and pocket, and around the legs. */
function pipings(cloth: Cloth): LaidPiece[] {
  const { inner, top, width, band } = POCKET;
  const along = (
    name: string,
    on: string,
    line: readonly Point[],
    lift: (point: Point) => number,
    evened = EVENED,
  ) =>
    piping(
      name,
      placesAlong(cloth, on, line, (point) => lift(point) + 0.0012, evened),
    );
  const { front, back, length } = TROUSERS;
  return [
    ...[
      { on: 'frontRight', side: 1, ...front },
      { on: 'frontLeft', side: -1, ...front },
      { on: 'backRight', side: 1, ...back },
      { on: 'backLeft', side: -1, ...back },
    ].map(({ on, side, hemInner, hemOuter }) =>
      along(
        `${on}Piping`,
        on,
        [
          [side * hemInner, LEG_BAND - length],
          [side * hemOuter, LEG_BAND - length],
        ],
        () => 0,
      ),
    ),
    ...([1, -1] as const).map((side) =>
      along(`lapelPiping${side}`, 'front', lapelRim(LAPELS, side), lapelLift(LAPELS, side), EVENED_AT_LAPELS),
    ),
    along('pocketPiping', 'front', [[inner, top - band], level([inner + width, top - band])], pocketLift),
    ...['sleeveRight', 'sleeveLeft'].map((name) =>
      along(
        `${name}Piping`,
        name,
        [
          [-SLEEVE.hem, -SLEEVE.length + CUFF],
          [SLEEVE.hem, -SLEEVE.length + CUFF],
        ],
        cuffLift,
      ),
    ),
  ];
}

/** Women's pyjamas, shown as a set: a straight shirt with a notched collar over wide trousers. */
export function pyjamas(): Garment {
  const top = sewTop({
    shape: { figure: 'women', bust: 0.4, straight: [0.166, 0.118] },
    arms: 15,
    torso: {
      neck: LAPELS.neck,
      shoulder: 0.212,
      shoulderDrop: 0.047,
      armholeDepth: 0.258,
      chest: 0.28,
      waist: 0.277,
      hem: 0.283,
      length: LENGTH,
    },
    neckDepth: LAPELS.depth,
    pointed: lapelEdge(LAPELS),
    backNeckDepth: 0.022,
    sleeve: SLEEVE,
    softness: 6e-3,
  });
  const open = throat(top.front, LAPELS);
  const trousers = sewTrousers(TROUSERS);
  const legs = [...trousers.fronts, ...trousers.backs];
  const below = trousers.pieces.map(({ name }) => name);
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.back, 'neck')) + 2 * LAPELS.sewn,
    standHeight: 0.028,
    endHeight: 0.008,
    leafWidth: 0.056,
    point: [0.05, 0, 0.005],
    span: 0.085,
    lean: 0.16,
    lift: 0.0035,
    roll: 0.004,
    rise: 0.05,
  };
  const shirt = ({ cloth, originOf }: Draped): LaidPiece[] => {
    const laid = layCollar(cloth, openNeckline(cloth, LAPELS.sewn), collar, originOf);
    return [
      ...laid,
      ...laid.filter(({ name }) => name === 'leaf').map((leaf) => piping('leafPiping', leafRim(leaf))),
      ...layLapels(cloth, LAPELS, 0.002),
      ...layOn(cloth),
      ...pipings(cloth),
    ];
  };
  return {
    pattern: {
      pieces: [...top.pieces, open.piece, ...trousers.pieces],
      seams: [...top.seams, ...open.seams, ...trousers.seams],
      blanks: collarBlanks(collar),
      spacing: 0.0095,
    },
    scaffold: [open.piece.name],
    form: () => trousered(top.form(), BELOW),
    draping: { frames: 180, substeps: 16 },
    apart: { pieces: below, form: trousers.form, draping: { frames: 190, friction: 0.5 } },
    finish: (cloth) => {
      for (const side of ['neckRight', 'neckLeft']) evenedEdge(cloth, 'front', side, 60);
      changePieces(cloth, ['front', 'back', 'sleeveRight', 'sleeveLeft'], (some) => {
        for (const { name } of top.sleeves) evenedEdge(some, name, 'hem', 30);
        evenedOut(some, 2);
        evenedOut(some, 16, ([x, y]) => smoothstep(1.15, 1, y) * smoothstep(0.2, 0.24, Math.abs(x)));
        evenedOut(some, 30, ([x, , z]) => (z > 0 ? smoothstep(0.1, 0.03, Math.abs(x)) : 0));
      });
      hungStraight(cloth, [top.front, top.back], 'sideRight', { height: 0.1, slope: 0.14 });
      changePieces(cloth, ['front', 'back', 'sleeveRight', 'sleeveLeft'], (some) =>
        evenedOut(some, 8, ([x, y]) => smoothstep(0.98, 0.9, y) * smoothstep(0.25, 0.22, Math.abs(x))),
      );
      changePieces(cloth, below, (some) => {
        for (const { name } of legs) evenedEdge(some, name, 'hem', 30);
        evenedDepth(some, 18);
        for (const { name } of legs) for (const side of ['outer', 'inner']) evenedEdge(some, name, side, 40);
      });
    },
    fabric: 'weave',
    thickness: 0.0016,
    laid: shirt,
    buttons: ({ cloth }) => buttonsOn(cloth, 'front', BUTTONS, { radius: 0.0072, lift: 0.0056 }),
    details: [
      ...topSeams(top, 0.003),
      ...trouserSeams(trousers),
      ...[top.front, top.back].flatMap((piece): Detail[] => stitchedHem(piece, HEM)),
      ...legs.flatMap((piece): Detail[] => stitchedHem(piece, HEM)),
    ],
    label: { on: 'back', middle: [0, -0.05], width: 0.045, height: 0.019 },
  };
}
