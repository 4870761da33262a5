import {
  type Line,
  mirrored,
  moved,
  type Point,
  path,
  ring,
  symmetric,
  towards,
} from '../engine/geometry.ts';
import type { View } from '../engine/part.ts';

export function cap(): View {
  const cloth = { texture: 'twill' } as const;
  const crown = symmetric(
    path('M450 0 C360 2 270 50 232 150 C214 210 208 280 212 352 C290 372 380 376 450 376'),
  );
  const brimTop = path('M450 300 C370 300 284 308 224 334');
  const brimEdge = path('M450 452 C340 452 248 428 200 388');
  const brim = symmetric([
    ...brimTop,
    ...path('M224 334 C198 344 186 366 200 388'),
    ...brimEdge.toReversed(),
  ]);
  /** A row of stitches between the crown and the edge of the brim. */
  const row = (share: number): Line => {
    const half = brimEdge.map((point, step): Point => towards(brimTop[step] ?? point, point, share));
    return [...half.toReversed(), ...mirrored(half.toReversed())];
  };
  const seams: Line[] = [
    [
      [450, 4],
      [450, 330],
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
        lift: 84,
        thickness: 6,
        height: ({ x, y }) => 34 * Math.sin(Math.max(0, (y - 300) / 150) * 1.35) - 0.0011 * (x - 450) ** 2,
        grooves: [0.2, 0.36, 0.52, 0.68, 0.84].map((share) => ({ line: row(share), width: 2, depth: 1 })),
        stitches: [0.2, 0.36, 0.52, 0.68, 0.84].map(row),
      },
    ],
  };
}
