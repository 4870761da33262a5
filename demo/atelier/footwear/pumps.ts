import { path } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { LEATHER, SOLE } from './shared.ts';

export function pumps(): Part[] {
  const upper = path(
    'M20 -206 C22 -250 34 -286 46 -296 C70 -270 120 -236 190 -206 C250 -180 320 -150 372 -126 C410 -110 440 -104 470 -92 C540 -66 600 -36 622 -12 L600 -6 C540 -8 470 -8 420 -18 C330 -40 220 -140 110 -186 C76 -198 44 -204 20 -206',
  );
  return [
    {
      outline: path(
        'M46 -296 C80 -300 150 -272 220 -240 C300 -204 390 -160 430 -116 C380 -110 320 -134 190 -200 C120 -234 70 -268 46 -296',
      ),
      role: 'inside',
      texture: 'suede',
      lift: -20,
      dim: 0.78,
    },
    {
      outline: path(
        'M18 -210 C60 -210 100 -194 124 -178 C94 -150 70 -92 60 -6 L57 0 L38 0 L36 -6 C36 -90 27 -160 18 -210',
      ),
      role: 'base',
      ...LEATHER,
      lift: 6,
      round: 0.8,
      thickness: 3,
    },
    {
      outline: path(
        'M20 -206 C90 -206 160 -170 240 -118 C320 -66 380 -28 430 -16 C500 -6 570 -8 622 -10 C620 0 600 4 560 4 C480 6 420 0 370 -18 C300 -48 200 -140 120 -176 C90 -190 50 -196 20 -198',
      ),
      ...SOLE,
      lift: 14,
      thickness: 3,
    },
    {
      outline: upper,
      ...LEATHER,
      gloss: { strength: 0.34, sharpness: 30 },
      lift: 10,
      round: 0.62,
      thickness: 4,
      grooves: [{ line: path('M150 -196 C160 -214 170 -220 178 -214'), width: 1.6, depth: 0.8 }],
    },
  ];
}
