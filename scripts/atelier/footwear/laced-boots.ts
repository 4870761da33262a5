import { creases, radiating } from '../engine/folds.ts';
import { type Point, path, ribbon } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { studs } from '../sewing/details.ts';
import { LEATHER, SOLE } from './shared.ts';

export function lacedBoots(): Part[] {
  const random = seeded(411);
  const shaft = path(
    'M40 -470 C100 -486 180 -486 246 -474 L256 -410 C262 -350 280 -296 316 -262 C366 -228 430 -208 494 -180 C566 -154 602 -120 606 -66 L602 -40 L8 -40 C6 -110 26 -180 34 -270 C38 -350 38 -410 40 -470',
  );
  const tongue = path(
    'M190 -512 C230 -530 276 -522 290 -500 C300 -420 320 -330 356 -264 L300 -250 C250 -320 220 -420 196 -480',
  );
  const stay = path(
    'M216 -476 L262 -412 C270 -350 290 -296 336 -258 L306 -224 C262 -250 226 -310 210 -380 C204 -420 206 -450 216 -476',
  );
  const eyelets: Point[] = [
    [232, -440],
    [238, -398],
    [248, -356],
    [262, -318],
    [282, -284],
    [308, -256],
  ];
  return [
    {
      outline: path('M40 -470 C100 -490 190 -488 246 -474 C210 -452 90 -452 40 -470'),
      role: 'inside',
      texture: 'suede',
      lift: -30,
      dim: 0.6,
    },
    { outline: tongue, ...LEATHER, lift: 0, round: 0.4, thickness: 4 },
    ...eyelets.map(
      ([x, y], row): Part => ({
        outline: ribbon(
          [
            [x - 4, y + 6],
            [x + 62 - row * 3, y - 26 + row * 4],
          ],
          10,
        ),
        role: 'thread',
        texture: 'canvas',
        rides: true,
        lift: 3,
        thickness: 4,
        round: 0.6,
      }),
    ),
    {
      outline: shaft,
      ...LEATHER,
      round: 0.6,
      open: true,
      thickness: 4,
      folds: [
        ...radiating(random, [300, -270], {
          towards: 188,
          spread: 80,
          length: 170,
          count: 5,
          width: 16,
          height: 5,
        }),
        ...creases(
          random,
          { x: 400, y: -176, width: 90, height: 60 },
          { count: 4, tilt: 62, width: 10, height: 3 },
        ),
        ...creases(
          random,
          { x: 44, y: -350, width: 170, height: 130 },
          { count: 3, tilt: -8, width: 22, height: 4 },
        ),
      ],
      grooves: [
        { line: path('M470 -196 C440 -160 430 -100 446 -42'), width: 2.4, depth: 2.4 },
        { line: path('M150 -42 C150 -130 180 -210 262 -280'), width: 2.4, depth: 2.2 },
        { line: path('M36 -440 C100 -456 160 -456 214 -448'), width: 2.4, depth: 2 },
      ],
      stitches: [path('M478 -192 C448 -156 438 -100 454 -44'), path('M158 -44 C158 -128 188 -206 266 -272')],
    },
    { ...LEATHER, outline: stay, rides: true, lift: 1, thickness: 3, stitches: [] },
    studs(
      eyelets.map(([x, y]): Point => [x - 2, y + 4]),
      6,
    ),
    {
      outline: path(
        'M-4 -46 C150 -50 460 -50 612 -48 C620 -30 616 -8 604 0 L560 0 L552 -12 L536 0 L500 0 L492 -12 L476 0 L440 0 L432 -12 L416 0 L380 0 L372 -12 L356 0 L320 0 L312 -12 L296 0 L262 -2 L252 -16 L196 -16 L190 0 L2 0 C-4 -16 -6 -34 -4 -46',
      ),
      ...SOLE,
      lift: 20,
      round: 0.4,
      thickness: 5,
      stitches: [path('M6 -40 C200 -44 450 -44 604 -42')],
    },
  ];
}
