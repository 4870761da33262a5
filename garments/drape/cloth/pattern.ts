import { flatDistance, isInside, mixPoints, type Point, subdivided, type Vector } from './geometry.ts';

/** An edge of a pattern piece. It is straight or, with `controls`, a cubic Bézier curve. */
export type Edge = { name: string; from: Point; to: Point; controls?: readonly [Point, Point] };

/**
 * A flat piece of cloth. Its edges are in counter-clockwise order. The right side of the cloth faces the
 * viewer, unless the piece is turned over.
 */
export type PatternPiece = {
  name: string;
  edges: readonly Edge[];
  /** Number of the garment's part (`parts.ts`). */
  part: number;
  /** Returns where a point of the flat piece is in space before the cloth falls. */
  place: (point: Point) => Vector;
  turned: boolean;
  /** How easily the cloth bends: 0.0001 for stiff rib, 0.002 for wool, 0.05 for soft jersey. */
  softness: number;
  /**
   * Returns where a point of the flat piece is when the cloth is at rest, if that is not the flat shape: rib
   * contracts, a quilted shell expands.
   */
  rest?: (point: Point) => Point;
  /**
   * For edges that are sewn to a shorter length, such as a bound neckline: the sewn length divided by the cut
   * length, by the name of the edge.
   */
  drawnIn?: Readonly<Record<string, number>>;
  /** Whether a point stays where it is while the cloth falls. */
  pinned?: (point: Point) => boolean;
  /** Lines along which the mesh must have edges, such as creases and quilting. */
  lines?: readonly (readonly Point[])[];
};

/**
 * Two edges that are sewn together. The first point of one edge is joined to the first or to the last point
 * of the other.
 */
export type Seam = {
  piece: string;
  edge: string;
  to: { piece: string; edge: string };
  reversed: boolean;
};

export const edge = (name: string, from: Point, to: Point, controls?: readonly [Point, Point]): Edge => ({
  name,
  from,
  to,
  ...(controls ? { controls } : {}),
});

export const seam = (piece: string, own: string, other: string, its: string, reversed = false): Seam => ({
  piece,
  edge: own,
  to: { piece: other, edge: its },
  reversed,
});

/** The point at a share (0 to 1) of an edge; for a curve, of its parameter. */
export function curvePoint({ from, to, controls }: Edge, share: number): Point {
  if (!controls) return mixPoints(from, to, share);
  const rest = 1 - share;
  const along = (axis: 0 | 1) =>
    rest ** 3 * from[axis] +
    3 * rest * rest * share * controls[0][axis] +
    3 * rest * share * share * controls[1][axis] +
    share ** 3 * to[axis];
  return [along(0), along(1)];
}

const FINE = 200;

/** Points at equal distances along an edge, including both its ends. */
export function sampledEdge(side: Edge, count: number): Point[] {
  const fine = Array.from({ length: FINE + 1 }, (_, step) => curvePoint(side, step / FINE));
  const lengths = [0];
  for (const [index, point] of fine.slice(1).entries())
    lengths.push((lengths[index] ?? 0) + flatDistance(fine[index] ?? point, point));
  const total = lengths.at(-1) ?? 0;
  let step = 0;
  return Array.from({ length: count + 1 }, (_, index) => {
    const wanted = (total * index) / count;
    while (step < FINE - 1 && (lengths[step + 1] ?? total) < wanted) step += 1;
    const before = lengths[step] ?? 0;
    const share = (wanted - before) / ((lengths[step + 1] ?? total) - before || 1);
    return mixPoints(fine[step] ?? side.from, fine[step + 1] ?? side.to, share);
  });
}

export function edgeOf(piece: Pick<PatternPiece, 'name' | 'edges'>, name: string): Edge {
  const found = piece.edges.find((side) => side.name === name);
  if (!found) throw new Error(`${piece.name} has no edge ${name}`);
  return found;
}

export function lengthOf(side: Edge): number {
  let [length, before] = [0, side.from];
  for (let step = 1; step <= FINE; step += 1) {
    const point = curvePoint(side, step / FINE);
    length += flatDistance(before, point);
    before = point;
  }
  return length;
}

/** A line parallel to an edge, `inwards` metres inside the piece: for example, the stitches of a hem. */
export function beside(piece: PatternPiece, name: string, inwards: number): Point[] {
  const side = edgeOf(piece, name);
  const count = 80;
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    const [ax, ay] = curvePoint(side, Math.max(0, share - 0.004));
    const [bx, by] = curvePoint(side, Math.min(1, share + 0.004));
    const [x, y] = curvePoint(side, share);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x - ((by - ay) / length) * inwards, y + ((bx - ax) / length) * inwards];
  });
}

const flipped = ([x, y]: Point): Point => [-x, y];

/** The mirror image of a piece, for the other side of the body. */
export function mirrored(name: string, piece: PatternPiece): PatternPiece {
  const { rest, pinned, lines } = piece;
  return {
    ...piece,
    name,
    edges: piece.edges.toReversed().map((side) => ({
      ...side,
      from: flipped(side.to),
      to: flipped(side.from),
      ...(side.controls ? { controls: [flipped(side.controls[1]), flipped(side.controls[0])] as const } : {}),
    })),
    place: (point) => {
      const [x, y, z] = piece.place(flipped(point));
      return [-x, y, z];
    },
    ...(rest ? { rest: (point: Point) => flipped(rest(flipped(point))) } : {}),
    ...(pinned ? { pinned: (point: Point) => pinned(flipped(point)) } : {}),
    ...(lines ? { lines: lines.map((line) => line.map(flipped)) } : {}),
  };
}

/**
 * The part of a line that lies on a piece. On the sheet, what lies outside would be drawn on another piece.
 */
export function within(piece: PatternPiece, line: readonly Point[]): Point[] {
  const outline = piece.edges.flatMap((side) => sampledEdge(side, 40).slice(0, -1));
  return subdivided(line, 0.004).filter((point) => isInside(point, outline));
}
