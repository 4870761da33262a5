import { creases, hanging } from '../engine/folds.ts';
import { type Line, mirrored, moved, type Point, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { buttons, label, patch } from '../sewing/details.ts';
import { backPockets, leatherPatch } from './seat.ts';
import { loop, RISE, skirtOutline, waistband, waistbandBack } from './shared.ts';

export function denimSkirt(): View {
  const random = seeded(271);
  const [inside, band] = waistband(172, 46, 'denim') as [Part, Part];
  const pocket = path('M300 60 C310 112 344 134 402 130 L406 56');
  const seam: Line = [
    [450, 58],
    [450, 500],
  ];
  const hem = path('M262 462 C360 480 540 480 638 462');
  return {
    parts: [
      inside,
      label(450, -9, 40, 14),
      {
        outline: skirtOutline(172, 226, 220, 236, 480),
        texture: 'denim',
        round: 0.4,
        open: true,
        thickness: 1.8,
        folds: [
          ...creases(
            random,
            { x: 256, y: 180, width: 390, height: 110 },
            { count: 5, tilt: 2, width: 15, height: 3.4 },
          ),
          ...hanging(random, [280, 620, 240], [250, 650, 490], {
            count: 5,
            width: 30,
            height: 6,
            start: 120,
          }),
        ],
        grooves: [...[pocket, mirrored(pocket)], seam].map((line) => ({ line, width: 2, depth: 1.8 })),
        stitches: [
          moved(pocket, 0, 6),
          moved(mirrored(pocket), 0, 6),
          moved(pocket, 0, 13),
          moved(mirrored(pocket), 0, 13),
          hem,
          moved(seam, -6, 0),
          moved(seam, 6, 0),
        ],
      },
      { ...band, stitches: [path('M282 10 C380 22 520 22 618 10'), path('M278 44 C380 57 520 57 622 44')] },
      ...[
        [330, 4],
        [570, 4],
      ].map(([x = 0, y = 0]) => loop(x, y, 50, 'denim')),
      ...buttons(
        [34, 122, 206, 290, 374].map((y): Point => [450, y]),
        9,
        'metal',
      ).slice(0, 1),
      patch(path('M300 250 L384 246 L386 340 L344 356 L304 344'), { texture: 'denim' }, 6),
      patch(path('M600 250 L516 246 L514 340 L556 356 L596 344'), { texture: 'denim' }, 6),
    ],
  };
}

export function denimSkirtBack(): View {
  const random = seeded(273);
  const yoke = path('M262 96 C330 108 400 126 452 146');
  const seam = path('M450 140 L450 500');
  const hem = path('M262 462 C360 480 540 480 638 462');
  return {
    parts: [
      {
        outline: skirtOutline(172, 226, 220, 236, 480, undefined, RISE),
        texture: 'denim',
        round: 0.4,
        open: true,
        thickness: 1.8,
        folds: [
          ...creases(
            random,
            { x: 256, y: 190, width: 390, height: 110 },
            { count: 4, tilt: 2, width: 15, height: 3 },
          ),
          ...hanging(random, [280, 620, 260], [250, 650, 490], {
            count: 5,
            width: 30,
            height: 6,
            start: 120,
          }),
        ],
        grooves: [yoke, mirrored(yoke), seam].map((line) => ({ line, width: 2, depth: 1.8 })),
        stitches: [
          moved(yoke, 0, 6),
          moved(mirrored(yoke), 0, 6),
          hem,
          moved(seam, -6, 0),
          moved(seam, 6, 0),
        ],
      },
      ...backPockets(168),
      {
        ...waistbandBack(172, 46, 'denim'),
        stitches: [path('M282 6 C380 0 520 0 618 6'), path('M278 44 C380 38 520 38 622 44')],
      },
      leatherPatch(530),
      ...[330, 450, 572].map((x) => loop(x, x === 450 ? -9 : -4, 54, 'denim')),
    ],
  };
}
