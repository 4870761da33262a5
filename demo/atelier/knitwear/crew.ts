import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { cuffs, hemBand, neckBand, RIB } from '../sewing/ribbing.ts';

const CUT: BodiceCut = {
  seed: 21,
  neck: 92,
  shoulder: 205,
  slope: 44,
  armpit: [232, 236],
  hem: 214,
  length: 630,
  hemDrop: 10,
  frontNeck: 88,
  sleeve: { length: 610, angle: 8, cuff: 44, fullness: 5 },
  texture: 'knit',
  textureSize: 0.72,
  drape: 1.05,
};

export function crew(): View {
  const bodice = cutBodice(CUT);
  const neck = neckBand(bodice, 25);
  return {
    wobble: 1.2,
    parts: [
      bodice.inside,
      neck.back,
      ...bodice.sleeves,
      ...cuffs(bodice, 62).map((outline): Part => ({ ...RIB, clip: true, outline })),
      { ...bodice.body, grooves: armholeSeams(bodice) },
      { ...RIB, outline: hemBand(bodice, 64) },
      neck.front,
    ],
  };
}

export const crewBack = (): View =>
  backView(CUT, {
    wobble: 1.2,
    cuff: { depth: 62, part: RIB },
    hem: { depth: 64, part: RIB },
    over: (bodice) => [neckBand(bodice, 25).front],
  });
