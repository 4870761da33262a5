import { creases, type Fold, mirroredFolds, radiating } from '../engine/folds.ts';
import { type Line, mirrored, moved, type Point, path, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { both } from '../sewing/details.ts';

export function briefs(): View {
  const random = seeded(721);
  const left = path('M210 96 C206 130 204 170 206 206 C280 230 370 320 404 420');
  const waist = through([210, 96], [330, 112], [450, 116], [570, 112], [690, 96]);
  const outline: Line = [
    ...waist.toReversed(),
    ...left,
    ...through([404, 420], [426, 430], [450, 432], [474, 430], [496, 420]).slice(1),
    ...mirrored(left).slice(1),
  ];
  const backWaist = through([210, 96], [330, 78], [450, 74], [570, 78], [690, 96]);
  const leg = path('M206 206 C280 230 370 320 404 420');
  const folds = (): Fold[] =>
    radiating(random, [404, 420], { towards: 248, spread: 60, length: 200, count: 4, width: 13, height: 4 });
  return {
    parts: [
      {
        outline: [...backWaist, ...waist.toReversed()],
        role: 'inside',
        texture: 'jersey',
        lift: -46,
        dim: 0.78,
      },
      {
        outline,
        texture: 'jersey',
        round: 0.32,
        thickness: 2,
        folds: [
          ...folds(),
          ...mirroredFolds(folds()),
          ...creases(
            random,
            { x: 240, y: 150, width: 420, height: 90 },
            { count: 3, tilt: 2, width: 20, height: 3 },
          ),
        ],
      },
      {
        outline: [...waist, ...moved(waist, 0, 26).reverse()],
        role: 'rib',
        texture: 'lace',
        rides: true,
        clip: true,
        thickness: 3,
      },
      ...both(leg).map(
        (line): Part => ({
          outline: [...line, ...line.map(([x, y]): Point => [x + (x < 450 ? 12 : -12), y - 14]).reverse()],
          role: 'rib',
          texture: 'lace',
          rides: true,
          clip: true,
          thickness: 2.4,
        }),
      ),
      ...[-1, 1].map(
        (side): Part => ({
          outline: path(
            `M450 134 C${450 + side * 10} 120 ${450 + side * 30} 120 ${450 + side * 32} 134 C${450 + side * 30} 148 ${450 + side * 10} 146 450 136`,
          ),
          role: 'rib',
          texture: 'satin',
          rides: true,
          lift: 2,
          thickness: 2.6,
          round: 0.4,
        }),
      ),
    ],
  };
}
