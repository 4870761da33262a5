import { moved, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView, collarBack } from '../sewing/backs.ts';
import { armholeSeams, cutBodice } from '../sewing/bodice.ts';
import { patch } from '../sewing/details.ts';
import { cuffs } from '../sewing/ribbing.ts';
import { BACK_YOKE, boxPleat, hemStitch, placket, SHIRT, shirtCollar } from './shared.ts';

export function shirt(): View {
  const bodice = cutBodice(SHIRT);
  const collar = shirtCollar('cotton');
  const pocket = path('M508 262 L590 258 L592 344 L552 364 L511 348');
  return {
    parts: [
      ...collar.stand,
      ...bodice.sleeves,
      ...cuffs(bodice, 62).map(
        (outline): Part => ({ outline, texture: 'cotton', rides: true, clip: true, thickness: 3, lift: 1 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hemStitch(bodice), width: 1.5, depth: 1 }],
        stitches: [hemStitch(bodice)],
      },
      ...placket('cotton', 74, 732, 7),
      patch(pocket, { texture: 'cotton' }, 6),
      ...collar.leaves,
    ],
  };
}

export const shirtBack = (): View =>
  backView(SHIRT, {
    cuff: { depth: 62, part: { texture: 'cotton', thickness: 3, lift: 1 } },
    hem: { stitched: 14 },
    seams: [BACK_YOKE],
    stitches: [moved(BACK_YOKE, 0, 5)],
    body: (bodice) => ({ folds: [...(bodice.body.folds ?? []), ...boxPleat(100, 470)] }),
    over: () => [collarBack(104, 30, 34, { texture: 'cotton' }, true)],
  });
