import { moved } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { label } from '../sewing/details.ts';
import { cuffs, neckBand } from '../sewing/ribbing.ts';
import { CHILD, RIB } from './shared.ts';

const CUT: BodiceCut = { ...CHILD, sleeve: { length: 224, angle: 13, cuff: 82 } };

export function tee(): View {
  const bodice = cutBodice(CUT);
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

export const teeBack = (): View =>
  backView(CUT, {
    cuff: { depth: 22, part: { texture: 'jersey', thickness: 1.6 } },
    hem: { stitched: 20 },
    over: (bodice) => [neckBand(bodice, 26, { ...RIB, texture: 'fineRib' }).front],
  });
