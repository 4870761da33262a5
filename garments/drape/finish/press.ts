import { distanceToSegment, type Point, smoothstep, unit, type Vector } from '../cloth/geometry.ts';
import type { Cloth } from '../cloth/sew.ts';
import { vertexNormals } from '../cloth/surface.ts';

/** Points that are closer to the crease than this, in metres, are moved like points on it. */
const NEAR = 0.012;

/**
 * Presses a crease into a piece along a straight line. The crease starts flat at the upper end of the line,
 * and the cloth rises towards the line. The points of the mesh are at irregular distances from the line. So
 * that the crease is not jagged, all rise in the same direction, and points near the line rise equally.
 */
export function press(
  cloth: Cloth,
  name: string,
  [top, bottom]: readonly [Point, Point],
  { height, reach }: { height: number; reach: number },
): void {
  const sewn = cloth.pieces.get(name);
  if (!sewn) throw new Error(`No piece ${name}`);
  const way = facingAlong(cloth, name, [top, bottom]);
  const pressed = new Set<number>();
  sewn.points.forEach((point, index) => {
    const vertex = sewn.vertices[index] ?? 0;
    const away = distanceToSegment(point, top, bottom);
    if (away >= reach || pressed.has(vertex)) return;
    pressed.add(vertex);
    const begun = smoothstep(top[1], top[1] + (bottom[1] - top[1]) * 0.25, point[1]);
    const rise = height * slope(away / reach) * begun;
    for (let axis = 0; axis < 3; axis += 1) {
      const at = vertex * 3 + axis;
      cloth.positions[at] = (cloth.positions[at] ?? 0) + (way[axis] ?? 0) * rise;
    }
  });
}

/**
 * Height of the crease at a share (0 to 1) of `reach`: 1 on the line. It falls linearly up to half of
 * `reach`, then fades out smoothly.
 */
const slope = (share: number): number => (share < 0.5 ? 1 - (4 / 3) * share : (4 / 3) * (1 - share) ** 2);

/** The mean of the cloth's normals along a line. */
function facingAlong(cloth: Cloth, name: string, [top, bottom]: readonly [Point, Point]): Vector {
  const sewn = cloth.pieces.get(name);
  const normals = vertexNormals(cloth);
  const sum: [number, number, number] = [0, 0, 0];
  sewn?.points.forEach((point, index) => {
    if (distanceToSegment(point, top, bottom) > NEAR) return;
    const vertex = sewn.vertices[index] ?? 0;
    for (const axis of [0, 1, 2] as const) sum[axis] += normals[vertex * 3 + axis] ?? 0;
  });
  return unit(sum);
}
