import sharp from 'sharp';
import { cross, difference, moved, unit, type Vector } from '../cloth/geometry.ts';
import type { Scene } from './scene.ts';

const WIDTH = 540;
const HEIGHT = 720;
const LIGHT: Vector = unit([-0.55, 0.55, 0.63]);
type Triangle = { places: readonly [Vector, Vector, Vector]; facings: readonly [Vector, Vector, Vector] };

/**
 * Draws a quick preview of a scene, from the front and from the back, without Blender. The inside of the
 * cloth is darker.
 */
export async function drawLook(file: string, scene: Scene): Promise<void> {
  const triangles = [...clothTriangles(scene), ...scene.laid.flatMap(trianglesOf)];
  const places = triangles.flatMap((triangle) => [...triangle.places]);
  const [left, right] = extent(places, 0);
  const [bottom, top] = extent(places, 1);
  const scale = Math.min((HEIGHT * 0.8) / (top - bottom), (WIDTH * 0.84) / (right - left));
  const middle: Vector = [(left + right) / 2, (bottom + top) / 2, 0];
  const views = [1, -1].map((side) => drawSide(triangles, middle, scale, side));
  const blank = { create: { width: WIDTH * 2, height: HEIGHT, channels: 3, background: '#ddd' } } as const;
  await sharp(blank)
    .composite(
      views.map((input, index) => ({
        input,
        raw: { width: WIDTH, height: HEIGHT, channels: 1 },
        left: index * WIDTH,
        top: 0,
      })),
    )
    .png()
    .toFile(file);
}

function clothTriangles({ cloth }: Scene): Triangle[] {
  const places = Array.from(
    { length: cloth.positions.length / 3 },
    (_, vertex): Vector => [
      cloth.positions[vertex * 3] ?? 0,
      cloth.positions[vertex * 3 + 1] ?? 0,
      cloth.positions[vertex * 3 + 2] ?? 0,
    ],
  );
  const triangles = [...cloth.pieces.values()].flatMap(({ piece, triangles: own, vertices }) =>
    own.map(([a, b, c]) => (piece.turned ? [a, c, b] : [a, b, c]).map((corner) => vertices[corner] ?? 0)),
  );
  return trianglesOf({ places, triangles });
}

function trianglesOf({
  places,
  triangles,
}: {
  places: readonly Vector[];
  triangles: readonly (readonly number[])[];
}): Triangle[] {
  const facings = places.map((): Vector => [0, 0, 0]);
  const corners = triangles.map(([a = 0, b = 0, c = 0]) => [a, b, c] as const);
  const at = (index: number): Vector => places[index] ?? [0, 0, 0];
  for (const [a, b, c] of corners) {
    const facing = cross(difference(at(b), at(a)), difference(at(c), at(a)));
    for (const index of [a, b, c]) facings[index] = moved(facings[index] ?? facing, facing, 1);
  }
  const even = facings.map(unit);
  const faces = (index: number): Vector => even[index] ?? [0, 0, 1];
  return corners.map(([a, b, c]) => ({
    places: [at(a), at(b), at(c)],
    facings: [faces(a), faces(b), faces(c)],
  }));
}

function drawSide(triangles: readonly Triangle[], middle: Vector, scale: number, side: number): Buffer {
  const image = Buffer.alloc(WIDTH * HEIGHT, 225);
  const depths = new Float32Array(WIDTH * HEIGHT).fill(Number.NEGATIVE_INFINITY);
  for (const { places, facings } of triangles) {
    const [a, b, c] = places.map(
      ([x, y, z]): Vector => [
        WIDTH / 2 + side * (x - middle[0]) * scale,
        HEIGHT / 2 - (y - middle[1]) * scale,
        z * side,
      ],
    ) as [Vector, Vector, Vector];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-9) continue;
    const [left, right] = extent([a, b, c], 0);
    const [top, bottom] = extent([a, b, c], 1);
    for (let y = Math.max(0, Math.ceil(top)); y <= Math.min(HEIGHT - 1, bottom); y += 1)
      for (let x = Math.max(0, Math.ceil(left)); x <= Math.min(WIDTH - 1, right); x += 1) {
        const second = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
        const third = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
        const first = 1 - second - third;
        if (first < -1e-6 || second < -1e-6 || third < -1e-6) continue;
        const depth = first * a[2] + second * b[2] + third * c[2];
        const at = y * WIDTH + x;
        if (depth <= (depths[at] ?? 0)) continue;
        depths[at] = depth;
        const blend = moved(
          moved(moved([0, 0, 0], facings[0], first), facings[1], second),
          facings[2],
          third,
        );
        const [nx, ny, nz] = unit([blend[0] * side, blend[1], blend[2] * side]);
        const inner = nz < 0;
        const light = Math.max(0, (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]) * (inner ? -1 : 1));
        image[at] = Math.min(255, (inner ? 120 : 215) * (0.3 + 0.8 * light));
      }
  }
  return image;
}

function extent(places: readonly Vector[], axis: 0 | 1): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const place of places) {
    least = Math.min(least, place[axis]);
    most = Math.max(most, place[axis]);
  }
  return [least, most];
}
