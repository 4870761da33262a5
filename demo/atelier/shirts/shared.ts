import { type Fold, foldAlong } from '../engine/folds.ts';
import { type Line, mirrored, moved, type Point, path, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import type { TextureName } from '../engine/textures.ts';
import type { Bodice, BodiceCut } from '../sewing/bodice.ts';
import { both, buttons, label, rectangle } from '../sewing/details.ts';

/** The turned-down collar of a shirt, and the stand inside its back. `open` spreads the leaves by so many millimetres. */
export function shirtCollar(texture: TextureName, open = 0): { stand: Part[]; leaves: Part[] } {
  const y = 66 + open;
  const leaf = path(
    `M372 -16 C374 22 ${404 - open * 0.2} ${48 + open * 0.3} 449 ${y + 4} L${398 - open * 0.3} ${y + 62} C${372 - open * 0.2} ${y + 24} 352 52 350 10 C356 -4 362 -12 372 -16`,
  );
  const edge = path(
    `M356 16 C360 56 ${378 - open * 0.2} ${y + 20} ${399 - open * 0.3} ${y + 52} L${444} ${y + 4}`,
  );
  return {
    stand: [
      {
        outline: path(
          `M370 -14 C396 -44 504 -44 530 -14 C520 ${20 + open * 0.2} 486 ${y} 450 ${y + 4} C414 ${y} 380 ${20 + open * 0.2} 370 -14`,
        ),
        role: 'base',
        texture,
        lift: -34,
        dim: 0.84,
        height: ({ x: at }) => -14 * (1 - ((at - 450) / 90) ** 2),
      },
      label(450, -14, 36, 15),
    ],
    leaves: both(leaf).map(
      (outline, side): Part => ({
        outline,
        texture,
        rides: true,
        lift: 5,
        thickness: 3,
        warp: side === 0 ? 70 : 110,
        grooves: [{ line: side === 0 ? edge : mirrored(edge), width: 1.4, depth: 0.9 }],
        stitches: [side === 0 ? edge : mirrored(edge)],
        height: ({ x, y: at }) => 6 - 0.05 * Math.max(0, at - 20) - 0.0006 * (x - 450) ** 2,
      }),
    ),
  };
}

/** A placket of so many buttons from below the collar to the hem. */
export function placket(texture: TextureName, from: number, to: number, count: number, width = 34): Part[] {
  const places = Array.from(
    { length: count },
    (_, step): Point => [450, from + 12 + (step * (to - from - 70)) / (count - 1)],
  );
  const half = width / 2;
  const seams = [-half + 5, half - 5].map(
    (x): Line => [
      [450 + x, from],
      [450 + x, to],
    ],
  );
  return [
    {
      outline: rectangle(450 - half, from - 6, width, to - from + 30),
      texture,
      rides: true,
      clip: true,
      lift: 0.6,
      thickness: 2,
      grooves: seams.map((line) => ({ line, width: 1.3, depth: 0.7 })),
      stitches: seams,
    },
    ...buttons(places, 6.2),
  ];
}

export const SHIRT: BodiceCut = {
  seed: 42,
  neck: 76,
  shoulder: 204,
  slope: 44,
  armpit: [228, 238],
  waist: 222,
  hem: 224,
  length: 690,
  hemDrop: 44,
  frontNeck: 72,
  backNeck: 8,
  sleeve: { length: 600, angle: 8, cuff: 46, fullness: 9 },
  texture: 'cotton',
  drape: 1.25,
};

export const hemStitch = (bodice: Bodice, by = 14): Line => moved(bodice.hemline, 0, -by);

/** Where the yoke of a shirt ends on its back. */
export const BACK_YOKE: Line = path('M230 100 C330 108 570 108 670 100');

/** A pleat below the middle of a yoke, that opens on its way down. */
export function boxPleat(from: number, to: number): Fold[] {
  const edge = through([434, from], [433, from + (to - from) * 0.4], [424, to]);
  return [edge, mirrored(edge)].flatMap((line) => [
    foldAlong(line, 6, -4),
    foldAlong(moved(line, (line[0]?.[0] ?? 450) < 450 ? -8 : 8, 0), 8, 3),
  ]);
}
