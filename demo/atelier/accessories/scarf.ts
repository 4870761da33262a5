import { foldAlong, hanging } from '../engine/folds.ts';
import { type Line, path, ribbon, through } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { noise, seeded } from '../engine/random.ts';

export function scarf(): View {
  const random = seeded(531);
  const slow = noise(532);
  const tail = (x: number, width: number, foot: number, lean: number): Line =>
    path(
      `M${x} 60 C${x - 6} 260 ${x + lean} 520 ${x + lean} ${foot} L${x + lean + width} ${foot + 8} C${x + lean + width + 2} 520 ${x + width + 8} 260 ${x + width} 54`,
    );
  const fringe = (x: number, width: number, y: number): Line[] =>
    Array.from({ length: 26 }, (_, order): Line => {
      const from = x + (width * (order + 0.5)) / 26;
      const sway = (random() - 0.5) * 14;
      return ribbon(
        through([from, y - 6], [from + sway * 0.4, y + 30], [from + sway, y + 66 + random() * 12]),
        5,
        2.6,
      );
    });
  const cloth = { texture: 'wool' } as const;
  const wraps: [number, number, number][] = [
    [-34, 52, 11],
    [-4, 66, -10],
    [26, 78, 10],
    [52, 84, -9],
  ];
  return {
    wobble: 1.6,
    parts: [
      ...fringe(352, 176, 800).map(
        (outline): Part => ({ outline, ...cloth, lift: -14, thickness: 2, round: 0.5 }),
      ),
      {
        outline: tail(362, 178, 800, -8),
        ...cloth,
        round: 0.3,
        open: true,
        lift: -16,
        thickness: 7,
        folds: hanging(random, [372, 530, 80], [364, 524, 806], {
          count: 4,
          width: 26,
          height: 10,
          start: 120,
        }),
      },
      ...fringe(436, 178, 690).map(
        (outline): Part => ({ outline, ...cloth, lift: 10, thickness: 2, round: 0.5 }),
      ),
      {
        outline: tail(410, 180, 690, 24),
        ...cloth,
        round: 0.34,
        open: true,
        lift: 6,
        thickness: 8,
        warp: 88,
        folds: hanging(random, [420, 580, 80], [438, 610, 700], {
          count: 4,
          width: 28,
          height: 11,
          start: 120,
        }),
      },
      {
        outline: path(
          'M338 24 C366 -58 534 -64 596 4 C622 44 612 116 566 136 C500 160 416 160 366 138 C326 118 316 64 338 24',
        ),
        ...cloth,
        rides: true,
        round: 0.62,
        lift: 10,
        thickness: 10,
        warp: 8,
        folds: wraps.map(([y, sag, height]) =>
          foldAlong(
            through(
              [336, y + 30],
              [396, y + sag * 0.9],
              [460, y + sag],
              [540, y + sag * 0.86],
              [604, y + 24],
            ),
            15,
            height,
            'even',
          ),
        ),
        height: ({ x, y }) => 3 * slow(x / 60, y / 30),
      },
    ],
  };
}
