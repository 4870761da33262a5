import { creases } from '../engine/folds.ts';
import { path } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, lowHeel } from './shared.ts';

export function loafers(): Part[] {
  const random = seeded(431);
  const polished = { ...LEATHER, gloss: { strength: 0.34, sharpness: 30 } } as const;
  const upper = path(
    'M14 -46 C2 -100 6 -160 24 -208 C36 -224 52 -224 66 -212 C120 -184 190 -172 246 -192 C266 -212 288 -234 312 -236 C374 -216 442 -190 502 -156 C556 -126 598 -98 602 -62 L598 -44',
  );
  const apron = path('M330 -168 C400 -158 470 -138 530 -108 C560 -94 578 -84 586 -70');
  return [
    {
      outline: path('M34 -212 C100 -246 220 -252 312 -236 C270 -140 90 -130 34 -212'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.7,
    },
    {
      outline: upper,
      ...polished,
      round: 0.6,
      open: true,
      thickness: 4,
      folds: creases(
        random,
        { x: 420, y: -150, width: 60, height: 50 },
        { count: 3, tilt: 62, width: 8, height: 2 },
      ),
      grooves: [
        { line: apron, width: 4, depth: -3.4 },
        { line: path('M30 -120 C80 -128 130 -110 150 -46'), width: 2, depth: 1.6 },
      ],
      stitches: [
        path('M334 -158 C400 -148 468 -128 526 -98 C552 -86 568 -76 576 -64'),
        path('M62 -198 C120 -170 190 -160 250 -180'),
      ],
    },
    {
      ...polished,
      outline: path(
        'M222 -46 C228 -110 250 -166 286 -224 C296 -236 312 -240 322 -234 L372 -214 C344 -180 326 -120 322 -46',
      ),
      rides: true,
      clip: true,
      lift: 1.6,
      thickness: 4,
      stitches: [path('M232 -50 C238 -110 258 -164 292 -218'), path('M312 -50 C316 -116 334 -172 360 -208')],
    },
    ...lowHeel(),
  ];
}
