import { moved, path, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { patch, studs } from '../sewing/details.ts';
import { cuffs, hemBand } from '../sewing/ribbing.ts';
import { cord, hood, hoodBack, RIB, SWEAT } from './shared.ts';

const CUT: BodiceCut = { ...SWEAT, seed: 113, frontNeck: 60 };

export function hoodie(): View {
  const bodice = cutBodice(CUT);
  const pocket = path('M346 420 L554 420 L612 540 L600 586 L300 586 L288 540');
  const mouths = [path('M346 424 L292 540'), path('M554 424 L608 540')];
  return {
    parts: [
      ...bodice.sleeves,
      ...cuffs(bodice, 60).map((outline): Part => ({ ...RIB, clip: true, outline })),
      { ...bodice.body, grooves: armholeSeams(bodice) },
      {
        ...patch(pocket, { texture: 'fleece', lift: 2, thickness: 3 }),
        grooves: mouths.map((line) => ({
          line: moved(line, line[0]?.[0] === 346 ? 9 : -9, 2),
          width: 1.6,
          depth: 1,
        })),
        stitches: mouths.map((line) => moved(line, line[0]?.[0] === 346 ? 9 : -9, 2)),
      },
      { ...RIB, outline: hemBand(bodice, 60) },
      ...hood(),
      ...cord(through([424, 100], [420, 160], [424, 220], [420, 272])),
      ...cord(through([476, 100], [482, 150], [476, 206], [480, 244])),
      studs(
        [
          [424, 100],
          [476, 100],
        ],
        5,
      ),
    ],
  };
}

export const hoodieBack = (): View =>
  backView(CUT, {
    cuff: { depth: 60, part: RIB },
    hem: { depth: 60, part: RIB },
    over: () => hoodBack('fleece'),
  });
