import { creases, hanging } from '../engine/folds.ts';
import { mirrored, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';
import { spine, vent } from '../sewing/backs.ts';
import { label } from '../sewing/details.ts';
import { RISE, skirtOutline, waistband, waistbandBack } from './shared.ts';

export const skirtPencil = (): View => skirt('front');
export const skirtPencilBack = (): View => skirt('back');

function skirt(side: 'front' | 'back'): View {
  const behind = side === 'back';
  const random = seeded(behind ? 263 : 261);
  const [inside, band] = waistband(164, 40, 'twill') as [Part, Part];
  const slow = noise(262);
  const dart = path('M380 46 C376 100 372 140 370 176');
  return {
    parts: [
      ...(behind ? [] : [inside, label(450, -9, 36, 13)]),
      {
        outline: skirtOutline(164, 224, 230, 196, 690, undefined, behind ? RISE : undefined),
        texture: 'twill',
        round: 0.42,
        open: true,
        thickness: 1.6,
        folds: [
          ...creases(
            random,
            { x: 250, y: 190, width: 400, height: 130 },
            { count: 5, tilt: 2, width: 18, height: 3 },
          ),
          ...hanging(random, [290, 610, 330], [280, 620, 700], {
            count: 4,
            width: 36,
            height: 5,
            start: 200,
          }),
        ],
        height: ({ x, y }) => 3 * slow(x / 90, y / 150),
        grooves: [dart, mirrored(dart), ...(behind ? [spine(30, 700)] : [])].map((line) => ({
          line,
          width: 1.8,
          depth: 1.6,
        })),
      },
      ...(behind ? [...vent(520, 712, 'twill'), waistbandBack(164, 40, 'twill')] : [band]),
    ],
  };
}
