import { creases, type Fold, mirroredFolds, radiating } from '../engine/folds.ts';
import { path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both, buttons, label, studs } from '../sewing/details.ts';
import { cuffs, neckBand } from '../sewing/ribbing.ts';
import { CHILD, RIB, romperOutline } from './shared.ts';

const CUT: BodiceCut = {
  ...CHILD,
  seed: 623,
  shoulder: 176,
  slope: 40,
  armpit: [204, 214],
  sleeve: { length: 190, angle: 13, cuff: 76, fullness: 4 },
};

export const romper = (): View => cut('front');
export const romperBack = (): View => cut('back');

function cut(side: 'front' | 'back'): View {
  const behind = side === 'back';
  const random = seeded(behind ? 624 : 621);
  const slow = noise(622);
  const bodice = cutBodice(behind ? { ...CUT, seed: 625, frontNeck: 18 } : CUT);
  const outline = romperOutline(bodice.frontNeckline, bodice.leftArmhole, {
    waist: [262, 360],
    hip: [236, 520],
    crotch: 640,
    out: [262, 648],
    inn: [372, 664],
  });
  const folds = (): Fold[] => [
    ...radiating(random, [450, 640], {
      towards: 236,
      spread: 90,
      length: 190,
      count: 5,
      width: 14,
      height: 5,
    }),
    ...radiating(random, [256, 226], {
      towards: 50,
      spread: 60,
      length: 190,
      count: 4,
      width: 14,
      height: 5,
    }),
  ];
  const neck = neckBand(bodice, 22, { ...RIB, texture: 'fineRib' });
  const legs = path('M250 626 C300 652 340 664 384 666 L372 646 C340 644 300 632 256 606');
  return {
    parts: [
      ...(behind ? [] : [bodice.inside, neck.back, label(450, 2, 36, 16)]),
      ...bodice.sleeves,
      ...cuffs(bodice, 20).map(
        (line): Part => ({ ...RIB, texture: 'fineRib', outline: line, clip: true, thickness: 2 }),
      ),
      {
        ...bodice.body,
        outline,
        open: false,
        folds: [
          ...folds(),
          ...mirroredFolds(folds()),
          ...creases(
            random,
            { x: 270, y: 380, width: 360, height: 120 },
            { count: 3, tilt: 3, width: 20, height: 4 },
          ),
        ],
        height: ({ x, y }) => 3.4 * slow(x / 90, y / 120),
        grooves: armholeSeams(bodice),
      },
      ...both(legs).map(
        (line): Part => ({ ...RIB, texture: 'fineRib', outline: line, clip: true, thickness: 3 }),
      ),
      ...(behind ? [] : fastenings()),
      neck.front,
    ],
  };
}

/** The placket at the neck and the snaps between the legs. */
const fastenings = (): Part[] => [
  {
    outline: [
      [436, 78],
      [464, 78],
      [464, 300],
      [436, 300],
    ],
    texture: 'jersey',
    rides: true,
    clip: true,
    lift: 1,
    thickness: 2.4,
  },
  ...buttons(
    [
      [450, 110],
      [450, 170],
      [450, 230],
      [450, 284],
    ],
    8,
  ),
  {
    outline: path('M396 628 C420 648 480 648 504 628 L500 654 C480 668 420 668 400 654'),
    texture: 'jersey',
    rides: true,
    clip: true,
    lift: 1,
    thickness: 2.4,
  },
  studs(
    [
      [418, 648],
      [450, 654],
      [482, 648],
    ],
    6,
  ),
];
