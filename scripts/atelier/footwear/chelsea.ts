import { creases, radiating } from '../engine/folds.ts';
import { path, ribbon, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, lowHeel } from './shared.ts';

export function chelsea(): Part[] {
  const random = seeded(401);
  const shaft = path(
    'M52 -520 C116 -536 206 -536 262 -520 C262 -440 262 -360 276 -300 C296 -246 362 -222 432 -188 C500 -158 566 -140 596 -92 C606 -72 606 -50 602 -30 L10 -30 C8 -96 24 -150 32 -220 C44 -310 44 -420 52 -520',
  );
  const gore = path(
    'M118 -528 C146 -532 178 -532 206 -528 C206 -440 204 -350 186 -276 C178 -254 152 -254 146 -276 C126 -350 120 -440 118 -528',
  );
  return [
    {
      outline: path('M52 -520 C116 -540 206 -540 262 -520 C230 -500 90 -500 52 -520'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.6,
    },
    {
      outline: ribbon(through([84, -506], [78, -548], [92, -572], [104, -548], [106, -506]), 11),
      role: 'rib',
      texture: 'canvas',
      lift: 4,
      thickness: 3,
    },
    {
      outline: shaft,
      ...LEATHER,
      round: 0.62,
      open: true,
      thickness: 4,
      folds: [
        ...radiating(random, [276, -300], {
          towards: 186,
          spread: 70,
          length: 160,
          count: 4,
          width: 15,
          height: 5,
        }),
        ...radiating(random, [300, -262], {
          towards: 130,
          spread: 70,
          length: 150,
          count: 3,
          width: 14,
          height: 4,
        }),
        ...creases(
          random,
          { x: 380, y: -186, width: 90, height: 60 },
          { count: 4, tilt: 62, width: 9, height: 2.4 },
        ),
      ],
      grooves: [{ line: path('M176 -30 C182 -120 214 -200 282 -286'), width: 2.2, depth: 2 }],
      stitches: [path('M184 -30 C190 -118 222 -196 286 -274')],
    },
    {
      outline: gore,
      role: 'rib',
      texture: 'fineRib',
      textureSize: 1.1,
      rides: true,
      clip: true,
      lift: -1,
      thickness: 2,
      dim: 0.86,
    },
    ...lowHeel(),
  ];
}
