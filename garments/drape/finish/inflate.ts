import { noise } from '../../atelier/engine/random.ts';
import { distanceToSegment, type Point } from '../cloth/geometry.ts';
import type { Cloth, SewnPiece } from '../cloth/sew.ts';
import { vertexNormals } from '../cloth/surface.ts';
import { evenedOut } from './even-out.ts';

export type Filling = {
  /**
   * How much the cloth bulges halfway between two seams (`rise`), and at which distance from a seam it has
   * risen this far (`reach`). In metres.
   */
  rise: number;
  reach: number;
  /** Factor for the bulge at a point of a piece: 0, for example, in the placket. */
  share?: (piece: string, point: Point) => number;
};

/** Before it is filled, the cloth is smoothed in this many rounds. */
const ROUNDS = 24;
/** How far the down sinks inside its tube, as a share of the bulge. */
const SAG = 0.35;
const grain = noise(11);

/**
 * Fills a quilted shell with down. Points on quilting lines and seams stay where they are; the cloth in
 * between bulges, sinks a little and puckers at the seams.
 */
export function inflate(cloth: Cloth, { rise, reach, share = () => 1 }: Filling): void {
  evenedOut(cloth, ROUNDS);
  const { positions } = cloth;
  const normals = vertexNormals(cloth);
  for (const sewn of cloth.pieces.values()) {
    if (!sewn.piece.lines) continue;
    const seamDistance = toNearestSeam(sewn);
    sewn.points.forEach((point, index) => {
      const from = Math.min(1, seamDistance(point) / reach);
      const round = Math.sqrt(1 - (1 - from) ** 2);
      const height = rise * share(sewn.piece.name, point) * round * fullness(point, from);
      const at = (sewn.vertices[index] ?? 0) * 3;
      for (let axis = 0; axis < 3; axis += 1)
        positions[at + axis] =
          (positions[at + axis] ?? 0) + (normals[at + axis] ?? 0) * height - (axis === 1 ? SAG * height : 0);
    });
  }
}

/**
 * Factor for the bulge that makes it look real: the down is uneven, and small folds start at the seams and
 * fade out towards the middle of the tube.
 */
function fullness([x, y]: Point, from: number): number {
  const uneven = 0.12 * grain(x * 9 + 20, y * 14 + 20);
  const bent = 0.7 * grain(x * 16 + 10, y * 26 + 30);
  const puckers = 0.36 * grain(x * 40 + bent + 20, y * 7 + 40) + 0.26 * grain(x * 82 - bent + 20, y * 9 + 40);
  return 1 + uneven + puckers * (1 - from * 0.7);
}

function toNearestSeam({ piece, points, edges }: SewnPiece): (point: Point) => number {
  const outlines = [...edges.values()].map((edge) => edge.map((index): Point => points[index] ?? [0, 0]));
  const segments = [...outlines, ...(piece.lines ?? [])].flatMap((line) =>
    line.slice(1).map((to, step) => [line[step] ?? to, to] as const),
  );
  return (point) => Math.min(...segments.map(([a, b]) => distanceToSegment(point, a, b)));
}
