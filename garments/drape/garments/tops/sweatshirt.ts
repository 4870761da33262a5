import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { neckBand } from '../../sewing/neck-band.ts';
import { sewTop, type TopMeasures, topSeams } from '../../sewing/top.ts';

type Measures = Omit<TopMeasures, 'neckDepth' | 'cuff' | 'hemBand' | 'softness'> & {
  /** Width to which the elastic band at the hem contracts, as a share of the width of the body. */
  hem?: number;
  /** Width of the band at the neckline. */
  band: number;
  thickness?: number;
  scale?: number;
  /**
   * In how many rounds small folds are smoothed. Children's sweatshirts need more, because they are thick in
   * relation to their size.
   */
  evened?: number;
};

/** A sweatshirt with ribbed cuffs, hem and neckline. */
function sewSweatshirt({
  band,
  hem = 0.82,
  thickness = 0.003,
  scale,
  evened,
  ...measures
}: Measures): Garment {
  const top = sewTop({
    neckDepth: 0.085,
    cuff: { height: 0.065, drawnIn: 0.8 },
    hemBand: { height: 0.065, drawnIn: hem },
    softness: 2e-3,
    ...measures,
  });
  const neck = neckBand(top.front, top.back, {
    height: band,
    drawnIn: 0.88,
    softness: 1e-4,
    part: PART.band,
  });
  const topstitch = (on: 'front' | 'back'): Detail => ({
    on,
    line: beside(top[on], 'neck', 0.006),
    kind: 'stitch',
  });
  return {
    pattern: {
      pieces: [...top.pieces, neck.piece],
      seams: [...top.seams, ...neck.seams],
      spacing: 0.009,
    },
    form: top.form,
    draping: { frames: 165 },
    ...(evened ? { finish: (cloth) => evenedOut(cloth, evened) } : {}),
    fabric: 'fleece',
    thickness,
    ...(scale ? { scale } : {}),
    details: [
      ...topSeams(top, 0.0045),
      topstitch('front'),
      topstitch('back'),
      { on: 'front', line: beside(top.front, 'neck', 0), kind: 'seam', width: 0.004 },
    ],
    label: { on: 'back', middle: [0, -0.055], width: 0.036, height: 0.022 },
  };
}

export const sweatshirt = (): Garment =>
  sewSweatshirt({
    shape: { figure: 'women', bust: 0.5 },
    torso: {
      neck: 0.086,
      shoulder: 0.208,
      shoulderDrop: 0.048,
      armholeDepth: 0.258,
      chest: 0.276,
      waist: 0.27,
      hem: 0.266,
      length: 0.575,
    },
    sleeve: { width: 0.192, hem: 0.115, cap: 0.12, length: 0.535 },
    band: 0.026,
  });

export const menSweatshirt = (): Garment =>
  sewSweatshirt({
    shape: { figure: 'men', bust: 0 },
    arms: 17,
    raised: 20,
    torso: {
      neck: 0.088,
      shoulder: 0.222,
      shoulderDrop: 0.05,
      armholeDepth: 0.265,
      chest: 0.284,
      waist: 0.28,
      hem: 0.276,
      length: 0.62,
    },
    sleeve: { width: 0.192, hem: 0.118, cap: 0.125, length: 0.55 },
    band: 0.026,
  });

/**
 * A children's sweatshirt. It is draped in adult size with a child's proportions and then scaled down. The
 * hem is as wide as the body.
 */
export const kidsSweatshirt = (): Garment =>
  sewSweatshirt({
    shape: { figure: 'children', bust: 0, straight: [0.18, 0.126] },
    arms: 19,
    raised: 18,
    torso: {
      neck: 0.096,
      shoulder: 0.21,
      shoulderDrop: 0.046,
      armholeDepth: 0.25,
      chest: 0.272,
      waist: 0.272,
      hem: 0.27,
      length: 0.55,
    },
    sleeve: { width: 0.188, hem: 0.12, cap: 0.118, length: 0.445 },
    band: 0.032,
    hem: 0.9,
    thickness: 0.0038,
    scale: 0.75,
    evened: 3,
  });
