import { creases, foldAlong, radiating } from '../engine/folds.ts';
import { type Line, path, ribbon, symmetric, through } from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { patch, rectangle, studs } from '../sewing/details.ts';
import { LEATHER } from './shared.ts';

export function bagTote(): View {
  const random = seeded(511);
  const body = symmetric(
    path(
      'M450 0 C360 6 260 6 176 -4 C170 160 166 360 176 540 C182 566 200 572 240 574 C320 578 400 580 450 580',
    ),
  );
  const handle = (top: number, wide: number): Line =>
    through(
      [450 - wide, 90],
      [450 - wide + 8, -60],
      [450 - wide * 0.62, top + 30],
      [450, top],
      [450 + wide * 0.62, top + 30],
      [450 + wide - 8, -60],
      [450 + wide, 90],
    );
  return {
    wobble: 0.5,
    parts: [
      { outline: ribbon(handle(-236, 122), 24), ...LEATHER, lift: -40, thickness: 4, round: 0.4, dim: 0.9 },
      {
        outline: path('M176 -4 C260 -26 640 -26 724 -4 C640 8 260 8 176 -4'),
        role: 'inside',
        texture: 'canvas',
        lift: -40,
        dim: 0.7,
      },
      {
        outline: body,
        ...LEATHER,
        round: 0.24,
        thickness: 6,
        folds: [
          foldAlong(through([206, 30], [196, 300], [210, 560]), 26, 7),
          foldAlong(through([694, 30], [704, 300], [690, 560]), 26, 7),
          ...radiating(random, [328, 90], {
            towards: 90,
            spread: 50,
            length: 240,
            count: 3,
            width: 24,
            height: 5,
          }),
          ...radiating(random, [572, 90], {
            towards: 90,
            spread: 50,
            length: 240,
            count: 3,
            width: 24,
            height: 5,
          }),
          ...creases(
            random,
            { x: 200, y: 400, width: 500, height: 130 },
            { count: 4, tilt: 3, width: 26, height: 5 },
          ),
        ],
        stitches: [
          path('M182 22 C270 32 630 32 718 22'),
          path('M184 534 C200 556 240 560 300 562 C400 568 500 568 600 562 C660 560 700 556 716 534'),
        ],
      },
      ...[328, 572].map((x) =>
        patch(rectangle(x - 22, 60, 44, 70), { ...LEATHER, lift: 3, thickness: 4 }, 6),
      ),
      { outline: ribbon(handle(-210, 122), 25), ...LEATHER, lift: 26, thickness: 5, round: 0.5 },
      studs(
        [
          [328, 116],
          [572, 116],
        ],
        7,
      ),
    ],
  };
}
