import { noise } from '../../../atelier/engine/random.ts';
import type { Point } from '../../cloth/geometry.ts';
import { PART } from '../../cloth/parts.ts';
import { beside, edge, mirrored, type PatternPiece } from '../../cloth/pattern.ts';
import { buttonsOn } from '../../laid/button.ts';
import type { Detail } from '../../render/details.ts';
import type { Garment } from '../../sewing/garment.ts';
import { LAID_FLAT, laidAt, pillow } from './laid-flat.ts';

/** The outline below is in units; one unit is this many metres. */
const UNIT = 0.00038;
/**
 * Outline of a hand as Bézier curves, from the hem over the little finger to the thumb. Each curve has two
 * control points and an end.
 */
const HAND = [
  [98, -330],
  [101, -250, 106, -150, 110, -60],
  [116, 0, 126, 70, 134, 130],
  [140, 172, 96, 184, 86, 150],
  [80, 110, 74, 70, 67, 40],
  [70, 92, 76, 150, 79, 206],
  [82, 250, 32, 256, 27, 214],
  [23, 160, 20, 100, 16, 48],
  [17, 110, 18, 180, 17, 240],
  [16, 284, -36, 284, -38, 240],
  [-40, 180, -39, 110, -39, 46],
  [-44, 90, -48, 150, -51, 208],
  [-54, 250, -104, 246, -104, 202],
  [-102, 140, -92, 60, -86, -8],
  [-98, 28, -116, 66, -142, 86],
  [-176, 104, -206, 64, -186, 30],
  [-158, -14, -122, -50, -112, -110],
  [-107, -170, -101, -250, -96, -330],
] as const;
const grain = noise(37);

const at = (x = 0, y = 0): Point => [x * UNIT, y * UNIT];
const outline = HAND.slice(1).map(([ax, ay, bx, by, x, y], index) => {
  const before = HAND[index] ?? [];
  return edge(`hand${index}`, at(...(before.slice(-2) as [number, number])), at(x, y), [
    at(ax, ay),
    at(bx, by),
  ]);
});
const hem = edge('hem', at(-96, -330), at(98, -330));

const cover = pillow(outline, { height: 0.0095, reach: 0.0115 });

/**
 * Height of the leather above the table at a point. Leather keeps the shape of a hand: its fingers are round,
 * and it has wrinkles at the wrist and where the thumb bends.
 */
function heightAt(point: Point): number {
  const [x, y] = point;
  const { height, inside } = cover(point);
  const wrist = Math.exp(-(((y + 0.05) / 0.022) ** 2));
  const thumb = Math.exp(-(((x + 0.034) / 0.018) ** 2) - ((y + 0.002) / 0.026) ** 2);
  const bent = 2.2 * grain(x * 24 + 9, y * 24 + 9);
  const wrinkles =
    0.0006 * wrist * Math.sin(y * 520 + bent * 3.2 + x * 70) +
    0.0013 * thumb * Math.sin((x * 0.8 - y) * 520 + bent);
  const knuckles =
    0.0006 * Math.max(0, grain(x * 60 + 4, y * 34 + 4)) + 0.0016 * grain(x * 18 + 2, y * 14 + 2);
  return height + (wrinkles + knuckles) * inside;
}

const hand = (name: string, degrees: number, to: readonly [number, number, number]): PatternPiece => ({
  name,
  part: PART.body,
  turned: false,
  softness: 1e-3,
  pinned: () => true,
  place: laidAt(degrees, to, heightAt),
  edges: [hem, ...outline],
});

/**
 * What is drawn on a glove: three rows of stitches on the back of the hand, a hem, and a slit with a button.
 */
function details(piece: PatternPiece, side: 1 | -1): Detail[] {
  const rows = [
    [-46, -58, -50, 20, -60, 40],
    [-6, -52, -6, 20, -10, 44],
    [36, -58, 34, 16, 40, 40],
  ].map(([ax, ay, bx, by, x, y]): Point[] => [at(ax, ay), at(bx, by), at(x, y)]);
  return [
    ...rows.map(
      (line): Detail => ({
        on: piece.name,
        line: line.map(([x, y]): Point => [side * x, y]),
        kind: 'seam',
        width: 0.0022,
        strength: 0.8,
      }),
    ),
    { on: piece.name, line: beside(piece, 'hem', 0.012), kind: 'stitch' },
    { on: piece.name, line: beside(piece, 'hem', 0.006), kind: 'band', width: 0.012 },
  ];
}

/** A pair of leather gloves; one lies on the other. */
export function gloves(): Garment {
  const right = hand('right', -7, [0.05, 0.012, 0]);
  const left = mirrored('left', hand('mirrored', -9, [0.05, 0, 0.013]));
  return {
    pattern: { pieces: [right, left], seams: [], spacing: 0.003 },
    ...LAID_FLAT,
    fabric: 'leather',
    thickness: 0.0014,
    buttons: ({ cloth }) =>
      (['right', 'left'] as const).flatMap((name) =>
        buttonsOn(cloth, name, [at(0, -290)], { radius: 0.0042, lift: 0.0022, holes: false }),
      ),
    details: [...details(right, 1), ...details(left, -1)],
  };
}
