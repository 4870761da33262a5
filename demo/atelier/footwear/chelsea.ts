import { creases, radiating } from '../engine/folds.ts';
import { moved, path, ribbon, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, lowHeel } from './shared.ts';

export function chelsea(): Part[] {
  const random = seeded(401);
  const shaft = path(
    'M44 -372 C104 -383 200 -381 252 -370 C250 -338 254 -308 270 -282 C294 -246 352 -214 420 -184 C490 -154 558 -134 590 -104 C608 -86 614 -64 606 -44 C560 -30 470 -22 400 -24 C350 -28 300 -48 250 -46 L12 -40 C-3 -92 -1 -142 12 -186 C28 -240 42 -306 44 -372',
  );
  const gore = path(
    'M106 -379 C136 -383 168 -383 194 -379 C194 -332 190 -286 177 -246 C169 -228 146 -228 138 -248 C120 -290 108 -332 106 -379',
  );
  const vamp = path('M157 -232 C162 -166 178 -106 206 -46');
  return [
    {
      outline: path('M44 -372 C104 -390 200 -388 252 -370 C216 -356 88 -356 44 -372'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.6,
    },
    {
      outline: ribbon(through([52, -356], [46, -392], [57, -408], [68, -392], [72, -356]), 10),
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
        ...radiating(random, [272, -278], {
          towards: 184,
          spread: 60,
          length: 130,
          count: 4,
          width: 12,
          height: 5,
        }),
        ...radiating(random, [284, -256], {
          towards: 124,
          spread: 60,
          length: 130,
          count: 3,
          width: 13,
          height: 4,
        }),
        ...creases(
          random,
          { x: 390, y: -168, width: 80, height: 60 },
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
