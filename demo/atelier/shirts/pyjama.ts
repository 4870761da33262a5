import { type Point, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { backView, collarBack } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both, buttons, label, patch } from '../sewing/details.ts';
import { openFront } from '../sewing/fronts.ts';
import { cuffs } from '../sewing/ribbing.ts';
import { BACK_YOKE, SHIRT } from './shared.ts';

const CUT: BodiceCut = {
  ...SHIRT,
  seed: 77,
  texture: 'satin',
  gloss: { strength: 0.26, sharpness: 6 },
  drape: 1.4,
  hemDrop: 16,
  length: 660,
  frontNeck: 150,
  sleeve: { length: 590, angle: 8, cuff: 52, fullness: 12 },
};

export function pyjama(): View {
  const bodice = cutBodice(CUT);
  const front = openFront(bodice, { overlap: 14 });
  const satin = { texture: 'satin', gloss: { strength: 0.26, sharpness: 6 } } as const;
  const leaf = path(
    'M372 -14 C368 40 400 110 452 158 L404 150 C366 138 330 84 322 44 C336 16 352 -8 372 -14',
  );
  return {
    parts: [
      bodice.inside,
      label(450, 6, 38, 16),
      ...bodice.sleeves,
      ...cuffs(bodice, 44).map(
        (outline): Part => ({ ...satin, outline, rides: true, clip: true, thickness: 2.4 }),
      ),
      front.under,
      { ...front.over, grooves: armholeSeams(bodice).slice(0, 1) },
      patch(path('M506 270 L594 266 L596 364 L510 368'), satin, 6),
      ...both(leaf).map((outline): Part => ({ ...satin, outline, rides: true, lift: 4, thickness: 3 })),
      {
        outline: path(
          'M324 44 C336 10 352 -14 376 -26 C404 -40 496 -40 524 -26 C548 -14 564 10 576 44 C562 14 548 -4 528 -12 C500 -24 400 -24 372 -12 C352 -4 338 14 324 44',
        ),
        ...satin,
        rides: true,
        thickness: 2,
      },
      ...buttons(
        [0, 1, 2, 3].map((step): Point => [452, 186 + step * 126]),
        7.5,
      ),
    ],
  };
}

export function pyjamaBack(): View {
  const satin = { texture: 'satin', gloss: { strength: 0.26, sharpness: 6 } } as const;
  return backView(CUT, {
    cuff: { depth: 44, part: { ...satin, thickness: 2.4 } },
    hem: { stitched: 16 },
    seams: [BACK_YOKE],
    over: () => [collarBack(126, 34, 52, satin)],
  });
}
