import { armAt } from '../body/arm.ts';
import { armed } from '../body/armed.ts';
import { baked } from '../body/baked.ts';
import { type DressFormShape, dressForm } from '../body/dress-form.ts';
import type { Form } from '../cloth/form.ts';
import type { Point } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { beside, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';
import type { Detail } from '../render/details.ts';
import { bandBelow, type SleeveMeasures, sleeve, sleeveSeams } from './sleeve.ts';
import { sideSeams, type TorsoMeasures, torso } from './torso.ts';

type Band = { height: number; drawnIn: number; part?: number; softness?: number };

export type TopMeasures = {
  shape: DressFormShape;
  /** Angle between body and arms after draping, in degrees. */
  arms?: number;
  /**
   * When draping starts, the arms are this many degrees farther from the body, so that sleeves and sides do
   * not intersect.
   */
  raised?: number;
  /** Width of the form's shoulders; 1 is a woman's. Default: that of the figure. */
  broad?: number;
  torso: TorsoMeasures;
  /**
   * Measures in which the front differs from the back. If the shoulders of the front are longer, they are
   * gathered to the length of those of the back.
   */
  front?: Partial<TorsoMeasures & { tail: number }>;
  neckDepth: number;
  backNeckDepth?: number;
  pointed?: readonly [Point, Point];
  armholeCut?: number;
  sleeve?: SleeveMeasures;
  cuff?: Band;
  hemBand?: Band;
  tail?: number;
  softness: number;
  sleeveSoftness?: number;
};

/** The pieces of a top, and the form on which it is draped. */
export type Top = {
  front: PatternPiece;
  back: PatternPiece;
  sleeves: readonly PatternPiece[];
  bands: readonly PatternPiece[];
  pieces: readonly PatternPiece[];
  seams: readonly Seam[];
  form: () => Form;
};

const BROAD = { women: 1, men: 1.09, children: 1 } as const;

/** Makes the body and the sleeves of a garment that hangs from the shoulders. */
export function sewTop(measures: TopMeasures): Top {
  const {
    shape,
    arms = 14,
    raised = 18,
    broad = BROAD[measures.shape.figure],
    neckDepth,
    backNeckDepth = 0.024,
    pointed,
    armholeCut,
    tail,
    softness,
  } = measures;
  const arm = armAt(arms + raised, broad);
  const { tail: ownTail = tail, ...ownMeasures } = measures.front ?? {};
  const front = torso(
    { ...measures.torso, ...ownMeasures },
    {
      name: 'front',
      neckDepth,
      ...(pointed ? { pointed } : {}),
      ...(armholeCut ? { armholeCut } : {}),
      softness,
      ...(ownTail ? { tail: ownTail } : {}),
    },
  );
  const back = torso(measures.torso, {
    name: 'back',
    neckDepth: backNeckDepth,
    ...(armholeCut ? { armholeCut: armholeCut * 0.6 } : {}),
    softness,
    ...(tail ? { tail } : {}),
  });
  const sleeved = measures.sleeve;
  const sleeves = sleeved
    ? (['Right', 'Left'] as const).map((side) =>
        sleeve(side, sleeved, arm, measures.sleeveSoftness ?? softness),
      )
    : [];
  const cuffs = measures.cuff ? sleeves.map((piece) => band(piece, measures.cuff)) : [];
  const hems = measures.hemBand ? [front, back].map((piece) => band(piece, measures.hemBand)) : [];
  const trunk = dressForm(shape);
  return {
    front,
    back,
    sleeves,
    bands: [...cuffs, ...hems],
    pieces: [front, back, ...sleeves, ...cuffs, ...hems],
    seams: [
      ...sideSeams,
      ...(sleeved ? [...sleeveSeams('Right'), ...sleeveSeams('Left')] : []),
      ...cuffs.flatMap(({ name }, index) => [
        seam(name, 'top', sleeves[index]?.name ?? '', 'hem', true),
        seam(name, 'right', name, 'left', true),
      ]),
      ...hems.map(({ name }, index) => seam(name, 'top', index === 0 ? 'front' : 'back', 'hem', true)),
      ...(hems.length > 0
        ? [seam('frontBand', 'right', 'backBand', 'right'), seam('frontBand', 'left', 'backBand', 'left')]
        : []),
    ],
    form: () => (sleeved ? armed(baked(trunk), { from: arms + raised, to: arms }, broad) : baked(trunk)),
  };
}

function band(piece: PatternPiece, measures: Band | undefined): PatternPiece {
  const { height = 0, drawnIn = 1, part = PART.band, softness = 1e-3 } = measures ?? {};
  return bandBelow(`${piece.name}Band`, piece, { height, drawnIn, part, softness });
}

/** Grooves along the seams of a top. */
export function topSeams({ front, back, sleeves, bands }: Top, width: number): Detail[] {
  const groove = (piece: PatternPiece, side: string): Detail => ({
    on: piece.name,
    line: beside(piece, side, 0),
    kind: 'seam',
    width,
  });
  const sides = ['sideRight', 'sideLeft', ...(sleeves.length > 0 ? ['armholeRight', 'armholeLeft'] : [])];
  return [
    ...[front, back].flatMap((piece) => sides.map((side) => groove(piece, side))),
    ...(bands.length > 0 ? bands.map((piece) => groove(piece, 'top')) : []),
  ];
}

/** A turned-up hem, stitched `height` metres above its edge. */
export function stitchedHem(piece: PatternPiece, height: number, side = 'hem'): Detail[] {
  return [
    { on: piece.name, line: beside(piece, side, height / 2), kind: 'band', width: height },
    { on: piece.name, line: beside(piece, side, height), kind: 'stitch' },
  ];
}
