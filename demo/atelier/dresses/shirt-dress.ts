import { hanging } from '../engine/folds.ts';
import { type Line, moved, type Point, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { backView, belted, collarBack } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both, buttons, patch, rectangle } from '../sewing/details.ts';
import { cuffs } from '../sewing/ribbing.ts';
import { BACK_YOKE, boxPleat, shirtCollar } from '../shirts/shared.ts';

const CUT: BodiceCut = {
  seed: 321,
  neck: 76,
  shoulder: 198,
  slope: 44,
  armpit: [216, 240],
  waist: 190,
  hem: 270,
  length: 1030,
  hemDrop: 24,
  frontNeck: 72,
  backNeck: 8,
  sleeve: { length: 600, angle: 8, cuff: 45, fullness: 12 },
  texture: 'cotton',
  drape: 1.35,
  round: 0.36,
};

export function shirtDress(): View {
  const bodice = cutBodice(CUT);
  const collar = shirtCollar('cotton');
  const outline = bodice.body.outline as Line;
  const pinched = outline.map(
    ([x, y]): Point => [x + (450 - x) * 0.17 * Math.exp(-(((y - 452) / 90) ** 2)) * (y > 250 ? 1 : 0), y],
  );
  const random = seeded(322);
  const gathers = hanging(random, [300, 600, 478], [200, 700, 1050], {
    count: 9,
    width: 26,
    height: 8,
    start: 60,
  });
  return {
    parts: [
      ...collar.stand,
      ...bodice.sleeves,
      ...cuffs(bodice, 60).map(
        (line): Part => ({ outline: line, texture: 'cotton', rides: true, clip: true, thickness: 3 }),
      ),
      {
        ...bodice.body,
        outline: pinched,
        folds: [...(bodice.body.folds ?? []), ...gathers],
        grooves: [...armholeSeams(bodice), { line: moved(bodice.hemline, 0, -16), width: 1.5, depth: 1 }],
      },
      {
        outline: rectangle(433, 70, 34, 990),
        texture: 'cotton',
        rides: true,
        clip: true,
        lift: 0.6,
        thickness: 2,
        stitches: [
          [
            [438, 74],
            [438, 1050],
          ],
          [
            [462, 74],
            [462, 1050],
          ],
        ],
      },
      ...buttons(
        [90, 178, 266, 354, 560, 660, 760, 860].map((y): Point => [450, y]),
        6.4,
      ),
      ...both(path('M306 246 L396 242 L396 336 L350 348 L308 338')).map((line) =>
        patch(line, { texture: 'cotton' }, 6),
      ),
      {
        outline: path('M250 436 C340 450 560 450 650 436 L650 470 C560 484 340 484 250 470'),
        texture: 'cotton',
        rides: true,
        clip: true,
        lift: 3,
        thickness: 3.4,
      },
      {
        outline: path(
          'M438 450 C452 446 470 448 476 456 C480 468 478 478 470 482 C456 486 444 484 438 478 C434 468 434 458 438 450',
        ),
        texture: 'cotton',
        rides: true,
        lift: 4,
        thickness: 5,
        round: 0.5,
      },
      {
        outline: path('M446 478 C436 540 424 600 412 650 L446 660 C456 600 464 540 466 480'),
        texture: 'cotton',
        rides: true,
        lift: 3,
        thickness: 3,
        round: 0.2,
      },
      {
        outline: path('M458 478 C470 530 486 580 500 616 L530 602 C510 560 490 516 474 476'),
        texture: 'cotton',
        rides: true,
        lift: 3,
        thickness: 3,
        round: 0.2,
      },
      ...collar.leaves,
    ],
  };
}

export function shirtDressBack(): View {
  const cotton = { texture: 'cotton' } as const;
  const random = seeded(323);
  return backView(CUT, {
    cuff: { depth: 60, part: { ...cotton, thickness: 3 } },
    hem: { stitched: 16 },
    seams: [BACK_YOKE],
    stitches: [moved(BACK_YOKE, 0, 5)],
    body: (bodice) => ({
      outline: belted(bodice.body.outline as Line, 452, 0.15),
      folds: [
        ...(bodice.body.folds ?? []),
        ...boxPleat(100, 430),
        ...hanging(random, [300, 600, 478], [200, 700, 1050], { count: 9, width: 26, height: 8, start: 60 }),
      ],
    }),
    over: () => [
      {
        outline: path('M250 436 C340 446 560 446 650 436 L650 470 C560 480 340 480 250 470'),
        ...cotton,
        rides: true,
        clip: true,
        lift: 3,
        thickness: 3.4,
      },
      collarBack(104, 30, 34, cotton, true),
    ],
  });
}
