import { writeFileSync } from 'node:fs';
import type { Corners } from '../cloth/delaunay.ts';
import type { Cloth } from '../cloth/sew.ts';
import type { LaidPiece } from '../laid/laid-piece.ts';

/** Name of the object with the draped cloth. All other objects in the file are parts that are laid on it. */
export const CLOTH_OBJECT = 'cloth';

/**
 * Writes a cloth and the parts that are laid on it as a Wavefront object file. Each part of the garment has
 * its own material.
 */
export function writeObjectFile(file: string, cloth: Cloth, laid: readonly LaidPiece[]): void {
  const lines: string[] = [];
  const number = (value: number) => value.toFixed(6);
  const { positions, sheet } = cloth;
  for (let at = 0; at < positions.length; at += 3)
    lines.push(`v ${[...positions.subarray(at, at + 3)].map(number).join(' ')}`);
  lines.push(`o ${CLOTH_OBJECT}`);
  let coordinates = 0;
  for (const { piece, points, triangles, vertices, origin } of cloth.pieces.values()) {
    for (const [x, y] of points)
      lines.push(`vt ${number((x + origin[0]) / sheet)} ${number((y + origin[1]) / sheet)}`);
    lines.push(`usemtl part${piece.part}`);
    for (const [a, b, c] of triangles) {
      const order: Corners = piece.turned ? [a, c, b] : [a, b, c];
      lines.push(
        `f ${order.map((corner) => `${(vertices[corner] ?? 0) + 1}/${coordinates + corner + 1}`).join(' ')}`,
      );
    }
    coordinates += points.length;
  }
  let places = positions.length / 3;
  for (const piece of laid) {
    lines.push(`o ${piece.name}`);
    for (const place of piece.places) lines.push(`v ${place.map(number).join(' ')}`);
    for (const [x, y] of piece.onSheet) lines.push(`vt ${number(x / sheet)} ${number(y / sheet)}`);
    lines.push(`usemtl part${piece.part}`);
    for (const corners of piece.triangles)
      lines.push(
        `f ${corners.map((corner) => `${places + corner + 1}/${coordinates + corner + 1}`).join(' ')}`,
      );
    places += piece.places.length;
    coordinates += piece.places.length;
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
}
