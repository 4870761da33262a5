import { PART } from '../cloth/parts.ts';
import { beside } from '../cloth/pattern.ts';
import type { Garment } from '../sewing/garment.ts';
import { neckBand } from '../sewing/neck-band.ts';
import { sewTop, topSeams } from '../sewing/top.ts';

/** A sweatshirt with ribbed cuffs, hem and neckline. */
export function sweatshirt(): Garment {
  const top = sewTop({
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
    neckDepth: 0.085,
    sleeve: { width: 0.192, hem: 0.115, cap: 0.12, length: 0.535 },
    cuff: { height: 0.065, drawnIn: 0.8 },
    hemBand: { height: 0.065, drawnIn: 0.82 },
    softness: 2e-3,
  });
  const neck = neckBand(top.front, top.back, {
    height: 0.026,
    drawnIn: 0.88,
    softness: 1e-4,
    part: PART.band,
  });
  return {
    pattern: {
      pieces: [...top.pieces, neck.piece],
      seams: [...top.seams, ...neck.seams],
      spacing: 0.009,
    },
    form: top.form,
    draping: { frames: 165 },
    fabric: 'fleece',
    thickness: 0.003,
    details: [
      ...topSeams(top, 0.0045),
      { on: 'front', line: beside(top.front, 'neck', 0.006), kind: 'stitch' },
      { on: 'front', line: beside(top.front, 'neck', 0), kind: 'seam', width: 0.004 },
    ],
    label: { on: 'back', middle: [0, -0.055], width: 0.036, height: 0.022 },
  };
}
