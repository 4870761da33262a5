import { type Line, moved, type Point, path } from '../engine/geometry.ts';
import type { Part, View } from '../engine/part.ts';

/** Shoes are drawn from the side, 600 units long, the heel at x = 0 and the ground at y = 0. */
export const LEATHER = { texture: 'leather', gloss: { strength: 0.24, sharpness: 24 } } as const;

export const SOLE = { role: 'sole', texture: 'nylon', gloss: { strength: 0.16, sharpness: 16 } } as const;

export const shiftPart = (part: Part, x: number, y: number): Part => {
  const shift = (line: Line) => moved(line, x, y);
  const many = Array.isArray(part.outline[0]?.[0]);
  const { height } = part;
  return {
    ...part,
    outline: many ? (part.outline as Line[]).map(shift) : shift(part.outline as Line),
    folds: part.folds?.map((fold) => ({ ...fold, line: shift(fold.line) })),
    grooves: part.grooves?.map((groove) => ({ ...groove, line: shift(groove.line) })),
    stitches: part.stitches?.map(shift),
    ...(height && { height: (place) => height({ ...place, x: place.x - x, y: place.y - y }) }),
  };
};

/** A pair: the far shoe a little behind and above the near one. */
export function pair(shoe: () => Part[], far: Point, near: Point = [150, 700]): View {
  return {
    wobble: 0.25,
    parts: [
      ...shoe().map((part): Part => {
        const placed = shiftPart(part, near[0] + far[0], near[1] + far[1]);
        return part.rides ? placed : { ...placed, lift: (part.lift ?? 0) - 70, dim: (part.dim ?? 1) * 0.94 };
      }),
      ...shoe().map((part) => shiftPart(part, near[0], near[1])),
    ],
  };
}

/** A stacked heel of two centimetres and a thin sole with a welt, raised under the arch and at the toe. */
export function lowHeel(): Part[] {
  return [
    {
      outline: path('M8 -50 L172 -54 C173 -36 171 -16 166 0 L15 0 C11 -16 8 -34 8 -50'),
      ...SOLE,
      lift: 16,
      round: 0.4,
      thickness: 4,
      grooves: [12, 24].map((up) => ({
        line: [
          [8, -up],
          [172, -up],
        ] as Line,
        width: 1.8,
        depth: 1.2,
      })),
    },
    {
      outline: path(
        'M-1 -58 C80 -54 160 -56 230 -61 C300 -65 350 -50 410 -41 C480 -33 560 -42 612 -62 C622 -56 622 -45 614 -37 C580 -13 500 -4 430 -6 C370 -8 330 -27 270 -37 C220 -43 180 -38 160 -36 L4 -36 C-1 -42 -3 -50 -1 -58',
      ),
      ...SOLE,
      lift: 20,
      round: 0.45,
      thickness: 4,
      grooves: [
        {
          line: path('M0 -47 C100 -44 220 -52 270 -50 C330 -44 380 -24 430 -22 C500 -20 570 -30 616 -50'),
          width: 1.8,
          depth: 1.4,
        },
      ],
      stitches: [path('M6 -53 C80 -50 160 -51 230 -56 C300 -59 350 -44 410 -35 C480 -28 556 -37 604 -55')],
    },
  ];
}
