import { AREA, HEIGHT, WIDTH } from '../../atelier/engine/planes.ts';

/**
 * Removes the noise of a rendering that was made with few samples, but keeps weave and folds sharp.
 * Neighbouring pixels are mixed, the more the more similar their normals are (a joint bilateral filter).
 */
export function denoised(
  values: Float32Array,
  alpha: Float32Array,
  normals: Float32Array,
  { radius, tolerance }: { radius: number; tolerance: number },
): Float32Array {
  const result = new Float32Array(AREA);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * WIDTH + x;
      if ((alpha[at] ?? 0) <= 0) continue;
      const [nx, ny, nz] = [normals[at * 3] ?? 0, normals[at * 3 + 1] ?? 0, normals[at * 3 + 2] ?? 0];
      let [sum, weights] = [0, 0];
      for (let dy = Math.max(-radius, -y); dy <= Math.min(radius, HEIGHT - 1 - y); dy += 1)
        for (let dx = Math.max(-radius, -x); dx <= Math.min(radius, WIDTH - 1 - x); dx += 1) {
          const beside = at + dy * WIDTH + dx;
          const covered = alpha[beside] ?? 0;
          if (covered < 0.3 && beside !== at) continue;
          const bent =
            ((normals[beside * 3] ?? 0) - nx) ** 2 +
            ((normals[beside * 3 + 1] ?? 0) - ny) ** 2 +
            ((normals[beside * 3 + 2] ?? 0) - nz) ** 2;
          const far = (dx * dx + dy * dy) / (radius * radius * 0.7);
          const weight = Math.exp(-bent / tolerance - far) * Math.min(1, covered + 0.05);
          sum += weight * (values[beside] ?? 0);
          weights += weight;
        }
      result[at] = weights > 0 ? sum / weights : 0;
    }
  return result;
}
