import { creases, radiating } from '../engine/folds.ts';
import { type Line, type Point, path, ring } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';
import { LEATHER, METAL } from './shared.ts';

export function gloves(): View {
  const random = seeded(541);
  const hand = path(
    'M-96 330 C-100 250 -104 170 -108 100 C-116 40 -150 10 -176 -30 C-190 -56 -176 -84 -148 -76 C-118 -64 -98 -26 -82 10 C-84 -60 -92 -150 -94 -210 C-94 -244 -52 -248 -48 -214 C-44 -150 -40 -90 -34 -40 C-34 -110 -36 -190 -34 -250 C-32 -284 10 -284 12 -250 C14 -190 14 -110 16 -40 C22 -100 26 -170 32 -226 C36 -258 74 -254 74 -222 C72 -160 66 -90 64 -30 C72 -70 82 -120 92 -164 C100 -192 132 -184 130 -156 C124 -90 112 -10 106 60 C102 150 100 250 98 330',
  );
  const glove = (x: number, y: number, flip: number): Part[] => {
    const put = (line: Line) => line.map(([px, py]): Point => [x + px * flip, y + py]);
    const lines = [
      path('M-42 60 C-46 10 -52 -20 -58 -50'),
      path('M4 56 C2 10 0 -20 -2 -50'),
      path('M48 60 C50 20 54 -10 58 -40'),
    ].map(put);
    return [
      {
        outline: put(hand),
        ...LEATHER,
        round: 0.62,
        open: true,
        thickness: 4,
        lift: flip > 0 ? 8 : -20,
        grooves: lines.map((line) => ({ line, width: 4, depth: -3 })),
        folds: [
          ...creases(
            random,
            { x: x - 90, y: y + 130, width: 180, height: 70 },
            { count: 4, width: 14, height: 3.4 },
          ),
          ...radiating(random, [x - 100 * flip, y + 60], {
            towards: flip > 0 ? 20 : 160,
            spread: 70,
            length: 110,
            count: 3,
            width: 12,
            height: 3,
          }),
        ],
      },
      {
        outline: put(path('M-98 250 C-40 262 40 262 100 250 L98 272 C40 284 -40 284 -98 272')),
        ...LEATHER,
        rides: true,
        clip: true,
        lift: 1.5,
        thickness: 3,
      },
      { outline: put(ring(0, 267, 9, 9)), ...METAL, rides: true, thickness: 4 },
    ];
  };
  return { wobble: 0.4, parts: [...glove(350, -20, -1), ...glove(560, 20, 1)] };
}
