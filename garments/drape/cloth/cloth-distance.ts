import type { Form } from './form.ts';
import type { Cloth } from './sew.ts';
import { vertexNormals } from './surface.ts';

const REACH = 0.04;
const CELL = 0.04;
const HALF = 256;
const FAR = 1;

/**
 * Makes a form from draped cloth, so that other pieces can be laid on it. The distance of a point from the
 * form is that from the nearest vertices of the cloth.
 */
export function clothAsForm(cloth: Cloth): Form {
  const { positions } = cloth;
  const normals = vertexNormals(cloth);
  const cells = new Map<number, number[]>();
  const key = (x: number, y: number, z: number) => ((x + HALF) * 2 * HALF + y + HALF) * 2 * HALF + z + HALF;
  const cellOf = (value: number) => Math.floor(value / CELL);
  for (let at = 0; at < positions.length; at += 3) {
    if (!normals[at] && !normals[at + 1] && !normals[at + 2]) continue;
    const own = key(
      cellOf(positions[at] ?? 0),
      cellOf(positions[at + 1] ?? 0),
      cellOf(positions[at + 2] ?? 0),
    );
    const cell = cells.get(own);
    if (cell) cell.push(at);
    else cells.set(own, [at]);
  }
  return {
    distance(x, y, z, normal) {
      let [weights, above, nx, ny, nz] = [0, 0, 0, 0, 0];
      const [column, row, layer] = [cellOf(x), cellOf(y), cellOf(z)];
      for (let cx = column - 1; cx <= column + 1; cx += 1)
        for (let cy = row - 1; cy <= row + 1; cy += 1)
          for (let cz = layer - 1; cz <= layer + 1; cz += 1)
            for (const at of cells.get(key(cx, cy, cz)) ?? []) {
              const dx = x - (positions[at] ?? 0);
              const dy = y - (positions[at + 1] ?? 0);
              const dz = z - (positions[at + 2] ?? 0);
              const squared = dx * dx + dy * dy + dz * dz;
              if (squared > REACH * REACH) continue;
              const weight = 1 / (squared + 2e-5) ** 2;
              const [fx, fy, fz] = [normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0];
              weights += weight;
              above += weight * (dx * fx + dy * fy + dz * fz);
              nx += weight * fx;
              ny += weight * fy;
              nz += weight * fz;
            }
      if (weights === 0) return FAR;
      const length = Math.hypot(nx, ny, nz) || 1;
      normal?.set([nx / length, ny / length, nz / length]);
      return above / weights;
    },
  };
}
