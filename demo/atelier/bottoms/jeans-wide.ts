import { type Line, mirrored, moved, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { buttons, label, studs } from '../sewing/details.ts';
import { backPockets, leatherPatch, seat } from './seat.ts';
import { centre, cutTrousers, fly, loop, type TrouserCut } from './shared.ts';

const CUT: TrouserCut = {
  seed: 221,
  waist: 176,
  hip: 224,
  rise: 284,
  knee: 12,
  foot: 216,
  gap: 14,
  length: 1050,
  band: 44,
  texture: 'denim',
  drape: 1.3,
};

export function jeansWide(): View {
  const { legs, band, inside, hem } = cutTrousers(CUT);
  const pocket = path('M296 62 C306 116 344 140 404 134 L408 58');
  const coin = path('M330 96 L332 128');
  const turnUp = moved(hem, 0, -26);
  const lines = (right: boolean, ...list: Line[]) => list.map((line) => (right ? mirrored(line) : line));
  return {
    parts: [
      inside,
      label(450, -10, 44, 15),
      ...legs.map(
        (part, side): Part => ({
          ...part,
          grooves: [
            ...lines(side === 1, pocket).map((line) => ({ line, width: 2, depth: 2 })),
            ...(side === 1 ? [{ line: centre(44, 284), width: 1.6, depth: 1.8 }] : []),
          ],
          stitches: [
            ...lines(
              side === 1,
              moved(pocket, 0, 5),
              moved(pocket, 0, 12),
              turnUp,
              ...(side === 0 ? [] : [coin]),
            ),
            ...(side === 1 ? [fly(44, 284), moved(fly(44, 284), -8, 0)] : []),
          ],
        }),
      ),
      { ...band, stitches: [path('M276 12 C380 26 520 26 624 12'), path('M268 44 C380 60 520 60 632 44')] },
      ...[
        [330, 6],
        [570, 6],
        [392, 11],
        [508, 11],
      ].map(([x = 0, y = 0]) => ({
        ...loop(x, y, 50, 'denim'),
        stitches: [
          [
            [x - 3, y + 3],
            [x - 3, y + 46],
          ],
          [
            [x + 3, y + 3],
            [x + 3, y + 46],
          ],
        ] as Line[],
      })),
      ...buttons([[454, 36]], 10, 'metal').slice(0, 1),
      studs(
        [
          [298, 66],
          [404, 132],
          [602, 66],
          [496, 132],
        ],
        4.4,
      ),
    ],
  };
}

export function jeansWideBack(): View {
  const { legs, band, hem } = cutTrousers({ ...CUT, behind: true });
  const yoke = path('M262 92 C330 104 400 124 452 146');
  const turnUp = moved(hem, 0, -26);
  const seam = seat(44, 284);
  return {
    parts: [
      ...legs.map((part, side): Part => {
        const own = (line: Line) => (side === 1 ? mirrored(line) : line);
        return {
          ...part,
          grooves: [
            { line: own(yoke), width: 2, depth: 2 },
            ...(side === 1 ? [{ line: seam, width: 1.8, depth: 2 }] : []),
          ],
          stitches: [
            own(moved(yoke, 0, 5)),
            own(moved(yoke, 0, 12)),
            own(turnUp),
            ...(side === 1 ? [moved(seam, 6, 0), moved(seam, 13, 0)] : []),
          ],
        };
      }),
      ...backPockets(158),
      { ...band, stitches: [path('M276 6 C380 0 520 0 624 6'), path('M268 38 C380 31 520 31 632 38')] },
      leatherPatch(534),
      ...[330, 450, 576].map((x) => loop(x, x === 450 ? -9 : -4, 50, 'denim')),
    ],
  };
}
