import { creases, radiating } from '../engine/folds.ts';
import { type Point, path, ribbon, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { studs } from '../sewing/details.ts';
import { LEATHER, SOLE } from './shared.ts';

export function lacedBoots(): Part[] {
  const random = seeded(411);
  const shaft = path(
    'M40 -430 C92 -442 170 -442 228 -432 L246 -382 C254 -332 272 -290 306 -260 C352 -226 424 -200 492 -170 C556 -142 602 -112 608 -72 L604 -40 L10 -40 C-6 -92 -4 -144 10 -192 C28 -254 44 -340 40 -430',
  );
  const tongue = path(
    'M182 -466 C222 -484 266 -478 280 -456 C288 -382 310 -314 350 -258 L294 -244 C248 -312 214 -392 188 -442',
  );
  const stay = path(
    'M206 -436 L248 -384 C256 -332 272 -286 326 -252 L296 -216 C250 -242 214 -298 200 -362 C194 -396 196 -416 206 -436',
  );
  const eyelets: Point[] = [
    [222, -404],
    [228, -368],
    [238, -332],
    [252, -299],
    [272, -268],
    [298, -242],
  ];
  return [
    {
      outline: path('M40 -430 C92 -450 180 -448 228 -432 C200 -412 84 -412 40 -430'),
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
        ...radiating(random, [290, -268], {
          towards: 186,
          spread: 70,
          length: 150,
          count: 5,
          width: 12,
          height: 5,
        }),
        ...creases(
          random,
          { x: 400, y: -176, width: 90, height: 60 },
          { count: 4, tilt: 62, width: 10, height: 3 },
        ),
        ...creases(
          random,
          { x: 40, y: -330, width: 160, height: 110 },
          { count: 3, tilt: -8, width: 22, height: 4 },
        ),
      ],
      grooves: [
        { line: path('M474 -184 C446 -148 438 -96 452 -42'), width: 2.4, depth: 2.4 },
        { line: path('M150 -42 C150 -120 176 -190 246 -250'), width: 2.4, depth: 2.2 },
        { line: path('M40 -398 C92 -411 150 -411 202 -404'), width: 2.4, depth: 2 },
      ],
      stitches: [path('M482 -180 C454 -146 446 -96 460 -44'), path('M158 -44 C158 -118 184 -184 250 -242')],
    },
    { ...LEATHER, outline: stay, rides: true, lift: 1, thickness: 3, stitches: [] },
    studs(
      eyelets.map(([x, y]): Point => [x - 2, y + 4]),
      6,
    ),
    ...[
      through([236, -404], [268, -386], [290, -350], [276, -326], [256, -350], [238, -400]),
      through([234, -402], [250, -370], [254, -330], [246, -292]),
      through([236, -404], [286, -404], [318, -384], [314, -362], [280, -376], [238, -402]),
    ].map(
      (line): Part => ({
        outline: ribbon(line, 7),
        role: 'thread',
        texture: 'canvas',
        rides: true,
        lift: 5,
        thickness: 3,
        round: 0.6,
      }),
    ),
    {
      outline: path(
        'M-3 -52 C90 -48 180 -50 250 -54 C330 -56 380 -46 430 -43 C500 -40 566 -48 614 -66 C624 -52 622 -34 610 -24 L588 -14 L580 -24 L562 -6 L540 -4 L532 -16 L516 -2 L490 0 L482 -12 L466 0 L440 0 L432 -12 L416 -1 L390 -4 L382 -16 L366 -8 L340 -14 L300 -22 L240 -26 L196 -24 L190 0 L2 0 C-4 -16 -6 -36 -3 -52',
      ),
      ...SOLE,
      lift: 20,
      round: 0.4,
      thickness: 5,
      stitches: [path('M4 -45 C90 -42 180 -43 250 -47 C330 -49 380 -39 430 -36 C500 -33 560 -40 606 -57')],
    },
  ];
}
