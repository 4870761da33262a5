import { type Line, mirrored, type Point, path, through } from '../engine/geometry.ts';
import type { Part } from '../engine/part.ts';
import type { TextureName } from '../engine/textures.ts';
import type { BodiceCut } from '../sewing/bodice.ts';

/** Where a jacket's fronts meet, and how its lapels are cut. */
export type Lapel = {
  meeting: number;
  tip: Point;
  gorge: Point;
  collarTip: Point;
  texture: TextureName;
  stitched?: boolean;
};

/** Neckline from the left neck point straight down to where the fronts meet, and up again. */
export function deepV(neck: number, meeting: number): Line {
  const half = path(
    `M${450 - neck} -2 C${450 - neck + 14} ${meeting * 0.3} ${450 - 26} ${meeting * 0.72} 452 ${meeting}`,
  );
  return [...half, ...mirrored(half)];
}

/** Collar and lapels of a jacket that is open to `meeting`; the left side lies on the right one. */
export function lapels(
  neck: number,
  { meeting, tip, gorge, collarTip, texture, stitched = false }: Lapel,
): Part[] {
  const edge = through(
    [450 - neck + 10, 30],
    [450 - neck * 0.72, meeting * 0.36],
    [450 - 16, meeting * 0.8],
    [454, meeting + 4],
  );
  const lapel: Line = [
    ...edge.slice(4),
    ...through(
      [454, meeting + 4],
      [(tip[0] + 454) / 2 - 12, (tip[1] + meeting) / 2 + 8],
      [tip[0] - 1, tip[1] + 22],
      tip,
    ),
    gorge,
  ];
  const collar: Line = [
    ...path(
      `M450 -34 C410 -34 ${450 - neck} -24 ${450 - neck - 6} -6 C${450 - neck - 22} 10 ${collarTip[0] - 8} ${collarTip[1] - 40} ${collarTip[0]} ${collarTip[1]}`,
    ),
    gorge,
    ...path(
      `M${450 - neck * 0.82} ${gorge[1] - 14} C${450 - neck + 2} 40 ${450 - neck + 4} 10 ${450 - neck + 12} -8 C430 -22 440 -22 450 -22`,
    ),
  ];
  const inset = (line: Line, by: number): Line => line.map(([x, y]): Point => [x + by, y - by * 0.2]);
  const piece = (outline: Line, right: boolean, lift: number): Part => ({
    outline: right ? mirrored(outline) : outline,
    texture,
    rides: true,
    lift,
    thickness: 4.5,
    warp: right ? 100 : 80,
    height: ({ x }) => 7 * (1 - Math.min(1, Math.abs((right ? 900 - x : x) - tip[0]) / 110)),
    ...(stitched && { stitches: [right ? mirrored(inset(outline, 7)) : inset(outline, 7)] }),
  });
  return [piece(lapel, true, 3), piece(collar, true, 3), piece(lapel, false, 4), piece(collar, false, 4)];
}

export type JacketCut = {
  cut: BodiceCut;
  overlap: number;
  cutaway?: number;
  lapel: Lapel;
  extras: Part[];
  front: Part[];
};
