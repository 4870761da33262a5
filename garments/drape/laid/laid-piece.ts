import { seeded } from '../../atelier/engine/random.ts';
import type { Corners } from '../cloth/delaunay.ts';
import { moved, type Point, subdividedOutline, type Vector } from '../cloth/geometry.ts';
import { flatMesh } from '../cloth/mesh.ts';
import type { Cloth } from '../cloth/sew.ts';
import { locator, steadied } from '../cloth/surface.ts';

/**
 * A part of a garment that is not simulated but laid on the draped cloth, such as a pocket, a flap, a band or
 * a collar.
 */
export type LaidPiece = {
  name: string;
  part: number;
  thickness: number;
  /** Whether the inside of the part is visible and shows the lining. */
  lined?: boolean;
  places: readonly Vector[];
  /** Position of each point on the flat sheet, in metres. */
  onSheet: readonly Point[];
  triangles: readonly Corners[];
};

export type Patch = {
  name: string;
  /**
   * Name of the piece on which the patch lies. The outline is in the flat coordinates of that piece. The
   * pattern of the cloth continues from the piece to the patch.
   */
  on: string;
  outline: readonly Point[];
  part: number;
  thickness: number;
  /** Returns the distance of a point from the cloth below, in metres. */
  lift: (point: Point) => number;
  spacing?: number;
  /** Returns the position on the sheet for a point. If undefined, the position on the piece below is used. */
  cutFrom?: (point: Point) => Point;
};

/** How far around a point of a patch the cloth counts for its position, in metres. */
const STEADY = 0.012;

/** Lays a patch on draped cloth. It follows the folds of the cloth, but its edges stay straight. */
export function laidOn(
  cloth: Cloth,
  { name, on, outline, part, thickness, lift, spacing = 0.006, cutFrom }: Patch,
): LaidPiece {
  const locate = steadied(locator(cloth, on), STEADY);
  const { origin, piece } = cloth.pieces.get(on) ?? {};
  const mesh = flatMesh(subdividedOutline(outline, spacing), spacing, seeded(5));
  return {
    name,
    part,
    thickness,
    places: mesh.points.map((point) => {
      const { place, facing } = locate(point);
      return moved(place, facing, lift(point));
    }),
    onSheet: mesh.points.map(cutFrom ?? (([x, y]) => [x + (origin?.[0] ?? 0), y + (origin?.[1] ?? 0)])),
    triangles: piece?.turned ? mesh.triangles.map(([a, b, c]): Corners => [a, c, b]) : mesh.triangles,
  };
}

/**
 * Makes a surface with a grid of points. A function gives each point from two shares (0 to 1), along and
 * across. The surface faces the direction of the cross product `along` × `across`.
 */
export function gridPiece(
  made: Pick<LaidPiece, 'name' | 'part' | 'thickness' | 'lined'>,
  [columns, rows]: readonly [number, number],
  at: (along: number, across: number) => { place: Vector; onSheet: Point },
): LaidPiece {
  const cells = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) =>
    at((index % (columns + 1)) / columns, Math.floor(index / (columns + 1)) / rows),
  );
  const triangles: Corners[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const first = row * (columns + 1) + column;
      const above = first + columns + 1;
      triangles.push([first, first + 1, above + 1], [first, above + 1, above]);
    }
  return {
    ...made,
    places: cells.map(({ place }) => place),
    onSheet: cells.map(({ onSheet }) => onSheet),
    triangles,
  };
}

/** The same part with its other side outwards. */
export const turnedOver = (piece: LaidPiece): LaidPiece => ({
  ...piece,
  triangles: piece.triangles.map(([a, b, c]): Corners => [a, c, b]),
});
