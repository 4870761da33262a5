import { distanceToSegment, type Point, smoothstep } from '../cloth/geometry.ts';
import type { Cloth } from '../cloth/sew.ts';
import { vertexNormals } from '../cloth/surface.ts';

/** Presses a crease into a piece along a straight line, from nothing at its upper end: the cloth rises towards it. */
export function press(
  cloth: Cloth,
  name: string,
  [top, bottom]: readonly [Point, Point],
  { height, reach }: { height: number; reach: number },
): void {
  const sewn = cloth.pieces.get(name);
  if (!sewn) throw new Error(`No piece ${name}`);
  const normals = vertexNormals(cloth);
  const pressed = new Set<number>();
  sewn.points.forEach((point, index) => {
    const vertex = sewn.vertices[index] ?? 0;
    const away = distanceToSegment(point, top, bottom);
    if (away >= reach || pressed.has(vertex)) return;
    pressed.add(vertex);
    const begun = smoothstep(top[1], top[1] + (bottom[1] - top[1]) * 0.25, point[1]);
    const rise = height * (1 - away / reach) ** 1.35 * begun;
    for (let axis = 0; axis < 3; axis += 1) {
      const at = vertex * 3 + axis;
      cloth.positions[at] = (cloth.positions[at] ?? 0) + (normals[at] ?? 0) * rise;
    }
  });
}
