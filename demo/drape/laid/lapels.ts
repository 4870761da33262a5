import { counterClockwise, mix, type Point, smoothstep } from '../cloth/geometry.ts';
import { PART } from '../cloth/parts.ts';
import { curvePoint, edge, type PatternPiece, type Seam, seam } from '../cloth/pattern.ts';
import type { Cloth } from '../cloth/sew.ts';
import { type LaidPiece, laidOn } from './laid-piece.ts';

/** Lapels beside a pointed neckline, in metres below the shoulder at the neck and aside from the middle. */
export type LapelMeasures = {
  /** Of the neckline, and half its width at the shoulder. */
  depth: number;
  neck: number;
  /** How far the collar is sewn down the neckline. */
  sewn: number;
  /** How far the points reach aside, and how deep they lie. */
  width: number;
  notch: number;
  /** How high the points are cut off, in metres. */
  blunt?: number;
};

/** The curve of the front edge, as `pointed` of a torso takes it. */
export const lapelEdge = ({ depth, neck }: LapelMeasures): readonly [Point, Point] => [
  [neck * 0.78, -depth * 0.27],
  [neck * 0.26, -depth * 0.73],
];

/** A piece that holds the open front together while the cloth falls; it is not seen. */
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

/** The folded-back fronts of a jacket: they stand off the chest towards their points. */
export function layLapels(cloth: Cloth, measures: LapelMeasures, thickness: number): LaidPiece[] {
  const { depth, width } = measures;
  const edgeAt = frontEdge(measures);
  return ([1, -1] as const).map((side) =>
    laidOn(cloth, {
      name: side > 0 ? 'lapelRight' : 'lapelLeft',
      on: 'front',
      outline: lapelOutline(measures, side),
      part: PART.lapel,
      thickness,
      lift: ([x, y]) => {
        const fromEdge = smoothstep(0, 0.06, Math.abs(x) - edgeAt(y));
        const above = smoothstep(-depth, -depth * 0.7, y);
        const point = 1 - 0.45 * smoothstep(0.5, 1, Math.abs(x) / width);
        return 0.0045 + 0.009 * fromEdge * above * point;
      },
    }),
  );
}

const STEPS = 14;

/** The outline of a lapel: down the front edge, up its outer edge to the point, and along the notch. */
export function lapelOutline(measures: LapelMeasures, side: 1 | -1): Point[] {
  const { depth, sewn, width, notch, blunt = 0.022 } = measures;
  const edgeAt = frontEdge(measures);
  const bottom = -depth - 0.004;
  const tip = notch - 0.016;
  const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const inner = shares.map((share): Point => {
    const y = mix(-sewn * 0.8, bottom, share);
    return [edgeAt(y) + 0.0015, y];
  });
  const outer = shares
    .slice(1)
    .map((share): Point => [width * share + 0.01 * Math.sin(Math.PI * share), mix(bottom, tip, share)]);
  const above: Point[] = [
    [width - 0.004, tip + blunt],
    [edgeAt(-sewn) + 0.046, -sewn - 0.01],
    [edgeAt(-sewn * 0.8) + 0.02, -sewn * 0.84],
  ];
  return counterClockwise([...inner, ...outer, ...above].map(([x, y]): Point => [side * x, y]));
}

/** How far aside the front edge lies at a height. */
function frontEdge(measures: LapelMeasures): (y: number) => number {
  const { neck, depth } = measures;
  const [upper, lower] = lapelEdge(measures);
  const curve = { name: 'edge', from: [neck, 0], to: [0, -depth], controls: [upper, lower] } as const;
  return (y) => (y <= -depth ? 0 : curvePoint(curve, Math.min(1, Math.max(0, -y / depth)))[0]);
}
