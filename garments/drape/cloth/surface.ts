import {
  cross,
  difference,
  distance,
  mixVectors,
  moved,
  type Point,
  turn,
  unit,
  type Vector,
} from './geometry.ts';
import type { Cloth, SewnPiece } from './sew.ts';

export const vertexAt = ({ positions }: Pick<Cloth, 'positions'>, vertex: number): Vector => [
  positions[vertex * 3] ?? 0,
  positions[vertex * 3 + 1] ?? 0,
  positions[vertex * 3 + 2] ?? 0,
];

/** The normal of the cloth at each vertex. It points away from the right side of the cloth. */
export function vertexNormals(cloth: Cloth): Float64Array {
  const normals = new Float64Array(cloth.positions.length);
  for (const { piece, triangles, vertices } of cloth.pieces.values())
    for (const corners of triangles) {
      const [a, b, c] = corners.map((corner) => vertices[corner] ?? 0) as [number, number, number];
      const [p, q, r] = [vertexAt(cloth, a), vertexAt(cloth, b), vertexAt(cloth, c)];
      const facing = cross(difference(q, p), difference(r, p));
      const sign = piece.turned ? -1 : 1;
      for (const vertex of [a, b, c])
        facing.forEach((value, axis) => {
          normals[vertex * 3 + axis] = (normals[vertex * 3 + axis] ?? 0) + value * sign;
        });
    }
  for (let at = 0; at < normals.length; at += 3)
    normals.set(unit([normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0]), at);
  return normals;
}

/**
 * For a point of a flat piece, returns its position in space and the normal of the cloth there. `inside` says
 * whether the point is on the piece; if it is not, its position continues that of the nearest triangle.
 */
export type Locator = (point: Point) => { place: Vector; facing: Vector; inside: boolean };

const CELL = 0.02;

export function locator(cloth: Cloth, name: string, normals = vertexNormals(cloth)): Locator {
  const sewn = cloth.pieces.get(name);
  if (!sewn) throw new Error(`No piece ${name}`);
  const cells = cellsOf(sewn);
  const at = (values: Float64Array, point: number) =>
    vertexAt({ positions: values }, sewn.vertices[point] ?? 0);
  return ([x, y]) => {
    const candidates = cells.get(`${Math.floor(x / CELL)},${Math.floor(y / CELL)}`) ?? sewn.triangles;
    let [best, least] = [candidates[0] ?? ([0, 0, 0] as const), Number.POSITIVE_INFINITY];
    let shares: Vector = [1, 0, 0];
    for (const corners of candidates) {
      const [a, b, c] = corners.map((corner) => sewn.points[corner] ?? [0, 0]) as [Point, Point, Point];
      const area = turn(a, b, c);
      const [second, third] = [turn(a, [x, y], c) / area, turn(a, b, [x, y]) / area];
      const outside = Math.max(0, -second, -third, second + third - 1);
      if (outside >= least) continue;
      [best, least, shares] = [corners, outside, [1 - second - third, second, third]];
      if (outside === 0) break;
    }
    const blend = (values: Float64Array): Vector =>
      best.reduce<Vector>(
        (sum, corner, index) => moved(sum, at(values, corner), shares[index] ?? 0),
        [0, 0, 0],
      );
    return { place: blend(cloth.positions), facing: unit(blend(normals)), inside: least < 1e-9 };
  };
}

const RINGS = 2;
const ON_RING = 6;

/**
 * Smooths a locator: a position is the mean of those around it, up to `reach` metres away on the flat piece.
 * Draped cloth consists of flat triangles, and its points lie unevenly. A straight line that follows them
 * exactly looks wavy.
 */
export function steadied(locate: Locator, reach: number): Locator {
  const steps = Array.from({ length: RINGS * (ON_RING / 2) }, (_, index): Point => {
    const far = (reach * (1 + Math.floor(index / (ON_RING / 2)))) / RINGS;
    const angle = (index * 2 * Math.PI) / ON_RING + (index < ON_RING / 2 ? 0 : Math.PI / ON_RING);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  return ([x, y]) => {
    const own = locate([x, y]);
    const found = [own];
    // Opposite points count only together, so that the mean is not shifted at the edge of the piece.
    for (const [right, up] of steps) {
      const [one, other] = [locate([x + right, y + up]), locate([x - right, y - up])];
      if (one.inside && other.inside) found.push(one, other);
    }
    const mean = (of: (at: ReturnType<Locator>) => Vector): Vector =>
      found.reduce<Vector>((sum, at) => moved(sum, of(at), 1 / found.length), [0, 0, 0]);
    return {
      place: mean(({ place }) => place),
      facing: unit(mean(({ facing }) => facing)),
      inside: own.inside,
    };
  };
}

function cellsOf({ points, triangles }: SewnPiece) {
  const cells = new Map<string, (typeof triangles)[number][]>();
  for (const corners of triangles) {
    const xs = corners.map((corner) => Math.floor((points[corner]?.[0] ?? 0) / CELL));
    const ys = corners.map((corner) => Math.floor((points[corner]?.[1] ?? 0) / CELL));
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 1)
      for (let y = Math.min(...ys); y <= Math.max(...ys); y += 1) {
        const key = `${x},${y}`;
        const cell = cells.get(key);
        if (cell) cell.push(corners);
        else cells.set(key, [corners]);
      }
  }
  return cells;
}

/** A curve in space through several points. `at` returns the point at a share (0 to 1) of its length. */
export function spaceCurve(places: readonly Vector[]): { length: number; at: (share: number) => Vector } {
  const lengths = [0];
  for (const [index, place] of places.slice(1).entries())
    lengths.push((lengths[index] ?? 0) + distance(places[index] ?? place, place));
  const length = lengths.at(-1) ?? 0;
  return {
    length,
    at: (share) => {
      const wanted = Math.min(1, Math.max(0, share)) * length;
      const found = lengths.findIndex((so) => so >= wanted);
      const index = Math.max(1, found < 0 ? places.length - 1 : found);
      const before = lengths[index - 1] ?? 0;
      const from = places[index - 1] ?? [0, 0, 0];
      const to = places[index] ?? from;
      return mixVectors(from, to, (wanted - before) / ((lengths[index] ?? length) - before || 1));
    },
  };
}
