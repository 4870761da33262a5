import { moved, type Point, path, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { backView, vent } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both, patch, studs } from '../sewing/details.ts';
import { cuffs } from '../sewing/ribbing.ts';
import { cord, hood, hoodBack } from './shared.ts';

const CUT: BodiceCut = {
  seed: 131,
  neck: 86,
  shoulder: 220,
  slope: 50,
  armpit: [242, 268],
  waist: 226,
  hem: 252,
  length: 900,
  hemDrop: 8,
  frontNeck: 60,
  sleeve: { length: 620, angle: 8, cuff: 60, fullness: 14 },
  texture: 'canvas',
  drape: 1.25,
  round: 0.38,
};

export function parka(): View {
  const bodice = cutBodice(CUT);
  const cloth = { texture: 'canvas' } as const;
  const cargo = path('M264 600 L396 594 L400 742 L268 750');
  const flap = path('M258 592 L400 586 L402 642 L332 652 L260 648');
  const places = [120, 240, 360, 560, 680, 800].map((y): Point => [450, y]);
  return {
    parts: [
      ...bodice.sleeves,
      ...cuffs(bodice, 50).map(
        (outline): Part => ({ ...cloth, outline, rides: true, clip: true, thickness: 2.4 }),
      ),
      {
        ...bodice.body,
        grooves: [...armholeSeams(bodice), { line: moved(bodice.hemline, 0, -24), width: 1.6, depth: 1 }],
        stitches: [moved(bodice.hemline, 0, -24)],
      },
      {
        outline: path('M236 458 C330 474 570 474 664 458 L664 482 C570 498 330 498 236 482'),
        ...cloth,
        rides: true,
        clip: true,
        lift: 0.5,
        thickness: 2.4,
        stitches: [path('M236 462 C330 478 570 478 664 462'), path('M236 478 C330 494 570 494 664 478')],
      },
      {
        outline: path('M412 60 L488 60 L490 906 L410 906'),
        ...cloth,
        rides: true,
        clip: true,
        lift: 2,
        thickness: 3.4,
        stitches: [path('M420 60 L418 900'), path('M480 60 L482 900')],
      },
      ...both(cargo).map((outline) => patch(outline, { ...cloth, lift: 2, thickness: 4 }, 8)),
      ...both(flap).map((outline) => patch(outline, { ...cloth, lift: 3, thickness: 4 }, 8)),
      studs(places, 9),
      studs(
        [
          [330, 634],
          [570, 634],
        ],
        7,
      ),
      ...hood(seeded(17)).map(
        (part): Part => ({ ...part, texture: part.role === 'inside' ? 'terry' : 'canvas' }),
      ),
      ...cord(through([420, 102], [414, 150], [418, 196])),
      ...cord(through([480, 102], [486, 146], [482, 186])),
    ],
  };
}

export function parkaBack(): View {
  const across = path('M226 176 C330 188 570 188 674 176');
  return backView(CUT, {
    cuff: { depth: 50, part: { texture: 'canvas', thickness: 2.4 } },
    hem: { stitched: 24 },
    seams: [across],
    stitches: [moved(across, 0, 6)],
    over: () => [
      {
        outline: path('M236 458 C330 468 570 468 664 458 L664 482 C570 492 330 492 236 482'),
        texture: 'canvas',
        rides: true,
        clip: true,
        lift: 0.5,
        thickness: 2.4,
        stitches: [path('M236 462 C330 472 570 472 664 462'), path('M236 478 C330 488 570 488 664 478')],
      },
      ...vent(640, 920, 'canvas'),
      ...hoodBack('canvas'),
    ],
  });
}
