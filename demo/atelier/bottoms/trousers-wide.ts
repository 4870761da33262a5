import { mirrored, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { label } from '../sewing/details.ts';
import { seat, weltPocket } from './seat.ts';
import { centre, cutTrousers, fly, loop, type TrouserCut } from './shared.ts';

const CUT: TrouserCut = {
  seed: 201,
  waist: 172,
  hip: 230,
  rise: 300,
  knee: 6,
  foot: 232,
  gap: 12,
  length: 1060,
  band: 44,
  texture: 'twill',
  drape: 1.1,
  crease: true,
};

export function trousersWide(): View {
  const { legs, band, inside } = cutTrousers(CUT);
  const pocket = path('M304 50 C296 110 282 170 268 220');
  return {
    parts: [
      inside,
      label(450, -10, 40, 14),
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? pocket : mirrored(pocket), width: 2, depth: 2 },
            ...(side === 1
              ? [
                  { line: centre(44, 300), width: 1.6, depth: 1.6 },
                  { line: fly(44, 300), width: 1.4, depth: 0.9 },
                ]
              : []),
          ],
        }),
      ),
      band,
      ...[
        [330, 6],
        [570, 6],
        [396, 12],
        [504, 12],
      ].map(([x = 0, y = 0]) => loop(x, y, 44, 'twill')),
    ],
  };
}

export function trousersWideBack(): View {
  const { legs, band } = cutTrousers({ ...CUT, behind: true });
  const dart = path('M352 40 L348 124');
  return {
    parts: [
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? dart : mirrored(dart), width: 1.8, depth: 1.6 },
            ...(side === 1 ? [{ line: seat(44, 300), width: 1.8, depth: 2 }] : []),
          ],
        }),
      ),
      ...weltPocket(138, 'twill'),
      band,
      ...[330, 450, 570].map((x) => loop(x, x === 450 ? -9 : -4, 46, 'twill')),
    ],
  };
}
