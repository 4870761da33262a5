import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { neckBand } from '../../sewing/neck-band.ts';
import { sewTop, stitchedHem, type TopMeasures, topSeams } from '../../sewing/top.ts';
import { vBand } from '../../sewing/v-band.ts';

type Measures = Omit<TopMeasures, 'softness'> & {
  softness?: number;
  /** Width of the band at the neckline. */
  band: number;
  spacing?: number;
  scale?: number;
};

const HEM = 0.022;

/** A jersey T-shirt with a narrow ribbed neckband and double-stitched hems. */
function tShirt({ softness = 0.03, band, spacing = 0.0085, scale, ...measures }: Measures): Garment {
  const top = sewTop({ backNeckDepth: 0.026, raised: 20, softness, ...measures });
  const sewBand = measures.pointed ? vBand : neckBand;
  const neck = sewBand(top.front, top.back, {
    height: band,
    drawnIn: measures.pointed ? 0.95 : 0.9,
    softness: 2e-4,
    part: PART.band,
  });
  const necks = measures.pointed ? ['neckRight', 'neckLeft'] : ['neck'];
  const topstitch = (on: 'front' | 'back', side: string): Detail => ({
    on,
    line: beside(top[on], side, 0.005),
    kind: 'stitch',
  });
  return {
    pattern: {
      pieces: [...top.pieces, neck.piece],
      seams: [...top.seams, ...neck.seams],
      spacing,
    },
    form: top.form,
    draping: { frames: 165, substeps: 16 },
    fabric: 'jersey',
    thickness: 0.0014,
    ...(scale ? { scale } : {}),
    details: [
      ...topSeams(top, 0.0022),
      ...necks.map((side) => topstitch('front', side)),
      topstitch('back', 'neck'),
      ...[top.front, top.back, ...top.sleeves].flatMap((piece): Detail[] => [
        ...stitchedHem(piece, HEM),
        { on: piece.name, line: beside(piece, 'hem', HEM - 0.005), kind: 'stitch' },
      ]),
    ],
    label: { on: 'back', middle: [0, -0.044], width: 0.036, height: 0.018 },
  };
}

export const menTee = (): Garment =>
  tShirt({
    shape: { figure: 'men', bust: 0, straight: [0.17, 0.116] },
    arms: 22,
    torso: {
      neck: 0.088,
      shoulder: 0.225,
      shoulderDrop: 0.052,
      armholeDepth: 0.262,
      chest: 0.268,
      waist: 0.26,
      hem: 0.264,
      length: 0.715,
    },
    neckDepth: 0.1,
    sleeve: { width: 0.192, hem: 0.176, cap: 0.135, length: 0.25 },
    softness: 0.05,
    band: 0.021,
    spacing: 0.0088,
  });

/** A children's T-shirt. It is draped in adult size with a child's proportions and then scaled down. */
export const kidsTee = (): Garment =>
  tShirt({
    shape: { figure: 'children', bust: 0, straight: [0.168, 0.116] },
    arms: 24,
    torso: {
      neck: 0.095,
      shoulder: 0.205,
      shoulderDrop: 0.046,
      armholeDepth: 0.245,
      chest: 0.262,
      waist: 0.262,
      hem: 0.27,
      length: 0.6,
    },
    neckDepth: 0.088,
    sleeve: { width: 0.182, hem: 0.166, cap: 0.12, length: 0.2 },
    softness: 0.05,
    band: 0.024,
    scale: 0.75,
  });

const V = { neck: 0.088, depth: 0.165 };

export const teeV = (): Garment =>
  tShirt({
    shape: { figure: 'women', bust: 0.5 },
    arms: 22,
    torso: {
      neck: V.neck,
      shoulder: 0.19,
      shoulderDrop: 0.048,
      armholeDepth: 0.24,
      chest: 0.252,
      waist: 0.238,
      hem: 0.252,
      length: 0.665,
    },
    neckDepth: V.depth,
    pointed: [
      [V.neck * 0.8, -V.depth * 0.35],
      [V.neck * 0.35, -V.depth * 0.75],
    ],
    sleeve: { width: 0.178, hem: 0.16, cap: 0.135, length: 0.2 },
    band: 0.016,
  });
