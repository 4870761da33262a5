import { mirrored, moved, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, cutBodice } from '../sewing/bodice.ts';
import { cuffs, hemBand, neckBand } from '../sewing/ribbing.ts';
import { RIB, SWEAT } from './shared.ts';

export function sweatshirt(): View {
  const bodice = cutBodice(SWEAT);
  const neck = neckBand(bodice, 23, RIB);
  return {
    parts: [
      bodice.inside,
      neck.back,
      ...bodice.sleeves,
      ...cuffs(bodice, 60).map((outline): Part => ({ ...RIB, clip: true, outline })),
      {
        ...bodice.body,
        grooves: armholeSeams(bodice),
        stitches: [moved(bodice.leftArmhole, 7, 0), moved(mirrored(bodice.leftArmhole), -7, 0)],
      },
      { outline: path('M428 90 L472 90 L450 122'), ...RIB, clip: true },
      { ...RIB, outline: hemBand(bodice, 60) },
      neck.front,
    ],
  };
}

export const sweatshirtBack = (): View =>
  backView(SWEAT, {
    cuff: { depth: 60, part: RIB },
    hem: { depth: 60, part: RIB },
    over: (bodice) => [neckBand(bodice, 23, RIB).front],
  });
