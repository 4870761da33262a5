import { hanging } from '../engine/folds.ts';
import { type Line, mirrored, moved, type Point, path, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import { collarBack, spine } from '../sewing/backs.ts';
import { armholeSeams, type BodiceCut, cutBodice } from '../sewing/bodice.ts';
import { both, buttons, label } from '../sewing/details.ts';
import { cuffs } from '../sewing/ribbing.ts';
import { CHILD } from './shared.ts';

const CUT: BodiceCut = {
  ...CHILD,
  seed: 643,
  shoulder: 182,
  slope: 42,
  armpit: [204, 216],
  texture: 'cotton',
  frontNeck: 66,
  sleeve: { length: 178, angle: 14, cuff: 72, fullness: 18 },
};

export const dress = (): View => cut('front');
export const dressBack = (): View => cut('back');

function cut(view: 'front' | 'back'): View {
  const behind = view === 'back';
  const random = seeded(behind ? 644 : 641);
  const slow = noise(642);
  const bodice = cutBodice(behind ? { ...CUT, seed: 645, frontNeck: 18 } : CUT);
  const side = through([246, 216], [252, 270], [256, 326]);
  const skirt = through([256, 326], [226, 460], [176, 640], [150, 720]);
  const hem: Line = Array.from({ length: 121 }, (_, step): Point => {
    const x = 150 + 5 * step;
    return [x, 720 + 20 * Math.sin((Math.PI * step) / 120) + 5 * slow(x / 22, 4)];
  });
  const left: Line = [...bodice.leftArmhole, ...side.slice(1), ...skirt.slice(1)];
  const outline: Line = [...bodice.frontNeckline.toReversed(), ...left, ...hem, ...mirrored(left)];
  const collar = path(
    'M362 -6 C360 40 400 70 449 72 C452 96 440 118 408 116 C360 112 328 76 330 30 C336 10 348 -2 362 -6',
  );
  return {
    parts: [
      ...(behind ? [] : [bodice.inside, label(450, 0, 36, 16)]),
      ...bodice.sleeves,
      ...cuffs(bodice, 20).map(
        (line): Part => ({ outline: line, texture: 'cotton', rides: true, clip: true, thickness: 2.4 }),
      ),
      {
        ...bodice.body,
        outline,
        folds: [
          ...hanging(random, [260, 640, 334], [160, 740, 740], {
            count: 13,
            width: 26,
            height: 11,
            start: 50,
          }),
          ...hanging(random, [280, 620, 330], [190, 710, 740], {
            count: 4,
            width: 60,
            height: 12,
            start: 60,
          }),
        ],
        height: ({ x, y }) =>
          3 * slow(x / 80, y / 140) +
          (y > 330 && y < 400 ? (1 - (y - 330) / 70) * 1.8 * Math.sin(x / 5 + 3 * slow(x / 20, 1)) : 0),
        grooves: [
          ...armholeSeams(bodice),
          ...(behind ? [{ line: spine(60, 330), width: 2, depth: 2 }] : []),
          { line: path('M254 328 C340 342 560 342 646 328'), width: 2.4, depth: 2.6 },
          { line: moved(hem, 0, -18), width: 1.6, depth: 1 },
        ],
      },
      ...(behind
        ? [collarBack(122, 26, 60, { role: 'rib', texture: 'cotton', cloth: false, lift: 3 })]
        : [
            ...both(collar).map(
              (line): Part => ({
                outline: line,
                role: 'rib',
                texture: 'cotton',
                rides: true,
                lift: 3,
                thickness: 3,
              }),
            ),
            ...buttons(
              [
                [450, 128],
                [450, 190],
                [450, 252],
              ],
              8,
            ),
          ]),
    ],
  };
}
