import type { Line } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView, collarBack } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { buttons, rectangle } from '../sewing/details.ts';
import { cuffs } from '../sewing/ribbing.ts';
import { hemStitch, SHIRT, shirtCollar } from './shared.ts';

const CUT: BodiceCut = {
  ...SHIRT,
  seed: 45,
  neck: 80,
  texture: 'fineKnit',
  drape: 1,
  length: 640,
  hemDrop: 10,
  frontNeck: 84,
  hem: 226,
  sleeve: { length: 240, angle: 11, cuff: 80, fullness: 0 },
};

export function polo(): View {
  const bodice = cutBodice(CUT);
  const collar = shirtCollar('fineRib', 18);
  const rib: Partial<Part> = { role: 'rib', texture: 'fineRib' };
  const slit: Line[] = [
    [
      [433, 88],
      [433, 236],
    ],
    [
      [467, 88],
      [467, 236],
    ],
    [
      [433, 236],
      [467, 236],
    ],
  ];
  return {
    wobble: 1.1,
    parts: [
      ...collar.stand.map((part): Part => (part.role === 'label' ? part : { ...part, ...rib, cloth: false })),
      ...bodice.sleeves,
      ...cuffs(bodice, 24).map(
        (outline): Part => ({ ...rib, outline, rides: true, clip: true, thickness: 2 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: hemStitch(bodice, 16), width: 1.4, depth: 0.9 }],
        stitches: [hemStitch(bodice, 16)],
      },
      {
        outline: rectangle(433, 84, 34, 152),
        texture: 'fineKnit',
        rides: true,
        clip: true,
        lift: 1,
        thickness: 2.4,
        grooves: slit.map((line) => ({ line, width: 1.2, depth: 0.8 })),
      },
      ...buttons(
        [
          [450, 116],
          [450, 160],
          [450, 206],
        ],
        6,
      ),
      ...collar.leaves.map((part): Part => ({ ...part, ...rib, cloth: false })),
    ],
  };
}

export function poloBack(): View {
  const rib = { role: 'rib', texture: 'fineRib', cloth: false } as const;
  return backView(CUT, {
    wobble: 1.1,
    cuff: { depth: 24, part: rib },
    hem: { stitched: 16 },
    over: () => [collarBack(106, 26, 32, rib)],
  });
}
