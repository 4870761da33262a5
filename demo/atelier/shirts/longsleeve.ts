import type { Part, View } from '../engine/part.ts';
import { backView } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { label } from '../sewing/details.ts';
import { cuffs, neckBand } from '../sewing/ribbing.ts';
import { hemStitch, SHIRT } from './shared.ts';

const CUT: BodiceCut = {
  ...SHIRT,
  seed: 52,
  neck: 92,
  backNeck: 16,
  texture: 'jersey',
  drape: 1.15,
  length: 640,
  hemDrop: 10,
  frontNeck: 92,
  hem: 216,
  waist: 214,
  armpit: [222, 232],
  shoulder: 196,
  sleeve: { length: 610, angle: 8, cuff: 38, fullness: 0 },
};

export function longsleeve(): View {
  const bodice = cutBodice(CUT);
  const neck = neckBand(bodice, 18, { role: 'rib', texture: 'fineRib', thickness: 2, rides: true });
  const cuffLines = cuffs(bodice, 20);
  return {
    wobble: 1.1,
    parts: [
      bodice.inside,
      neck.back,
      label(450, -2, 34, 15),
      ...bodice.sleeves,
      ...cuffLines.map(
        (outline): Part => ({ outline, texture: 'jersey', rides: true, clip: true, thickness: 1 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hemStitch(bodice, 18), width: 1.4, depth: 0.9 }],
        stitches: [hemStitch(bodice, 18)],
      },
      neck.front,
    ],
  };
}

export const longsleeveBack = (): View =>
  backView(CUT, {
    wobble: 1.1,
    cuff: { depth: 20, part: { texture: 'jersey', thickness: 1 } },
    hem: { stitched: 18 },
    over: (bodice) => [
      neckBand(bodice, 18, { role: 'rib', texture: 'fineRib', thickness: 2, rides: true }).front,
    ],
  });
