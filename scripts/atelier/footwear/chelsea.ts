import { creases, radiating } from '../engine/folds.ts';
import { moved, path, ribbon, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, lowHeel } from './shared.ts';

export function chelsea(): Part[] {
  const random = seeded(401);
  const shaft = path(
    'M48 -430 C110 -441 220 -439 274 -426 C270 -376 272 -332 288 -294 C306 -252 352 -226 410 -198 C470 -170 536 -150 574 -116 C598 -94 606 -68 598 -40 L14 -40 C5 -88 10 -140 20 -190 C34 -254 44 -344 48 -430',
  );
  const gore = path(
    'M114 -437 C146 -442 180 -442 206 -437 C206 -380 202 -322 186 -272 C178 -250 152 -250 144 -274 C126 -324 116 -380 114 -437',
  );
  const vamp = path('M165 -256 C172 -184 192 -112 222 -40');
  return [
    {
      outline: path('M48 -430 C110 -447 220 -445 274 -426 C240 -410 90 -410 48 -430'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.6,
    },
    {
      outline: ribbon(through([56, -414], [50, -452], [62, -468], [74, -452], [78, -414]), 10),
      role: 'rib',
      texture: 'canvas',
      lift: 4,
      thickness: 3,
    },
    {
      outline: shaft,
      ...LEATHER,
      round: 0.6,
      open: true,
      thickness: 4,
      folds: [
        ...radiating(random, [290, -292], {
          towards: 184,
          spread: 60,
          length: 130,
          count: 4,
          width: 12,
          height: 5,
        }),
        ...radiating(random, [300, -270], {
          towards: 124,
          spread: 60,
          length: 130,
          count: 3,
          width: 13,
          height: 4,
        }),
        ...creases(
          random,
          { x: 380, y: -180, width: 80, height: 70 },
          { count: 4, tilt: 64, width: 8, height: 2.6 },
        ),
      ],
      grooves: [{ line: vamp, width: 2.2, depth: 2 }],
      stitches: [moved(vamp, 7, 0)],
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
