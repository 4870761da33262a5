import type { Part, View } from '../engine/part.ts';
import { armholeSeams, cutBodice } from '../sewing/bodice.ts';
import { cuffs, hemBand, neckBand, RIB } from './shared.ts';

export function crew(): View {
  const bodice = cutBodice({
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
  });
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
