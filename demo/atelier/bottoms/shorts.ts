import { mirrored, moved, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { buttons, label } from '../sewing/details.ts';
import { seat, weltPocket } from './seat.ts';
import { centre, cutTrousers, fly, loop, type TrouserCut } from './shared.ts';

const CUT: TrouserCut = {
  seed: 241,
  waist: 178,
  hip: 228,
  rise: 290,
  knee: 0,
  foot: 236,
  gap: 9,
  length: 480,
  band: 44,
  texture: 'linen',
  drape: 1.1,
  crease: true,
};

export function shorts(): View {
  const { legs, band, inside, hem } = cutTrousers(CUT);
  const pocket = path('M300 50 C292 110 276 160 258 196');
  const turn = moved(hem, 0, -34);
  return {
    parts: [
      inside,
      label(450, -10, 40, 14),
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? pocket : mirrored(pocket), width: 2, depth: 2 },
            { line: side === 0 ? turn : mirrored(turn), width: 1.8, depth: 1.4 },
            ...(side === 1
              ? [
                  { line: centre(44, 290), width: 1.6, depth: 1.6 },
                  { line: fly(44, 290), width: 1.4, depth: 0.9 },
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
      ].map(([x = 0, y = 0]) => loop(x, y, 46, 'linen')),
      ...buttons([[456, 38]], 9.5),
    ],
  };
}

export function shortsBack(): View {
  const { legs, band, hem } = cutTrousers({ ...CUT, behind: true });
  const turn = moved(hem, 0, -34);
  return {
    parts: [
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? turn : mirrored(turn), width: 1.8, depth: 1.4 },
            ...(side === 1 ? [{ line: seat(44, 290), width: 1.8, depth: 2 }] : []),
          ],
        }),
      ),
      ...weltPocket(130, 'linen'),
      band,
      ...[330, 450, 570].map((x) => loop(x, x === 450 ? -9 : -4, 46, 'linen')),
    ],
  };
}
