import { creases, type Fold, foldAlong, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, moved, path, through } from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import { buttons } from '../sewing/details.ts';

export function boxers(): View {
  const random = seeded(731);
  const slow = noise(732);
  const waist = through([214, 80], [330, 94], [450, 98], [570, 94], [686, 80]);
  const backWaist = through([214, 80], [330, 62], [450, 58], [570, 62], [686, 80]);
  const left: Line = [
    ...through([214, 80], [196, 180], [182, 300], [178, 430]),
    ...through([178, 430], [290, 444], [414, 434]).slice(1),
    ...through([414, 434], [434, 380], [450, 350]).slice(1),
  ];
  const outline: Line = [...waist.toReversed(), ...left, ...mirrored(left)];
  const folds = (): Fold[] => [
    ...radiating(random, [446, 350], {
      towards: 206,
      spread: 80,
      length: 190,
      count: 4,
      width: 13,
      height: 4,
    }),
    ...creases(
      random,
      { x: 190, y: 330, width: 220, height: 80 },
      { count: 3, tilt: 4, width: 14, height: 3 },
    ),
  ];
  const pouch = path('M404 112 C392 200 396 290 450 352 C504 290 508 200 496 112');
  return {
    parts: [
      {
        outline: [...backWaist, ...waist.toReversed()],
        role: 'inside',
        texture: 'jersey',
        lift: -46,
        dim: 0.78,
      },
      {
        outline,
        texture: 'jersey',
        round: 0.34,
        open: true,
        thickness: 2,
        folds: [
          ...folds(),
          ...mirroredFolds(folds()),
          foldAlong(through([420, 180], [450, 240], [450, 330]), 60, 10),
        ],
        height: ({ x, y }) => 2.4 * slow(x / 80, y / 90),
        grooves: [pouch.slice(0, 60), path('M450 130 C440 200 442 280 450 350')].map((line) => ({
          line,
          width: 2,
          depth: 1.8,
        })),
        stitches: [
          path('M186 412 C290 428 350 426 410 418'),
          mirrored(path('M186 412 C290 428 350 426 410 418')),
        ],
      },
      {
        outline: [...moved(waist, 0, -4), ...moved(waist, 0, 38).reverse()],
        role: 'rib',
        texture: 'fineRib',
        rides: true,
        clip: true,
        thickness: 3.4,
      },
      ...buttons(
        [
          [450, 168],
          [450, 214],
        ],
        6,
      ),
    ],
  };
}
