import { type Point, smoothstep } from '../../cloth/geometry.ts';
import { type Edge, edge, edgeOf, lengthOf, type PatternPiece } from '../../cloth/pattern.ts';
import { cinch } from '../../finish/cinch.ts';
import { evenedEdge, evenedOut } from '../../finish/even-out.ts';
import { hungStraight } from '../../finish/hung-straight.ts';
import { buttonsOn } from '../../laid/button.ts';
import { type CollarMeasures, collarBlanks, layCollar, openNeckline } from '../../laid/collar.ts';
import { lapelBlanks, lapelEdge, layLapels, throat } from '../../laid/lapels.ts';
import type { Garment } from '../../sewing/garment.ts';
import { sewTop, type Top } from '../../sewing/top.ts';
import { NECK_HEIGHT } from '../../sewing/torso.ts';
import { layTailored, type TailoredMeasures, tailoredDetails } from './tailored-parts.ts';

/** Rounds the front corners: from `height` metres above the hem, the two fronts part. */
function roundedOff(front: PatternPiece, height: number): PatternPiece {
  const { from, to } = edgeOf(front, 'hem');
  const bottom = to[1];
  const parting: Point = [0, bottom + height];
  const curve = (side: 1 | -1): readonly [Point, Point] => [
    [side * 0.03, bottom - 0.004],
    [side * 0.012, bottom + height * 0.25],
  ];
  const [right, left] = [curve(1), curve(-1)];
  const hem: Edge[] = [
    edge('hemLeft', from, parting, left),
    edge('hemRight', parting, to, [right[1], right[0]]),
  ];
  return { ...front, edges: [...hem, ...front.edges.filter(({ name }) => name !== 'hem')] };
}

const hemsOf = (front: PatternPiece) =>
  front.edges.map(({ name }) => name).filter((name) => name.startsWith('hem'));

/** A coat or jacket with a stiff front, padded shoulders, lapels and flap pockets. */
function tailored(measures: TailoredMeasures): Garment {
  const { shape, torso, sleeve, lapels, cutaway = 0, columns, thickness, plumb } = measures;
  const sewn = sewTop({
    shape: { ...shape, padded: true },
    arms: 13,
    raised: 14,
    broad: measures.broad,
    torso,
    neckDepth: lapels.depth,
    pointed: lapelEdge(lapels),
    backNeckDepth: 0.022,
    sleeve,
    softness: 6e-5,
    sleeveSoftness: 1.5e-4,
  });
  const front = cutaway > 0 ? roundedOff(sewn.front, cutaway) : sewn.front;
  const top: Top = { ...sewn, front };
  const open = throat(front, lapels);
  const collar: CollarMeasures = {
    length: lengthOf(edgeOf(top.back, 'neck')) + 2 * lapels.sewn,
    standHeight: 0.032,
    endHeight: 0.01,
    leafWidth: 0.058,
    point: [0.056, 0, 0.005],
    span: 0.085,
    lean: 0.16,
    lift: 0.004,
    roll: 0.005,
    rise: 0.05,
  };
  return {
    pattern: {
      pieces: [...top.pieces.map((piece) => (piece.name === 'front' ? front : piece)), open.piece],
      seams: [...top.seams, ...open.seams],
      blanks: [...collarBlanks(collar), ...(measures.sharp ? lapelBlanks(lapels) : [])],
      spacing: measures.spacing,
    },
    scaffold: [open.piece.name],
    form: top.form,
    draping: { frames: 150, clearance: 0.01, friction: 0.45 },
    finish: (cloth) => {
      for (const side of ['neckRight', 'neckLeft']) evenedEdge(cloth, 'front', side, 60);
      evenedOut(cloth, 5);
      evenedOut(cloth, 40, ([x, y]) => smoothstep(1.34, 1.24, y) * smoothstep(0.205, 0.185, Math.abs(x)));
      cinch(cloth, ['front', 'back'], {
        height: NECK_HEIGHT - (torso.waistDepth ?? 0.43),
        share: measures.waisted,
        reach: 0.16,
      });
      for (const [name, side] of [
        ['back', 'hem'],
        ...hemsOf(front).map((side) => ['front', side] as const),
      ] as const)
        evenedEdge(cloth, name, side, cutaway ? 16 : 60);
      if (!plumb) return;
      if (!cutaway) hungStraight(cloth, [front, top.back], 'sideRight', plumb);
      for (const piece of top.sleeves)
        hungStraight(cloth, [piece], 'underFront', { height: 0.09, slope: 0.1 });
    },
    fabric: measures.fabric,
    thickness,
    unevenness: 0.3,
    laid: ({ cloth, originOf }) => [
      ...layCollar(cloth, openNeckline(cloth, lapels.sewn), collar, originOf),
      ...layLapels(cloth, lapels, measures.lapelThickness ?? 0.0028, measures.sharp ? originOf : undefined),
      ...layTailored(cloth, front, measures),
    ],
    buttons: ({ cloth }) => [
      ...(columns ? [columns, -columns] : [0]).flatMap((x) =>
        buttonsOn(
          cloth,
          'front',
          measures.buttons.map((y): Point => [x, y]),
          // On the side of the upper front, there is only one layer of cloth, so the buttons are lower there.
          {
            ...measures.button,
            lift: measures.button.lift - (x * (lapels.crossing?.upper ?? 0) > 0 ? 0.003 : 0),
          },
        ),
      ),
      ...top.sleeves.flatMap(({ name }) =>
        buttonsOn(
          cloth,
          name,
          (measures.cuffButtons ?? []).map((up): Point => [-sleeve.hem * 0.38, -sleeve.length + up]),
          { radius: 0.0065, lift: 0.004 },
        ),
      ),
    ],
    details: tailoredDetails(top, collar, measures),
    label: { on: 'back', middle: [0, -0.064], width: 0.052, height: 0.026 },
  };
}

export const menBlazer = (): Garment =>
  tailored({
    shape: { figure: 'men', bust: 0, straight: [0.166, 0.122] },
    torso: {
      neck: 0.08,
      shoulder: 0.232,
      shoulderDrop: 0.044,
      armholeDepth: 0.262,
      chest: 0.266,
      waist: 0.252,
      waistDepth: 0.43,
      hem: 0.264,
      length: 0.745,
    },
    sleeve: { width: 0.174, hem: 0.13, cap: 0.158, length: 0.59 },
    lapels: { depth: 0.37, neck: 0.08, sewn: 0.08, width: 0.142, notch: -0.106, blunt: 0.008 },
    cutaway: 0.13,
    waisted: 0.018,
    buttons: [-0.4, -0.51],
    pocket: { inner: 0.056, top: -0.515, width: 0.122, height: 0.05 },
    chestPocket: { inner: 0.1, top: -0.258 },
    closes: 'left',
    layer: 0.0046,
    broad: 1.2,
    button: { radius: 0.0105, lift: 0.0072 },
    cuffButtons: [0.03, 0.046, 0.062, 0.078],
    vent: 0.22,
    fabric: 'wool',
    thickness: 0.003,
    spacing: 0.0098,
  });

export const menCoat = (): Garment =>
  tailored({
    shape: { figure: 'men', bust: 0, straight: [0.172, 0.128], stand: true },
    torso: {
      neck: 0.082,
      shoulder: 0.238,
      shoulderDrop: 0.046,
      armholeDepth: 0.275,
      chest: 0.282,
      waist: 0.276,
      waistDepth: 0.44,
      hem: 0.298,
      length: 1.04,
    },
    sleeve: { width: 0.186, hem: 0.142, cap: 0.166, length: 0.625 },
    lapels: { depth: 0.35, neck: 0.082, sewn: 0.082, width: 0.15, notch: -0.11, blunt: 0.01 },
    waisted: 0.012,
    buttons: [-0.39, -0.51, -0.63],
    pocket: { inner: 0.064, top: -0.6, width: 0.135, height: 0.06 },
    chestPocket: { inner: 0.106, top: -0.275 },
    closes: 'left',
    layer: 0.0046,
    broad: 1.2,
    button: { radius: 0.0105, lift: 0.0072 },
    cuffButtons: [0.03, 0.046, 0.062, 0.078],
    vent: 0.36,
    fabric: 'wool',
    thickness: 0.004,
    spacing: 0.0108,
  });

export const coat = (): Garment =>
  tailored({
    shape: { figure: 'women', bust: 0.25, straight: [0.165, 0.12], stand: true },
    torso: {
      neck: 0.078,
      shoulder: 0.21,
      shoulderDrop: 0.044,
      armholeDepth: 0.25,
      chest: 0.266,
      waist: 0.258,
      waistDepth: 0.42,
      hem: 0.288,
      length: 1.02,
    },
    sleeve: { width: 0.168, hem: 0.126, cap: 0.15, length: 0.6 },
    lapels: { depth: 0.37, neck: 0.078, sewn: 0.08, width: 0.15, notch: -0.11, blunt: 0.008 },
    lapelThickness: 0.0034,
    sharp: true,
    waisted: 0.016,
    buttons: [-0.402, -0.512, -0.622],
    button: { radius: 0.0128, lift: 0.0098 },
    pocket: { inner: 0.064, top: -0.6, width: 0.128, height: 0.058 },
    closes: 'right',
    layer: 0.0068,
    broad: 1.08,
    plumb: { height: 0.14, slope: 0.14 },
    vent: 0.3,
    fabric: 'wool',
    thickness: 0.004,
    spacing: 0.0104,
  });

export const blazer = (): Garment =>
  tailored({
    shape: { figure: 'women', bust: 0.25, straight: [0.16, 0.118] },
    torso: {
      neck: 0.077,
      shoulder: 0.206,
      shoulderDrop: 0.043,
      armholeDepth: 0.244,
      chest: 0.26,
      waist: 0.246,
      waistDepth: 0.42,
      hem: 0.266,
      length: 0.7,
    },
    sleeve: { width: 0.164, hem: 0.122, cap: 0.148, length: 0.56 },
    lapels: { depth: 0.37, neck: 0.077, sewn: 0.079, width: 0.142, notch: -0.106, blunt: 0.008 },
    lapelThickness: 0.0032,
    sharp: true,
    cutaway: 0.06,
    waisted: 0.03,
    buttons: [-0.4, -0.5],
    button: { radius: 0.0115, lift: 0.0088 },
    pocket: { inner: 0.06, top: -0.5, width: 0.12, height: 0.05 },
    closes: 'right',
    layer: 0.0058,
    sunk: 0.004,
    broad: 1.08,
    plumb: { height: 0.1, slope: 0.12 },
    cuffButtons: [0.03, 0.046, 0.062],
    vent: 0.2,
    fabric: 'wool',
    thickness: 0.003,
    spacing: 0.0098,
  });

/** A long jacket that ends at the middle of the thigh. It closes low, with one button. */
export const blazerLong = (): Garment =>
  tailored({
    shape: { figure: 'women', bust: 0.25, straight: [0.164, 0.12], stand: true },
    torso: {
      neck: 0.077,
      shoulder: 0.212,
      shoulderDrop: 0.043,
      armholeDepth: 0.25,
      chest: 0.266,
      waist: 0.256,
      waistDepth: 0.43,
      hem: 0.272,
      length: 0.86,
    },
    sleeve: { width: 0.168, hem: 0.126, cap: 0.148, length: 0.575 },
    lapels: { depth: 0.44, neck: 0.077, sewn: 0.079, width: 0.136, notch: -0.106, blunt: 0.006 },
    lapelThickness: 0.0032,
    sharp: true,
    cutaway: 0.07,
    waisted: 0.045,
    buttons: [-0.47],
    button: { radius: 0.012, lift: 0.0088 },
    pocket: { inner: 0.062, top: -0.56, width: 0.128, height: 0.052 },
    closes: 'right',
    layer: 0.0058,
    sunk: 0.004,
    broad: 1.08,
    plumb: { height: 0.12, slope: 0.12 },
    cuffButtons: [0.03, 0.046, 0.062],
    vent: 0.24,
    fabric: 'wool',
    thickness: 0.003,
    spacing: 0.01,
  });

/** A double-breasted jacket with peaked lapels and four buttons. */
export const blazerDouble = (): Garment =>
  tailored({
    shape: { figure: 'women', bust: 0.25, straight: [0.162, 0.12] },
    torso: {
      neck: 0.077,
      shoulder: 0.21,
      shoulderDrop: 0.042,
      armholeDepth: 0.246,
      chest: 0.264,
      waist: 0.25,
      waistDepth: 0.42,
      hem: 0.268,
      length: 0.725,
    },
    sleeve: { width: 0.166, hem: 0.124, cap: 0.148, length: 0.565 },
    lapels: {
      depth: 0.245,
      neck: 0.077,
      sewn: 0.079,
      width: 0.146,
      notch: -0.064,
      blunt: -0.004,
      crossing: { over: 0.06, drop: 0.165, upper: -1 },
    },
    lapelThickness: 0.0032,
    sharp: true,
    waisted: 0.035,
    buttons: [-0.435, -0.54],
    columns: 0.044,
    button: { radius: 0.0122, lift: 0.0088 },
    pocket: { inner: 0.084, top: -0.53, width: 0.118, height: 0.05 },
    closes: 'right',
    layer: 0.0058,
    sunk: 0.004,
    broad: 1.08,
    plumb: { height: 0.1, slope: 0.12 },
    cuffButtons: [0.03, 0.046, 0.062],
    vent: 0.2,
    fabric: 'wool',
    thickness: 0.003,
    spacing: 0.0098,
  });

/** A men's double-breasted jacket with peaked lapels and four buttons. */
export const menBlazerDouble = (): Garment =>
  tailored({
    shape: { figure: 'men', bust: 0, straight: [0.168, 0.124] },
    torso: {
      neck: 0.08,
      shoulder: 0.234,
      shoulderDrop: 0.044,
      armholeDepth: 0.264,
      chest: 0.27,
      waist: 0.256,
      waistDepth: 0.43,
      hem: 0.268,
      length: 0.75,
    },
    sleeve: { width: 0.176, hem: 0.132, cap: 0.158, length: 0.592 },
    lapels: {
      depth: 0.25,
      neck: 0.08,
      sewn: 0.08,
      width: 0.152,
      notch: -0.066,
      blunt: -0.004,
      crossing: { over: 0.064, drop: 0.172, upper: 1 },
    },
    lapelThickness: 0.0032,
    sharp: true,
    waisted: 0.022,
    buttons: [-0.445, -0.555],
    columns: 0.048,
    button: { radius: 0.0115, lift: 0.0088 },
    pocket: { inner: 0.088, top: -0.54, width: 0.122, height: 0.05 },
    chestPocket: { inner: 0.112, top: -0.27 },
    closes: 'left',
    layer: 0.0058,
    sunk: 0.004,
    broad: 1.2,
    plumb: { height: 0.1, slope: 0.12 },
    cuffButtons: [0.03, 0.046, 0.062, 0.078],
    vent: 0.22,
    fabric: 'wool',
    thickness: 0.003,
    spacing: 0.0098,
  });
