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

/** A stacked heel of two centimetres and a thin sole with a welt. */
export function lowHeel(): Part[] {
  return [
    {
      outline: path('M8 -40 L176 -36 L172 0 L14 0 C10 -12 8 -26 8 -40'),
      ...SOLE,
      lift: 16,
      round: 0.4,
      thickness: 4,
      grooves: [16, 28].map((up) => ({
        line: [
          [8, -up],
          [176, -up],
        ] as Line,
        width: 1.8,
        depth: 1.2,
      })),
    },
    {
      outline: path(
        'M2 -44 C150 -46 460 -46 606 -46 C616 -40 616 -26 606 -20 C540 -2 420 0 330 -8 C250 -18 200 -26 6 -28 C2 -34 2 -38 2 -44',
      ),
      ...SOLE,
      lift: 20,
      round: 0.45,
      thickness: 4,
      grooves: [{ line: path('M4 -32 C200 -32 450 -30 608 -34'), width: 1.8, depth: 1.4 }],
      stitches: [path('M10 -39 C200 -41 450 -41 602 -41')],
    },
  ];
}
