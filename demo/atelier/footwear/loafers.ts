import { creases } from '../engine/folds.ts';
import { type Line, path } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, lowHeel } from './shared.ts';

export function loafers(): Part[] {
  const random = seeded(431);
  const polished = { ...LEATHER, gloss: { strength: 0.34, sharpness: 30 } } as const;
  const upper = path(
    'M16 -42 C2 -90 6 -140 20 -176 C28 -190 42 -190 54 -183 C110 -154 190 -142 244 -160 C268 -178 290 -214 318 -227 C334 -232 350 -226 366 -217 C430 -186 502 -160 548 -126 C590 -98 608 -70 602 -46 C560 -30 470 -22 400 -24 C350 -28 300 -48 250 -46 L16 -42',
  );
  const seam = path('M286 -140 C360 -138 460 -120 530 -98 C556 -90 574 -92 584 -102');
  const apron: Line = [...seam, ...path('M620 -140 L520 -190 L366 -240 L300 -240')];
  const puckers = Array.from({ length: 15 }, (_, order): Line => {
    const x = 372 + order * 14;
    const y = -137 + ((x - 372) / 212) ** 1.7 * 46;
    return [
      [x, y],
      [x - 5, y + 15],
    ];
  });
  const strap = path(
    'M252 -42 C256 -100 274 -164 306 -226 C322 -244 362 -232 378 -208 C350 -160 334 -100 332 -42',
  );
  return [
    {
      outline: path('M36 -180 C100 -208 230 -214 318 -227 C290 -110 90 -104 36 -180'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.66,
    },
    {
      outline: upper,
      ...polished,
      round: 0.6,
      open: true,
      thickness: 4,
      folds: creases(
        random,
        { x: 400, y: -160, width: 60, height: 60 },
        { count: 3, tilt: 62, width: 8, height: 2 },
      ),
      grooves: [
        ...puckers.map((line) => ({ line, width: 3, depth: 2 })),
        { line: path('M24 -116 C76 -126 122 -106 146 -42'), width: 2, depth: 1.8 },
      ],
      stitches: [path('M58 -173 C114 -145 190 -133 244 -150')],
    },
    { ...polished, outline: apron, rides: true, clip: true, lift: 1.4, thickness: 3.4 },
    {
      ...polished,
      outline: strap,
      rides: true,
      clip: true,
      lift: 2.4,
      thickness: 4,
      stitches: [path('M262 -46 C266 -102 284 -164 314 -218'), path('M322 -46 C324 -102 340 -158 366 -202')],
    },
    {
      outline: path('M306 -158 C322 -170 342 -176 358 -172 C346 -158 326 -150 308 -148'),
      role: 'dark',
      texture: 'suede',
      rides: true,
      clip: true,
      lift: -2,
      dim: 0.8,
    },
    ...lowHeel(),
  ];
}
