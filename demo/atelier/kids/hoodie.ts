import { path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { patch, studs } from '../sewing/details.ts';
import { cuffs, hemBand } from '../sewing/ribbing.ts';
import { hood, hoodBack } from '../sport/shared.ts';
import { CHILD, RIB } from './shared.ts';

const CUT: BodiceCut = {
  ...CHILD,
  seed: 613,
  texture: 'fleece',
  length: 580,
  hem: 232,
  frontNeck: 60,
  sleeve: { length: 500, angle: 10, cuff: 56, fullness: 16 },
};

export function hoodie(): View {
  const bodice = cutBodice(CUT);
  const pocket = path('M350 366 L550 366 L602 470 L590 522 L310 522 L298 470');
  return {
    parts: [
      ...bodice.sleeves,
      ...cuffs(bodice, 56).map((outline): Part => ({ ...RIB, clip: true, outline })),
      { ...bodice.body, grooves: armholeSeams(bodice) },
      patch(pocket, { texture: 'fleece', lift: 2, thickness: 3.4 }, 9),
      { ...RIB, outline: hemBand(bodice, 56) },
      ...hood(seeded(19)),
      studs(
        [
          [424, 100],
          [476, 100],
        ],
        6,
      ),
    ],
  };
}

export const hoodieBack = (): View =>
  backView(CUT, {
    cuff: { depth: 56, part: RIB },
    hem: { depth: 56, part: RIB },
    over: () => hoodBack('fleece'),
  });
