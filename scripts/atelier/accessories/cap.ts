import { type Line, moved, path, ring, symmetric } from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';

export function cap(): View {
  const cloth = { texture: 'twill' } as const;
  const crown = symmetric(
    path('M450 0 C360 2 270 50 232 150 C214 210 210 270 214 330 C290 352 380 358 450 358'),
  );
  const brim = symmetric(
    path('M450 336 C370 336 280 330 220 318 C196 356 192 410 206 446 C270 428 360 420 450 421'),
  );
  const seams: Line[] = [
    [
      [450, 4],
      [450, 350],
    ],
    path('M446 4 C370 60 320 180 312 344'),
    path('M454 4 C530 60 580 180 588 344'),
  ];
  return {
    wobble: 0.5,
    parts: [
      {
        outline: crown,
        ...cloth,
        round: 0.62,
        open: true,
        thickness: 4,
        grooves: seams.map((line) => ({ line, width: 2, depth: 1.8 })),
        stitches: seams.flatMap((line) => [moved(line, -6, 0), moved(line, 6, 0)]),
      },
      {
        outline: [ring(356, 130, 6), ring(544, 130, 6)],
        role: 'dark',
        texture: 'smooth',
        rides: true,
        dim: 0.7,
      },
      {
        outline: [ring(356, 130, 10), ring(356, 130, 6), ring(544, 130, 10), ring(544, 130, 6)],
        ...cloth,
        rides: true,
        thickness: 3,
      },
      { outline: ring(450, 2, 17, 11), ...cloth, rides: true, lift: 4, thickness: 5, round: 0.5 },
      {
        outline: brim,
        ...cloth,
        lift: 60,
        thickness: 5,
        height: ({ x, y }) =>
          26 * Math.sin(Math.min(1, Math.max(0, (y - 310) / 150)) * 1.5) - 0.0012 * (x - 450) ** 2,
        grooves: [],
        stitches: [0, 1, 2, 3, 4].map((row) =>
          path(
            `M${216 - row * 7} ${346 + row * 21} C300 ${348 + row * 17} 600 ${348 + row * 17} ${684 + row * 7} ${346 + row * 21}`,
          ),
        ),
      },
    ],
  };
}
