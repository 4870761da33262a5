import { type Random, seeded } from '../../atelier/engine/random.ts';
import type { Corners } from './delaunay.ts';
import type { Point } from './geometry.ts';
import { layOut } from './lay-out.ts';
import { flatMesh } from './mesh.ts';
import { edgeOf, lengthOf, type PatternPiece, type Seam, sampledEdge } from './pattern.ts';

/** A pattern piece after sewing. */
export type SewnPiece = {
  piece: PatternPiece;
  points: readonly Point[];
  triangles: readonly Corners[];
  /** Index of the cloth's vertex for each point of the piece. */
  vertices: Int32Array;
  /** For each edge, by its name: the indexes of the points along it, in its direction. */
  edges: ReadonlyMap<string, readonly number[]>;
  /** Where the origin of the piece is on the sheet, in metres. */
  origin: Point;
};

/**
 * Sewn cloth: all its pieces are one mesh in space. Each point also has a position on a flat sheet, as before
 * sewing.
 */
export type Cloth = {
  pieces: ReadonlyMap<string, SewnPiece>;
  /** Positions of the vertices in space: x, y and z of each. */
  positions: Float64Array;
  /** Side length in metres of the square sheet on which all pieces are arranged. */
  sheet: number;
  /** For each vertex, 0 if it is pinned, otherwise 1. */
  mobility: Float64Array;
};

/** A flat rectangle on the sheet for a part that is not simulated, such as a collar or a belt. */
export type Blank = { name: string; width: number; height: number };

export type Pattern = {
  pieces: readonly PatternPiece[];
  seams: readonly Seam[];
  blanks?: readonly Blank[];
  /** Distance between neighbouring points of the mesh, in metres. */
  spacing: number;
};

/**
 * Cuts the pieces of a pattern, fills them with meshes, and sews them together. Both edges of a seam get the
 * same number of points; each point of one edge is joined to a point of the other.
 */
export function sew({ pieces, seams, spacing }: Pattern): Cloth {
  const random = seeded(1);
  const counts = stitchesOf(pieces, seams, spacing);
  const cut = pieces.map((piece) => cutOut(piece, counts, spacing, random));
  const starts = new Map<string, number>();
  let total = 0;
  for (const { piece, points } of cut) {
    starts.set(piece.name, total);
    total += points.length;
  }
  const joined = joinedPoints(total, seams, (name) => {
    const found = cut.find(({ piece }) => piece.name === name);
    if (!found) throw new Error(`No piece ${name}`);
    return { start: starts.get(name) ?? 0, edges: found.edges };
  });
  const sewn = cut.map((one): SewnPiece => {
    const start = starts.get(one.piece.name) ?? 0;
    return {
      ...one,
      vertices: Int32Array.from(one.points, (_, index) => joined.vertices[start + index] ?? 0),
      origin: [0, 0],
    };
  });
  return {
    pieces: new Map(sewn.map((one) => [one.piece.name, one])),
    ...placed(sewn, joined.count),
    sheet: 1,
  };
}

/** Sews a pattern, and arranges its pieces and blanks on one sheet. */
export function sewnOnSheet(pattern: Pattern): { cloth: Cloth; blanks: ReadonlyMap<string, Point> } {
  const cloth = sew(pattern);
  const { origins, sheet } = layOut([
    ...[...cloth.pieces.values()].map(({ piece, points }) => ({ name: piece.name, points })),
    ...(pattern.blanks ?? []).map(({ name, width, height }) => ({
      name,
      points: [[0, 0] as const, [width, height] as const],
    })),
  ]);
  const pieces = new Map(
    [...cloth.pieces].map(([name, piece]) => [name, { ...piece, origin: origins.get(name) ?? [0, 0] }]),
  );
  return { cloth: { ...cloth, pieces, sheet }, blanks: origins };
}

const key = (piece: string, side: string) => `${piece} ${side}`;

/** The number of stitches of each edge. It is the same for two edges that are sewn together. */
function stitchesOf(pieces: readonly PatternPiece[], seams: readonly Seam[], spacing: number) {
  const counts = new Map<string, number>();
  for (const piece of pieces)
    for (const side of piece.edges)
      counts.set(key(piece.name, side.name), Math.max(1, Math.round(lengthOf(side) / spacing)));
  for (let round = 0; round < 4; round += 1)
    for (const { piece, edge, to } of seams) {
      const [own, other] = [key(piece, edge), key(to.piece, to.edge)];
      const most = Math.max(counts.get(own) ?? 1, counts.get(other) ?? 1);
      counts.set(own, most).set(other, most);
    }
  return counts;
}

function cutOut(piece: PatternPiece, counts: Map<string, number>, spacing: number, random: Random) {
  const outline: Point[] = [];
  const spans = piece.edges.map((side) => {
    const first = outline.length;
    outline.push(...sampledEdge(side, counts.get(key(piece.name, side.name)) ?? 1).slice(0, -1));
    return { name: side.name, first, count: outline.length - first };
  });
  const edges = new Map(
    spans.map(({ name, first, count }) => [
      name,
      Array.from({ length: count + 1 }, (_, index) => (first + index) % outline.length),
    ]),
  );
  return { piece, edges, ...flatMesh(outline, spacing, random, piece.lines) };
}

type Sides = { start: number; edges: ReadonlyMap<string, readonly number[]> };

/** Joins the points of seams to common vertices (by union-find), and numbers the vertices. */
function joinedPoints(total: number, seams: readonly Seam[], sidesOf: (piece: string) => Sides) {
  const parent = Int32Array.from({ length: total }, (_, index) => index);
  const rootOf = (index: number) => {
    let root = index;
    while (parent[root] !== root) root = parent[root] ?? root;
    return root;
  };
  for (const { piece, edge, to, reversed } of seams) {
    const [own, other] = [sidesOf(piece), sidesOf(to.piece)];
    const [from, its] = [own.edges.get(edge), other.edges.get(to.edge)];
    if (!from || !its) throw new Error(`No seam ${piece} ${edge} with ${to.piece} ${to.edge}`);
    from.forEach((point, index) => {
      const opposite = its[reversed ? its.length - 1 - index : index] ?? 0;
      parent[rootOf(own.start + point)] = rootOf(other.start + opposite);
    });
  }
  const numbers = new Map<number, number>();
  const vertices = Int32Array.from(parent, (_, index) => {
    const root = rootOf(index);
    const known = numbers.get(root);
    if (known !== undefined) return known;
    numbers.set(root, numbers.size);
    return numbers.size - 1;
  });
  return { vertices, count: numbers.size };
}

/** Puts each vertex at the mean of the initial positions of its points. */
function placed(pieces: readonly SewnPiece[], count: number) {
  const positions = new Float64Array(count * 3);
  const mobility = new Float64Array(count).fill(1);
  const says = new Uint8Array(count);
  for (const { piece, points, vertices } of pieces)
    points.forEach((point, index) => {
      const vertex = vertices[index] ?? 0;
      piece.place(point).forEach((value, axis) => {
        positions[vertex * 3 + axis] = (positions[vertex * 3 + axis] ?? 0) + value;
      });
      says[vertex] = (says[vertex] ?? 0) + 1;
      if (piece.pinned?.(point)) mobility[vertex] = 0;
    });
  positions.forEach((value, index) => {
    positions[index] = value / (says[Math.floor(index / 3)] || 1);
  });
  return { positions, mobility };
}

/** The points along an edge of a piece in space, in the direction of the edge. */
export function edgeInSpace({ pieces, positions }: Cloth, name: string, side: string) {
  const sewn = pieces.get(name);
  if (!sewn) throw new Error(`No piece ${name}`);
  edgeOf(sewn.piece, side);
  return (sewn.edges.get(side) ?? []).map((point) => {
    const at = (sewn.vertices[point] ?? 0) * 3;
    return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0] as const;
  });
}
