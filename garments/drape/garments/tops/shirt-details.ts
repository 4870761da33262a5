import type { Point } from '../../cloth/geometry.ts';
import { beside } from '../../cloth/pattern.ts';
import type { BowMeasures } from '../../laid/bow.ts';
import { type CollarMeasures, leafReach } from '../../laid/collar.ts';
import type { Detail } from '../../render/details.ts';
import type { FabricName } from '../../render/fabrics.ts';
import { stitchedHem, type Top, type TopMeasures, topSeams } from '../../sewing/top.ts';
import type { TorsoMeasures } from '../../sewing/torso.ts';

/**
 * A chest pocket: its upper corner beside the placket, its width and height, in metres. If it has a `flap`
 * (its height), there is a pocket on both sides.
 */
type PocketMeasures = { corner: Point; width: number; height: number; flap?: number };

/**
 * Measures of a shirt or blouse in metres. Widths are half widths, depths are measured from the shoulder
 * down.
 */
export type ShirtMeasures = Pick<TopMeasures, 'shape' | 'torso' | 'neckDepth' | 'softness' | 'tail'> &
  Pick<TopMeasures, 'arms' | 'raised' | 'sleeve' | 'front' | 'armholeCut'> & {
    /** Height of the cuff, and its width as a share of the width of the sleeve. */
    cuff?: number;
    cuffDrawnIn?: number;
    /** Height of the turned-up end of a sleeve without a cuff. */
    turnedUp?: number;
    /** Height of the hem of a sleeve without a cuff. */
    sleeveHem?: number;
    collar: Omit<CollarMeasures, 'length'>;
    /** Half the width of the placket, in metres. */
    placket: number;
    /** Depth of the lower end of a placket that ends above the hem. */
    placketEnd?: number;
    /**
     * Which front is on top, from the wearer's point of view. On a `box` placket this is not visible, because
     * it looks the same on both sides.
     */
    closes: 'right' | 'left' | 'box';
    pocket?: PocketMeasures;
    /** Pintucks beside the placket: their distances from the middle, and the height of their lower end. */
    tucks?: { asides: readonly number[]; bottom: number };
    buttons: { first: number; apart: number; radius: number };
    /** A bow at the neck, tied from the long ends of the collar. */
    bow?: BowMeasures;
    fabric?: FabricName;
    unevenness?: number;
    thickness?: number;
    scale?: number;
    /**
     * In how many rounds small folds are smoothed. Children's shirts need more, because their cloth is thick
     * in relation to their size.
     */
    evened?: number;
    /**
     * In how many more rounds the cloth below the placket is smoothed, because double cloth has fewer folds.
     */
    stiff?: number;
  };

/** Height of the hem in the middle of the front. */
export const bottomOf = ({ torso, tail = 0, front }: ShirtMeasures) =>
  -torso.length - (front?.tail ?? tail) * 1.0875;

/** Depth of the lower end of the placket. */
export const placketEndOf = (measures: ShirtMeasures) => measures.placketEnd ?? bottomOf(measures);

/** Outline of the flap over a chest pocket, with cut-off corners. */
export const pocketFlapOf = ({ corner: [x, y], width, flap = 0 }: PocketMeasures): Point[] => [
  [x - 0.003, y + 0.014],
  [x - 0.003, y + 0.02 - flap],
  [x + 0.012, y + 0.01 - flap],
  [x + width - 0.012, y + 0.01 - flap],
  [x + width + 0.003, y + 0.02 - flap],
  [x + width + 0.003, y + 0.014],
];

/** The mirror image of an outline, on the other side of the front. */
export const onOtherSide = (outline: readonly Point[]): Point[] => outline.map(([x, y]): Point => [-x, y]);

/** Outline of a chest pocket, with a point at the bottom. */
export const pocketOf = ({ corner, width, height }: PocketMeasures): Point[] => {
  const [x, y] = corner;
  return [
    [x, y],
    [x, y - height],
    [x + width / 2, y - height - 0.016],
    [x + width, y - height],
    [x + width, y],
  ];
};

const stitch = (on: string, line: readonly Point[]): Detail => ({ on, line, kind: 'stitch' });
const groove = (on: string, line: readonly Point[], width: number): Detail => ({
  on,
  line,
  kind: 'seam',
  width,
});

/**
 * The yoke at the back with a pleat below it, and its seam in front, because the yoke goes over the
 * shoulders.
 */
function yoke({ neck, shoulder, shoulderDrop }: TorsoMeasures): Detail[] {
  const behind = (y: number): Point[] => [
    [-shoulder + 0.03, y - 0.002],
    [0, y],
    [shoulder - 0.03, y - 0.002],
  ];
  return [
    groove('back', behind(-0.106), 0.004),
    stitch('back', behind(-0.11)),
    ...[1, -1].flatMap((side): Detail[] => {
      const over = (down: number): Point[] => [
        [side * neck, -down],
        [side * (shoulder - 0.012), -shoulderDrop - down],
      ];
      const pleat: Point[] = [
        [side * 0.015, -0.108],
        [side * 0.013, -0.2],
        [side * 0.008, -0.34],
      ];
      return [
        groove('front', over(0.036), 0.003),
        stitch('front', over(0.039)),
        groove('back', pleat, 0.004),
      ];
    }),
  ];
}

/** What is drawn on the cloth of a shirt: seams and stitches. */
export function shirtDetails(top: Top, collar: CollarMeasures, measures: ShirtMeasures): Detail[] {
  const { torso, placket, neckDepth, pocket, tucks, cuff, sleeveHem } = measures;
  const cuffs = top.bands.filter(({ name }) => name.startsWith('sleeve'));
  return [
    ...topSeams(top, 0.003),
    ...[top.front, top.back].flatMap((piece): Detail[] => [
      stitch(piece.name, beside(piece, 'hem', 0.007)),
      { on: piece.name, line: beside(piece, 'hem', 0.004), kind: 'band', width: 0.007 },
      ...['armholeRight', 'armholeLeft'].map((side) => stitch(piece.name, beside(piece, side, 0.007))),
    ]),
    ...cuffs.flatMap((piece) => [
      stitch(piece.name, beside(piece, 'hem', 0.006)),
      stitch(piece.name, beside(piece, 'top', 0.005)),
    ]),
    ...(cuff || !sleeveHem ? [] : top.sleeves.flatMap((piece) => stitchedHem(piece, sleeveHem))),
    ...yoke(torso),
    ...[1, -1].map((side) =>
      stitch('front', [
        [side * (placket - 0.005), -neckDepth],
        [side * (placket - 0.005), placketEndOf(measures)],
      ]),
    ),
    ...(measures.placketEnd ? placketEnd(placket, measures.placketEnd) : []),
    ...(pocket ? pocketStitches(pocket) : []),
    ...(tucks ? pintucks(tucks, torso) : []),
    collar.standing
      ? stitch(
          'stand',
          [0, collar.length].map((x): Point => [x, collar.standHeight - 0.004]),
        )
      : stitch('leaf', leafEdge(collar)),
  ];
}

/** Stitches across the lower end of a placket. */
const placketEnd = (placket: number, end: number): Detail[] =>
  [0.003, 0.018].map((up) =>
    stitch('front', [
      [-placket + 0.005, end + up],
      [placket - 0.005, end + up],
    ]),
  );

function pocketStitches(pocket: PocketMeasures): Detail[] {
  const [x, y] = pocket.corner;
  const inwards = (point: Point): Point => [
    point[0] + 0.002 * Math.sign(x + pocket.width / 2 - point[0]),
    point[1],
  ];
  if (pocket.flap) {
    const lines = [
      pocketOf(pocket).map(inwards),
      pocketFlapOf(pocket).map(([px, py]): Point => [inwards([px, py])[0], py + 0.004]),
    ];
    return lines.flatMap((line) => [stitch('front', line), stitch('front', onOtherSide(line))]);
  }
  return [
    stitch('front', pocketOf(pocket).map(inwards)),
    stitch('front', [
      [x, y - 0.024],
      [x + pocket.width, y - 0.024],
    ]),
  ];
}

/** Pintucks: folds that are sewn down, away from the placket. They start at the seam of the yoke. */
function pintucks(
  { asides, bottom }: NonNullable<ShirtMeasures['tucks']>,
  { neck, shoulder, shoulderDrop }: TorsoMeasures,
): Detail[] {
  return [1, -1].flatMap((side) =>
    asides.flatMap((aside): Detail[] => {
      const slope = Math.max(0, aside - neck) / (shoulder - neck);
      const line = (x: number): Point[] => [
        [side * x, -0.042 - slope * shoulderDrop],
        [side * x, bottom],
      ];
      return [
        { on: 'front', line: line(aside), kind: 'band', width: 0.005, strength: 0.4 },
        groove('front', line(aside + 0.003), 0.0026),
      ];
    }),
  );
}

/** The line of stitches along the edge of a collar, which follows round ends. */
function leafEdge({ length, leafWidth, round }: CollarMeasures): Point[] {
  const inwards = 0.005;
  if (!round)
    return [
      [inwards, leafWidth],
      [inwards, inwards],
      [length - inwards, inwards],
      [length - inwards, leafWidth],
    ];
  const shares = Array.from({ length: 13 }, (_, step) => step / 12);
  const end = shares.map((share): Point => {
    const along = round * share * share;
    return [inwards + along, leafWidth - (leafWidth - inwards) * leafReach({ round }, along)];
  });
  return [...end, ...end.map(([x, y]): Point => [length - x, y]).toReversed()];
}
