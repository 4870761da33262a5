import { creases } from '../engine/folds.ts';
import { type Point, path, ribbon, ring, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, SOLE } from './shared.ts';

export function sneakers(): Part[] {
  const random = seeded(421);
  const upper = path(
    'M18 -54 C2 -110 10 -170 26 -214 C32 -238 52 -246 70 -236 C92 -218 120 -206 156 -206 C190 -206 214 -214 236 -232 L424 -152 C490 -134 560 -124 592 -92 C606 -74 608 -62 602 -54 C560 -40 480 -34 420 -32 L24 -40',
  );
  const tongue = path(
    'M214 -226 C216 -262 236 -290 268 -292 C290 -288 300 -276 312 -256 L440 -156 L400 -130',
  );
  const stay = path(
    'M196 -212 C216 -216 228 -226 240 -236 L432 -154 C440 -142 438 -128 424 -120 C350 -120 260 -160 196 -212',
  );
  const toe = path('M474 -58 C462 -90 470 -122 498 -138 C556 -126 600 -100 604 -58');
  const heel = path('M18 -56 C2 -110 10 -170 28 -216 C52 -206 78 -196 104 -200 C92 -150 96 -100 128 -56');
  const rows: Point[] = [
    [246, -216],
    [282, -198],
    [318, -181],
    [354, -165],
    [390, -149],
  ];
  return [
    {
      outline: path('M46 -232 C90 -256 190 -262 240 -240 C220 -200 120 -190 70 -226'),
      role: 'inside',
      texture: 'terry',
      lift: -30,
      dim: 0.72,
    },
    { outline: tongue, ...LEATHER, texture: 'canvas', lift: 2, round: 0.4, thickness: 6 },
    {
      outline: upper,
      ...LEATHER,
      round: 0.58,
      open: true,
      thickness: 5,
      folds: creases(
        random,
        { x: 420, y: -136, width: 80, height: 50 },
        { count: 3, tilt: 64, width: 10, height: 3 },
      ),
      stitches: [path('M84 -226 C120 -194 190 -192 232 -218')],
    },
    {
      ...LEATHER,
      outline: toe,
      rides: true,
      clip: true,
      lift: 1,
      thickness: 3,
      stitches: [path('M482 -60 C470 -90 478 -120 504 -132')],
    },
    { ...LEATHER, outline: heel, role: 'rib', rides: true, clip: true, lift: 1, thickness: 3 },
    {
      ...LEATHER,
      outline: path('M176 -58 C220 -110 280 -140 350 -134 L372 -112 C310 -112 262 -92 236 -58'),
      role: 'rib',
      rides: true,
      clip: true,
      lift: 0.6,
      thickness: 2,
    },
    {
      ...LEATHER,
      outline: stay,
      rides: true,
      lift: 1.5,
      thickness: 3,
      stitches: [path('M206 -208 C268 -156 352 -126 424 -126')],
    },
    ...rows.map(
      ([x, y], row): Part => ({
        outline: ribbon(through([x - 2, y + 12], [x + 18, y - 12], [x + 44 - row * 2, y - 22 + row]), 12),
        role: 'label',
        texture: 'canvas',
        rides: true,
        lift: 2,
        thickness: 4,
        round: 0.5,
      }),
    ),
    {
      outline: rows.map(([x, y]) => ring(x - 4, y + 14, 4.4)),
      role: 'dark',
      texture: 'smooth',
      rides: true,
      dim: 0.7,
    },
    {
      outline: path(
        'M8 -62 C60 -50 150 -48 260 -50 C360 -50 440 -42 500 -46 C552 -50 592 -64 608 -80 C620 -66 618 -42 602 -28 C572 -4 500 0 420 0 C300 2 160 2 34 -3 C12 -10 2 -36 8 -62',
      ),
      ...SOLE,
      texture: 'smooth',
      lift: 18,
      round: 0.36,
      thickness: 5,
      grooves: [
        { line: path('M8 -20 C160 -12 420 -10 520 -16 C560 -20 594 -30 612 -46'), width: 2, depth: 1.2 },
      ],
      stitches: [],
    },
  ];
}
