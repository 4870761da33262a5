import { mirrored, moved, path, ribbon } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both } from '../sewing/details.ts';
import { hemBand, RIB, swapNeck } from '../sewing/ribbing.ts';

const CUT: BodiceCut = {
  seed: 61,
  neck: 80,
  shoulder: 168,
  slope: 44,
  armpit: [212, 262],
  hem: 208,
  length: 590,
  hemDrop: 10,
  frontNeck: 228,
  texture: 'knit',
  textureSize: 0.8,
  drape: 0.9,
};

export function vest(): View {
  const bodice = cutBodice(CUT);
  const v = path('M370 0 C372 70 416 176 443 222 C446 228 448 230 450 230');
  const neckline = [...v, ...mirrored(v)];
  const body: Part = { ...bodice.body, outline: swapNeck(bodice, neckline) };
  const holes = both(bodice.leftArmhole);
  return {
    wobble: 1.2,
    parts: [
      { ...bodice.inside, outline: [...bodice.backNeckline, ...neckline.toReversed()] },
      { ...RIB, rides: false, outline: ribbon(moved(bodice.backNeckline, 0, 5), 24), lift: -30, dim: 0.86 },
      body,
      ...holes.map((line): Part => ({ ...RIB, outline: ribbon(line, 40), clip: true })),
      { ...RIB, outline: hemBand(bodice, 64) },
      { ...RIB, outline: ribbon(neckline, 28) },
    ],
  };
}

export const vestBack = (): View =>
  backView(CUT, {
    wobble: 1.2,
    hem: { depth: 64, part: RIB },
    over: (bodice) => [
      ...both(bodice.leftArmhole).map((line): Part => ({ ...RIB, outline: ribbon(line, 40), clip: true })),
      { ...RIB, outline: ribbon(bodice.frontNeckline, 28) },
    ],
  });
