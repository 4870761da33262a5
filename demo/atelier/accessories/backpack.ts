import { creases, radiating } from '../engine/folds.ts';
import { mirrored, path, ribbon, symmetric, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { patch, zip } from '../sewing/details.ts';
import { LEATHER } from './shared.ts';

export function backpack(): View {
  const random = seeded(521);
  const cloth = { texture: 'canvas' } as const;
  const body = symmetric(
    path(
      'M450 -20 C360 -24 270 10 236 90 C214 160 204 300 206 470 C206 540 226 566 270 572 C340 580 400 582 450 582',
    ),
  );
  const pocket = symmetric(
    path(
      'M450 318 C380 316 310 320 282 340 C266 360 262 440 266 520 C270 548 290 554 320 556 C370 560 420 562 450 562',
    ),
  );
  return {
    wobble: 0.6,
    parts: [
      ...[
        path('M262 120 C200 180 176 330 190 470 C194 520 204 540 216 552'),
        mirrored(path('M262 120 C200 180 176 330 190 470 C194 520 204 540 216 552')),
      ].map(
        (line): Part => ({
          outline: ribbon(line, 34),
          ...cloth,
          lift: -30,
          thickness: 6,
          round: 0.3,
          dim: 0.92,
        }),
      ),
      {
        outline: ribbon(through([404, -10], [408, -70], [450, -92], [492, -70], [496, -10]), 20),
        ...cloth,
        lift: -10,
        thickness: 5,
        round: 0.4,
      },
      {
        outline: body,
        ...cloth,
        round: 0.42,
        thickness: 6,
        folds: [
          ...creases(
            random,
            { x: 240, y: 220, width: 420, height: 80 },
            { count: 3, tilt: 4, width: 22, height: 4 },
          ),
          ...radiating(random, [250, 500], {
            towards: -30,
            spread: 60,
            length: 130,
            count: 3,
            width: 16,
            height: 4,
          }),
          ...radiating(random, [650, 500], {
            towards: -150,
            spread: 60,
            length: 130,
            count: 3,
            width: 16,
            height: 4,
          }),
        ],
      },
      ...zip(through([248, 250], [262, 120], [340, 42], [450, 28], [560, 42], [638, 120], [652, 250]), {
        tape: 16,
        pitch: 6,
        puller: [648, 226],
      }),
      {
        outline: pocket,
        ...cloth,
        rides: true,
        lift: 8,
        thickness: 10,
        round: 0.12,
        folds: creases(
          random,
          { x: 290, y: 480, width: 320, height: 60 },
          { count: 3, tilt: 2, width: 18, height: 3 },
        ),
      },
      ...zip(through([290, 372], [360, 358], [540, 358], [610, 372]), {
        tape: 16,
        pitch: 6,
        puller: [596, 366],
      }),
      patch(
        path('M404 150 L496 150 L496 214 L404 214'),
        { ...LEATHER, role: 'rib', cloth: false, lift: 1, thickness: 2.6 },
        6,
      ),
    ],
  };
}
