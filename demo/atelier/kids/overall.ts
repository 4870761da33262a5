import { creases, type Fold, hanging, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, moved, type Point, path, ribbon, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise, type Random, seeded } from '../engine/random.ts';
import { both, patch, studs } from '../sewing/details.ts';

const CLOTH = { texture: 'denim' } as const;

/** Bib and legs in one; the bib is given by its corner and where its side bends. */
function body(corner: Point, bend: Point): Line {
  const side = through(corner, bend, [262, 350], [246, 420], [240, 560], [252, 800], [262, 900]);
  const left: Line = [
    ...side,
    ...through([262, 900], [350, 908], [432, 900]).slice(1),
    ...through([432, 900], [440, 700], [446, 620], [450, 600]).slice(1),
  ];
  const top = through([450, corner[1] + 4], [(450 + corner[0]) / 2, corner[1] + 2], corner);
  return [...top, ...left.slice(1), ...mirrored(left), ...mirrored(top)];
}

const legFolds = (random: Random): Fold[] => [
  ...radiating(random, [446, 606], {
    towards: 200,
    spread: 90,
    length: 150,
    count: 5,
    width: 12,
    height: 4.4,
  }),
  ...creases(
    random,
    { x: 246, y: 700, width: 180, height: 70 },
    { count: 4, tilt: 4, width: 12, height: 3.4 },
  ),
  ...creases(
    random,
    { x: 252, y: 820, width: 176, height: 60 },
    { count: 3, tilt: 6, width: 12, height: 3.4 },
  ),
  ...hanging(random, [280, 440, 420], [270, 420, 905], { count: 2, width: 24, height: 4, start: 150 }),
];

export function overall(): View {
  const random = seeded(631);
  const slow = noise(632);
  const outline = body([338, 210], [322, 290]);
  const strap = through([368, 232], [360, 120], [344, 10], [352, -40]);
  const backStrap = through([352, -40], [380, 20], [420, 140], [440, 220]);
  return {
    parts: [
      {
        outline: path('M340 330 C400 340 500 340 560 330 L552 214 C510 196 390 196 348 214'),
        role: 'inside',
        texture: 'denim',
        lift: -46,
        dim: 0.72,
      },
      ...[backStrap, mirrored(backStrap)].map(
        (line): Part => ({ outline: ribbon(line, 30), ...CLOTH, lift: -40, thickness: 3, dim: 0.86 }),
      ),
      {
        outline,
        ...CLOTH,
        round: 0.36,
        open: true,
        thickness: 2.4,
        folds: [...legFolds(random), ...mirroredFolds(legFolds(random))],
        height: ({ x, y }) => 3 * slow(x / 80, y / 130),
        grooves: [
          {
            line: [
              [450, 400],
              [450, 600],
            ],
            width: 2,
            depth: 1.8,
          },
          { line: path('M262 366 C276 430 300 460 356 462'), width: 2, depth: 2 },
          { line: mirrored(path('M262 366 C276 430 300 460 356 462')), width: 2, depth: 2 },
        ],
        stitches: [
          path('M344 224 C400 228 500 228 556 224'),
          path('M346 222 C338 290 318 330 276 356'),
          mirrored(path('M346 222 C338 290 318 330 276 356')),
          path('M270 366 C284 424 306 452 356 454'),
        ],
      },
      {
        outline: path('M252 392 C340 404 560 404 648 392 L648 426 C560 438 340 438 252 426'),
        ...CLOTH,
        rides: true,
        clip: true,
        lift: 0.8,
        thickness: 2.6,
        stitches: [path('M256 398 C340 410 560 410 644 398'), path('M256 422 C340 432 560 432 644 422')],
      },
      patch(path('M382 264 L518 264 L520 356 L486 372 L414 372 L380 356'), { ...CLOTH, lift: 1.5 }, 6),
      ...both(TURN_UP).map(turnedUp),
      ...[strap, mirrored(strap)].map(
        (line): Part => ({
          outline: ribbon(line, 34),
          ...CLOTH,
          lift: 14,
          rides: true,
          thickness: 3.4,
          stitches: [moved(line, -12, 0), moved(line, 12, 0)],
        }),
      ),
      {
        outline: [
          [366, 236],
          [534, 236],
        ].flatMap(([x = 0, y = 0]) => [
          path(`M${x - 22} ${y - 12} L${x + 22} ${y - 12} L${x + 22} ${y + 22} L${x - 22} ${y + 22}`),
          path(`M${x - 15} ${y - 5} L${x + 15} ${y - 5} L${x + 15} ${y + 15} L${x - 15} ${y + 15}`),
        ]),
        role: 'metal',
        texture: 'smooth',
        rides: true,
        lift: 4,
        thickness: 3,
        gloss: { strength: 0.8, sharpness: 22 },
      },
      studs(
        [
          [366, 242],
          [534, 242],
        ],
        9,
      ),
    ],
  };
}

export function overallBack(): View {
  const random = seeded(633);
  const slow = noise(634);
  const far: Partial<Part> = { lift: -46, thickness: 3, dim: 0.84 };
  const front = through([352, -40], [344, 10], [356, 120], [366, 226]);
  const strap = through([352, -40], [372, 20], [420, 150], [482, 290]);
  const pocket = path('M292 452 L400 456 L400 548 L346 574 L294 546');
  return {
    parts: [
      ...both(front).map((line): Part => ({ ...CLOTH, ...far, outline: ribbon(line, 34) })),
      {
        outline: path(
          'M338 212 C390 220 510 220 562 212 C580 290 620 330 640 356 L260 356 C280 330 320 290 338 212',
        ),
        role: 'inside',
        ...CLOTH,
        ...far,
        dim: 0.76,
      },
      {
        outline: body([396, 268], [366, 318]),
        ...CLOTH,
        round: 0.36,
        open: true,
        thickness: 2.4,
        folds: [...legFolds(random), ...mirroredFolds(legFolds(random))],
        height: ({ x, y }) => 3 * slow(x / 80, y / 130),
        grooves: [{ line: path('M450 420 L450 600'), width: 2, depth: 1.8 }],
        stitches: [path('M456 424 L456 590'), path('M400 278 C430 282 470 282 500 278')],
      },
      {
        outline: path('M246 378 C340 388 560 388 654 378 L654 414 C560 424 340 424 246 414'),
        ...CLOTH,
        rides: true,
        clip: true,
        lift: 0.8,
        thickness: 2.6,
        stitches: [path('M256 384 C340 394 560 394 644 384'), path('M256 409 C340 419 560 419 644 409')],
      },
      ...both(pocket).map((outline) => patch(outline, { ...CLOTH, lift: 1.5 }, 6)),
      ...both(TURN_UP).map(turnedUp),
      ...both(strap).map(
        (line): Part => ({
          ...CLOTH,
          outline: ribbon(line, 34),
          lift: 10,
          rides: true,
          thickness: 3.4,
          stitches: [moved(line, -12, 0), moved(line, 12, 0)],
        }),
      ),
    ],
  };
}

const TURN_UP = path('M252 852 C310 866 380 866 446 852 L446 912 C380 922 310 922 252 912');

const turnedUp = (outline: Line): Part => ({
  ...CLOTH,
  outline,
  role: 'inside',
  cloth: false,
  rides: true,
  clip: true,
  lift: 1.5,
  thickness: 3.4,
});
