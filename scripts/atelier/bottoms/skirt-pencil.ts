import { creases, hanging } from '../engine/folds.ts';
import { mirrored, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import { label } from '../sewing/details.ts';
import { skirtOutline, waistband } from './shared.ts';

export function skirtPencil(): View {
  const random = seeded(261);
  const [inside, band] = waistband(164, 40, 'twill') as [Part, Part];
  const slow = noise(262);
  const dart = path('M380 46 C376 100 372 140 370 176');
  return {
    parts: [
      inside,
      label(450, -9, 36, 13),
      {
        outline: skirtOutline(164, 224, 230, 196, 690),
        texture: 'twill',
        round: 0.42,
        open: true,
        thickness: 1.6,
        folds: [
          ...creases(
            random,
            { x: 250, y: 190, width: 400, height: 130 },
            { count: 5, tilt: 2, width: 18, height: 3 },
          ),
          ...hanging(random, [290, 610, 330], [280, 620, 700], {
            count: 4,
            width: 36,
            height: 5,
            start: 200,
          }),
        ],
        height: ({ x, y }) => 3 * slow(x / 90, y / 150),
        grooves: [dart, mirrored(dart)].map((line) => ({ line, width: 1.8, depth: 1.6 })),
      },
      band,
      {
        outline: path('M452 560 L456 704 L448 704 L446 560'),
        texture: 'twill',
        rides: true,
        clip: true,
        dim: 0.55,
      },
    ],
  };
}
