import { seeded } from '../../atelier/engine/random.ts';
import type { Corners } from '../cloth/delaunay.ts';
import { moved, type Point, subdividedOutline, type Vector } from '../cloth/geometry.ts';
import { flatMesh } from '../cloth/mesh.ts';
import type { Cloth } from '../cloth/sew.ts';
import { locator } from '../cloth/surface.ts';

/**
 * A part that is not simulated but laid on the draped cloth, such as a pocket, a flap, a band or a collar.
 */
export type LaidPiece = {
  name: string;
  part: number;
  thickness: number;
  /** Whether the inner side of the part is visible and shows the lining. */
  lined?: boolean;
  places: readonly Vector[];
  /** The coordinates of each point on the sheet, in metres. */
  onSheet: readonly Point[];
  triangles: readonly Corners[];
};

export type Patch = {
  name: string;
  /**
   * The name of the piece that the part is laid on. The outline has the flat coordinates of that piece, and
   * the part continues the pattern of its cloth.
   */
  on: string;
  outline: readonly Point[];
  part: number;
  thickness: number;
  /** The distance from the cloth, in metres. */
  lift: (point: Point) => number;
  spacing?: number;
  /** Returns the coordinates on the sheet for a point. If absent, they are those of the piece below. */
  cutFrom?: (point: Point) => Point;
};

/** Lays a patch on the draped cloth. The patch follows every fold of the cloth. */
export function laidOn(
  cloth: Cloth,
  { name, on, outline, part, thickness, lift, spacing = 0.006, cutFrom }: Patch,
): LaidPiece {
  const locate = locator(cloth, on);
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
 * Makes a surface of grid points, from a function of two shares (0–1, along and across). The surface faces
 * the direction `along` × `across`.
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

/** Returns the same laid piece with its other side outwards. */
export const turnedOver = (piece: LaidPiece): LaidPiece => ({
  ...piece,
  triangles: piece.triangles.map(([a, b, c]): Corners => [a, c, b]),
});
