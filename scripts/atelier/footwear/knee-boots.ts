import { creases, foldAlong, radiating } from '../engine/folds.ts';
import { path, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, SOLE } from './shared.ts';

export function kneeBoots(): Part[] {
  const random = seeded(441);
  const boot = path(
    'M30 -960 C110 -980 240 -980 314 -958 C320 -820 310 -640 290 -480 C280 -400 286 -340 312 -290 C340 -240 420 -206 490 -172 C560 -138 602 -104 606 -58 L602 -34 L8 -34 C8 -110 42 -190 50 -290 C56 -420 34 -560 26 -700 C22 -800 24 -890 30 -960',
  );
  return [
    {
      outline: path('M30 -960 C110 -990 240 -990 314 -958 C260 -934 90 -934 30 -960'),
      role: 'inside',
      texture: 'suede',
      lift: -40,
      dim: 0.62,
    },
    {
      outline: boot,
      ...LEATHER,
      round: 0.6,
      open: true,
      thickness: 4,
      folds: [
        ...radiating(random, [300, -300], {
          towards: 196,
          spread: 90,
          length: 210,
          count: 6,
          width: 18,
          height: 6,
        }),
        ...creases(
          random,
          { x: 44, y: -420, width: 240, height: 160 },
          { count: 5, tilt: -10, width: 20, height: 6 },
        ),
        ...creases(
          random,
          { x: 400, y: -176, width: 90, height: 60 },
          { count: 4, tilt: 62, width: 10, height: 3 },
        ),
        foldAlong(through([120, -900], [112, -700], [130, -500]), 30, 4),
      ],
      grooves: [
        {
          line: path('M226 -966 C226 -760 222 -560 206 -400 C198 -300 190 -150 176 -36'),
          width: 2.2,
          depth: 2.2,
        },
      ],
    },
    {
      outline: path(
        'M0 -40 C150 -44 460 -44 612 -42 C616 -30 612 -18 600 -16 C480 -12 330 -16 200 -20 L176 0 L8 0 C0 -14 -2 -30 0 -40',
      ),
      ...SOLE,
      lift: 20,
      round: 0.5,
      thickness: 5,
      grooves: [{ line: path('M2 -28 C200 -32 450 -32 610 -30'), width: 2, depth: 1.4 }],
    },
  ];
}
