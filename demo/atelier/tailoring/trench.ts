import { type Line, type Point, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView, belted, collarBack, spine, vent, yoke } from '../sewing/backs.ts';
import type { BodiceCut } from '../sewing/bodice.ts';
import { both, buttons, patch } from '../sewing/details.ts';
import { jacket } from './jacket.ts';

const CUT: BodiceCut = {
  seed: 83,
  neck: 76,
  shoulder: 212,
  slope: 50,
  armpit: [232, 256],
  waist: 200,
  hem: 268,
  length: 1060,
  hemDrop: 10,
  frontNeck: 330,
  sleeve: { length: 620, angle: 7.5, cuff: 60, fullness: 10 },
  texture: 'twill',
  drape: 1.1,
  round: 0.36,
};

export function trench(): View {
  const twill = { texture: 'twill' } as const;
  const rows: Point[] = [300, 388, 566, 660].flatMap((y): Point[] => [
    [372, y],
    [506, y],
  ]);
  return jacket({
    cut: CUT,
    overlap: 74,
    lapel: {
      meeting: 268,
      tip: [282, 146],
      gorge: [386, 112],
      collarTip: [308, 86],
      texture: 'twill',
      stitched: true,
    },
    extras: [
      patch(
        path(
          'M300 60 C280 120 268 220 284 290 C330 296 400 276 440 252 C420 180 392 100 376 20 C350 26 320 44 300 60',
        ),
        { ...twill, lift: 2 },
        7,
      ),
      ...both(path('M270 640 L300 622 L330 742 L296 756')).map((outline) =>
        patch(outline, { ...twill, lift: 1.5 }, 6),
      ),
      {
        outline: path('M236 452 C330 470 570 470 664 452 L664 498 C570 514 330 514 236 498'),
        ...twill,
        rides: true,
        clip: true,
        lift: 4,
        thickness: 4,
        stitches: [path('M238 458 C330 476 570 476 662 458'), path('M238 492 C330 508 570 508 662 492')],
      },
      ...both(path('M252 440 L266 442 L266 512 L252 510')).map(
        (outline): Part => ({ outline, ...twill, rides: true, lift: 3, thickness: 3 }),
      ),
    ],
    front: [
      {
        outline: [path('M424 452 L492 454 L492 516 L424 514'), path('M436 464 L480 465 L480 504 L436 503')],
        role: 'buttons',
        texture: 'smooth',
        rides: true,
        lift: 3,
        thickness: 5,
        gloss: { strength: 0.4, sharpness: 20 },
      },
      {
        outline: path('M480 462 C520 478 560 486 590 520 L604 640 L562 646 C556 580 540 530 482 502'),
        ...twill,
        rides: true,
        lift: 4,
        thickness: 4,
      },
      ...buttons(rows, 13),
    ],
  });
}

export function trenchBack(): View {
  const twill = { texture: 'twill' } as const;
  return backView(CUT, {
    hem: { stitched: 22 },
    seams: [spine(20, 1066)],
    body: (bodice) => ({ outline: belted(bodice.body.outline as Line, 474) }),
    over: (bodice) => [
      ...vent(640, 1080, 'twill'),
      patch(yoke(bodice, 218, 62), { ...twill, lift: 2, stitches: [], thickness: 3 }),
      {
        outline: path('M236 452 C330 462 570 462 664 452 L664 498 C570 508 330 508 236 498'),
        ...twill,
        rides: true,
        clip: true,
        lift: 4,
        thickness: 4,
        stitches: [path('M238 458 C330 468 570 468 662 458'), path('M238 492 C330 502 570 502 662 492')],
      },
      ...both(path('M330 444 L346 444 L346 516 L330 516')).map(
        (outline): Part => ({ outline, ...twill, rides: true, lift: 3, thickness: 3 }),
      ),
      collarBack(112, 38, 50, { ...twill, thickness: 4.5 }, true),
    ],
  });
}
