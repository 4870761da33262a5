import { moved } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { cuffs, neckBand } from '../knitwear/shared.ts';
import { armholeSeams, cutBodice } from '../sewing/bodice.ts';
import { label } from '../sewing/details.ts';
import { CHILD, RIB } from './shared.ts';

export function tee(): View {
  const bodice = cutBodice({ ...CHILD, sleeve: { length: 214, angle: 24, cuff: 94 } });
  const neck = neckBand(bodice, 26, { ...RIB, texture: 'fineRib' });
  const hem = moved(bodice.hemline, 0, -20);
  return {
    parts: [
      bodice.inside,
      neck.back,
      label(450, 2, 40, 18),
      ...bodice.sleeves.map((part): Part => ({ ...part })),
      ...cuffs(bodice, 22).map(
        (outline): Part => ({ outline, texture: 'jersey', rides: true, clip: true, thickness: 1.6 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hem, width: 1.6, depth: 1 }],
        stitches: [hem],
      },
      neck.front,
    ],
  };
}
