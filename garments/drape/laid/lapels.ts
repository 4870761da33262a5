import { counterClockwise, mix, type Point, smoothstep } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { curvePoint, edge, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';
import type { Blank, Cloth } from '../cloth/sew.ts';
import { type LaidPiece, laidOn } from './laid-piece.ts';

/**
 * Measures of lapels beside a pointed neckline, in metres. Depths are measured down from the shoulder at the
 * neck, widths from the middle.
 */
export type LapelMeasures = {
  /** Depth of the neckline, and half its width at the shoulder. */
  depth: number;
  neck: number;
  /** Length of the part of the neckline to which the collar is sewn. */
  sewn: number;
  /** Position of the points of the lapels: distance from the middle, and depth. */
  width: number;
  notch: number;
  /** If set, the points are cut off; this is the length of the edge there. If undefined, they are pointed. */
  blunt?: number;
  /**
   * For double-breasted fronts: below the neckline, the edge of the upper front goes across the middle,
   * `over` metres sideways and `drop` metres down. `upper` says which front is the upper one: 1 if it is the
   * front in the right half of the picture, otherwise −1.
   */
  crossing?: { over: number; drop: number; upper: 1 | -1 };
};

/** Where the lower lapel disappears under the upper front, as a share of the edge across the middle. */
const HIDDEN = 0.55;

/** The lower end of a lapel: its distance from the middle towards its own side, and its depth. */
function lowEnd({ depth, crossing }: LapelMeasures, side: 1 | -1): Point {
  if (!crossing) return [0, -depth - BELOW];
  const { over, drop, upper } = crossing;
  return side === upper ? [-over, -depth - drop] : [over * HIDDEN, -depth - drop * HIDDEN];
}

/** Bézier control points of the front edge, for the property `pointed` of a torso. */
export const lapelEdge = ({ depth, neck }: LapelMeasures): readonly [Point, Point] => [
  [neck * 0.78, -depth * 0.27],
  [neck * 0.26, -depth * 0.73],
];

/** An invisible piece that holds the open front together while the cloth falls. */
export function throat(front: PatternPiece, measures: LapelMeasures): { piece: PatternPiece; seams: Seam[] } {
  const { neck, depth } = measures;
  const [upper, lower] = lapelEdge(measures);
  return {
    piece: {
      name: 'throat',
      part: PART.body,
      turned: false,
      softness: 1e-3,
      place: front.place,
      edges: [
        edge(
          'left',
          [-neck, 0],
          [0, -depth],
          [
            [-upper[0], upper[1]],
            [-lower[0], lower[1]],
          ],
        ),
        edge('right', [0, -depth], [neck, 0], [lower, upper]),
        edge(
          'top',
          [neck, 0],
          [-neck, 0],
          [
            [neck * 0.82, -0.1],
            [-neck * 0.82, -0.1],
          ],
        ),
      ],
    },
    seams: [
      seam('front', 'neckRight', 'throat', 'right', true),
      seam('front', 'neckLeft', 'throat', 'left', true),
    ],
  };
}

/**
 * The grain of the facings is rotated by this angle, so that it is parallel to the outer edges of the lapels.
 * `ACROSS` and `ALONG` are its sine and cosine.
 */
const GRAIN = (28 * Math.PI) / 180;
const [ACROSS, ALONG] = [Math.sin(GRAIN), Math.cos(GRAIN)];
const FACING = { width: 0.17, height: 0.38, edge: 0.045 };

const nameOf = (side: 1 | -1) => (side > 0 ? 'lapelRight' : 'lapelLeft');

/**
 * Rectangles of cloth for the facings (the visible sides of the lapels). They are pieces of their own,
 * because the pattern of the cloth does not continue from the front to the lapel.
 */
export const lapelBlanks = ({ crossing }: LapelMeasures): Blank[] =>
  ([1, -1] as const).map((side) => ({
    name: nameOf(side),
    width: FACING.width,
    height: FACING.height + (crossing ? 0.06 : 0),
  }));

/** Converts a point of a lapel to its position on the facing's cloth. */
const onFacing =
  ({ depth, crossing }: LapelMeasures, side: 1 | -1) =>
  ([x, y]: Point): Point => {
    const [aside, up] = [side * x, y + depth + (crossing?.drop ?? 0)];
    const across = side * (aside * ALONG - up * ACROSS);
    const middle = side > 0 ? FACING.width - FACING.edge : FACING.edge;
    return [middle + across, (crossing ? 0.042 : 0.012) + aside * ACROSS + up * ALONG];
  };

/** Outline of a lapel on its facing, and the name of the facing's rectangle of cloth. */
export const facingOutline = (measures: LapelMeasures, side: 1 | -1): { on: string; line: Point[] } => ({
  on: nameOf(side),
  line: lapelOutline(measures, side).map(onFacing(measures, side)),
});

/**
 * Lays lapels, the folded-back fronts of a jacket, on the chest. They stand off towards their points. If
 * `originOf` is given, they are cut from facings.
 */
export function layLapels(
  cloth: Cloth,
  measures: LapelMeasures,
  thickness: number,
  originOf?: (name: string) => Point,
): LaidPiece[] {
  return ([1, -1] as const).map((side) =>
    laidOn(cloth, {
      name: nameOf(side),
      on: 'front',
      outline: lapelOutline(measures, side),
      part: PART.lapel,
      thickness,
      lift: lapelLift(measures, side),
      ...(originOf
        ? { cutFrom: (place) => addPoints(originOf(nameOf(side)), onFacing(measures, side)(place)) }
        : {}),
    }),
  );
}

/**
 * Returns a function for the distance of a point of the lapel from the chest. A lapel of a double-breasted
 * front lies on the upper front, not directly on the chest.
 */
export function lapelLift(measures: LapelMeasures, side: 1 | -1): (point: Point) => number {
  const { width, crossing } = measures;
  const edgeAt = frontEdge(measures, side);
  const [, low] = crossing ? lowEnd(measures, side) : [0, -measures.depth];
  const least = crossing?.upper === side ? 0.0072 : 0.0045;
  return ([x, y]) => {
    const aside = crossing ? side * x : Math.abs(x);
    const fromEdge = smoothstep(0, 0.06, aside - edgeAt(y));
    const above = smoothstep(low, low * 0.7, y);
    const point = 1 - 0.45 * smoothstep(0.5, 1, aside / width);
    return least + 0.009 * fromEdge * above * point;
  };
}

const addPoints = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + bx, ay + by];

const STEPS = 14;
const SHARES = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
/** How far a lapel reaches below the lower end of the neckline, in metres. */
const BELOW = 0.004;

/** Outline of a lapel: down the front edge, up its outer edge to the point, then along the notch. */
export function lapelOutline(measures: LapelMeasures, side: 1 | -1): Point[] {
  const { depth, sewn, crossing } = measures;
  const edgeAt = frontEdge(measures, side);
  const inner = SHARES.map((share): Point => {
    const y = mix(-sewn * 0.8, crossing ? -depth : -depth - BELOW, share);
    return [edgeAt(y) + 0.0015, y];
  });
  const below: Point = [edgeAt(-sewn * 0.8) + 0.02, -sewn * 0.84];
  return counterClockwise([
    ...(crossing ? [...inner, lowEnd(measures, side)] : inner).map(([x, y]): Point => [side * x, y]),
    ...lapelRim(measures, side),
    [side * below[0], below[1]],
  ]);
}

/** The outer edge of a lapel: from its lower end up to the point, then along the notch to the collar. */
export function lapelRim(measures: LapelMeasures, side: 1 | -1): Point[] {
  const { sewn, width, notch, blunt = 0.022 } = measures;
  const tip = notch - 0.016;
  const [from, low] = lowEnd(measures, side);
  const outer = SHARES.slice(1).map(
    (share): Point => [mix(from, width, share) + 0.01 * Math.sin(Math.PI * share), mix(low, tip, share)],
  );
  const above: Point[] = [
    [width - 0.004, tip + blunt],
    [frontEdge(measures, side)(-sewn) + 0.046, -sewn - 0.01],
  ];
  return [...outer, ...above].map(([x, y]): Point => [side * x, y]);
}

/**
 * Returns a function for the position of the front edge at a height, measured towards the side of the lapel.
 */
function frontEdge(measures: LapelMeasures, side: 1 | -1): (y: number) => number {
  const { neck, depth, crossing } = measures;
  const [upper, lower] = lapelEdge(measures);
  const curve = { name: 'edge', from: [neck, 0], to: [0, -depth], controls: [upper, lower] } as const;
  const beyond = crossing ? (crossing.over / crossing.drop) * (side === crossing.upper ? -1 : 1) : 0;
  return (y) =>
    y <= -depth ? beyond * (-depth - y) : curvePoint(curve, Math.min(1, Math.max(0, -y / depth)))[0];
}
