import { creases, radiating } from '../engine/folds.ts';
import { type Line, moved, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';
import { seeded } from '../engine/random.ts';

export function socks(): View {
  const random = seeded(741);
  const shape = path(
    'M0 0 C40 -8 90 -8 132 0 C134 120 130 240 128 330 C134 376 170 404 230 440 C286 474 330 500 330 544 C326 584 280 592 232 580 C160 562 70 520 24 470 C-6 430 6 380 4 330 C2 220 -2 110 0 0',
  );
  const sock = (x: number, y: number, lift: number, dim: number): Part[] => {
    const put = (line: Line) => moved(line, x, y);
    return [
      {
        outline: put(shape),
        texture: 'fineRib',
        round: 0.34,
        thickness: 4,
        lift,
        dim,
        warp: 90,
        folds: [
          ...radiating(random, [x + 128, y + 350], {
            towards: 170,
            spread: 80,
            length: 120,
            count: 4,
            width: 11,
            height: 4,
          }),
          ...creases(
            random,
            { x: x + 60, y: y + 430, width: 150, height: 70 },
            { count: 3, tilt: 34, width: 12, height: 3 },
          ),
        ],
      },
      {
        outline: put(path('M-4 -14 C40 -20 90 -20 138 -14 L138 64 C90 58 40 58 -4 64')),
        role: 'rib',
        texture: 'rib',
        textureSize: 0.7,
        rides: true,
        clip: true,
        thickness: 4,
        lift: 1,
        dim,
      },
      {
        outline: put(path('M-20 372 C40 380 96 420 90 480 C60 540 -20 520 -20 470')),
        role: 'rib',
        texture: 'fineKnit',
        rides: true,
        clip: true,
        thickness: 1.4,
        dim,
      },
      {
        outline: put(path('M250 430 C236 490 240 540 262 600 L350 600 L350 430')),
        role: 'rib',
        texture: 'fineKnit',
        rides: true,
        clip: true,
        thickness: 1.4,
        dim,
      },
    ];
  };
  return { wobble: 0.8, parts: [...sock(320, 0, -14, 0.95), ...sock(220, 56, 8, 1)] };
}
