import { mirrored, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { buttons, label } from '../sewing/details.ts';
import { seat, weltPocket } from './seat.ts';
import { centre, cutTrousers, fly, loop, type TrouserCut } from './shared.ts';

const CUT: TrouserCut = {
  seed: 211,
  waist: 176,
  hip: 208,
  rise: 270,
  knee: 6,
  foot: 122,
  gap: 32,
  length: 990,
  band: 42,
  texture: 'twill',
  drape: 0.95,
  crease: true,
};

export function trousersSlim(): View {
  const { legs, band, inside } = cutTrousers(CUT);
  const pocket = path('M306 46 C298 96 280 140 262 170');
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
                  { line: centre(42, 270), width: 1.6, depth: 1.6 },
                  { line: fly(42, 270), width: 1.4, depth: 0.9 },
                ]
              : []),
          ],
        }),
      ),
      band,
      ...[
        [326, 5],
        [574, 5],
      ].map(([x = 0, y = 0]) => loop(x, y, 44, 'twill')),
      ...buttons([[456, 36]], 9),
    ],
  };
}

export function trousersSlimBack(): View {
  const { legs, band } = cutTrousers({ ...CUT, behind: true });
  const dart = path('M352 38 L349 112');
  return {
    parts: [
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            { line: side === 0 ? dart : mirrored(dart), width: 1.8, depth: 1.6 },
            ...(side === 1 ? [{ line: seat(42, 270), width: 1.8, depth: 2 }] : []),
          ],
        }),
      ),
      ...weltPocket(126, 'twill'),
      band,
      ...[326, 450, 574].map((x) => loop(x, x === 450 ? -9 : -4, 44, 'twill')),
    ],
  };
}
