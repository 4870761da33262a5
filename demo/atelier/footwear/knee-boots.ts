import { creases, foldAlong, radiating } from '../engine/folds.ts';
import { path, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, lowHeel } from './shared.ts';

export function kneeBoots(): Part[] {
  const random = seeded(441);
  const boot = path(
    'M36 -960 C110 -976 238 -976 322 -958 C336 -860 336 -740 316 -620 C298 -520 274 -430 268 -350 C266 -302 286 -260 338 -224 C404 -184 496 -156 566 -122 C600 -104 614 -76 607 -44 C560 -30 470 -22 400 -24 C350 -28 300 -48 250 -46 L14 -40 C0 -94 4 -150 28 -202 C52 -254 60 -310 56 -380 C50 -480 22 -600 18 -720 C16 -820 24 -900 36 -960',
  );
  return [
    {
      outline: path('M36 -960 C110 -990 238 -990 322 -958 C264 -936 94 -938 36 -960'),
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
        ...radiating(random, [268, -316], {
          towards: 196,
          spread: 90,
          length: 210,
          count: 6,
          width: 18,
          height: 6,
        }),
        ...creases(
          random,
          { x: 56, y: -430, width: 206, height: 150 },
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
          line: path('M196 -968 C202 -760 192 -560 172 -400 C164 -310 162 -180 150 -54'),
          width: 2.2,
          depth: 2.2,
        },
      ],
    },
    ...lowHeel(),
  ];
}
