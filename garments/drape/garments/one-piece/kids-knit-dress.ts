import { PART } from '../../cloth/parts.ts';
import { beside } from '../../cloth/pattern.ts';
import { evenedOut } from '../../finish/even-out.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { gatheredSeams, gatheredSkirt } from '../../sewing/gathered-skirt.ts';
import { neckBand } from '../../sewing/neck-band.ts';
import { sewTop, topSeams } from '../../sewing/top.ts';

const BODICE = { half: 0.246, length: 0.37 };
const SKIRT = {
  bodice: BODICE.half,
  from: BODICE.length,
  top: 0.31,
  hem: 0.415,
  start: 0.345,
  end: 0.77,
  tail: 0.045,
  softness: 0.01,
};
const HEM = 0.045;

/** A knitted children's dress with long sleeves and ribbed cuffs. Its skirt swings from the waist. */
export function kidsKnitDress(): Garment {
  const top = sewTop({
    shape: { figure: 'children', bust: 0, straight: [0.158, 0.114], stand: true },
    arms: 19,
    raised: 18,
    torso: {
      neck: 0.09,
      shoulder: 0.19,
      shoulderDrop: 0.048,
      armholeDepth: 0.238,
      chest: 0.244,
      waist: 0.244,
      hem: BODICE.half,
      length: BODICE.length,
    },
    neckDepth: 0.085,
    sleeve: { width: 0.17, hem: 0.108, cap: 0.12, length: 0.42 },
    cuff: { height: 0.065, drawnIn: 0.84 },
    softness: 4e-3,
  });
  const neck = neckBand(top.front, top.back, {
    height: 0.034,
    drawnIn: 0.86,
    softness: 1e-4,
    part: PART.band,
  });
  const skirt = [gatheredSkirt('skirtFront', 1, SKIRT), gatheredSkirt('skirtBack', -1, SKIRT)] as const;
  return {
    pattern: {
      pieces: [...top.pieces, neck.piece, ...skirt],
      seams: [...top.seams, ...neck.seams, ...gatheredSeams(...skirt)],
      spacing: 0.0105,
    },
    form: top.form,
    draping: { frames: 150 },
    finish: (cloth) => evenedOut(cloth, 3),
    fabric: 'knit',
    thickness: 0.004,
    scale: 0.66,
    details: [
      ...topSeams(top, 0.0045),
      { on: 'front', line: beside(top.front, 'neck', 0), kind: 'seam', width: 0.004 },
      ...skirt.flatMap((piece): Detail[] => [
        { on: piece.name, line: beside(piece, 'top', 0), kind: 'seam', width: 0.005 },
        { on: piece.name, line: beside(piece, 'hem', HEM), kind: 'seam', width: 0.003 },
        { on: piece.name, line: beside(piece, 'hem', HEM / 2), kind: 'band', width: HEM },
      ]),
    ],
    label: { on: 'back', middle: [0, -0.055], width: 0.04, height: 0.022 },
  };
}
