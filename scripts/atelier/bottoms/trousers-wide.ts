import { mirrored, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { label } from '../sewing/details.ts';
import { centre, cutTrousers, fly, loop, type TrouserCut } from './shared.ts';

export function trousersWide(): View {
  const cut: TrouserCut = {
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
  const { legs, band, inside } = cutTrousers(cut);
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
