import sharp, { type Sharp } from 'sharp';
import type { DrawnView } from '../../../backend/media/pictures/colouring/view-file.ts';
import { AREA, blur, clamp, HEIGHT, type Plane, plane, WIDTH } from './planes.ts';
import { putEntries } from './put-entries.ts';

/** The image maps of a rendered view, from which `writeView` makes the entries of a map set. */
export type Drawing = {
  /**
   * Brightness of each point on mid-grey cloth, where 1 is the brightness of a flat grey surface that faces
   * the lamp.
   */
  light: Plane;
  alpha: Plane;
  gloss: Plane | undefined;
  stitches: Plane | undefined;
  wear: Plane | undefined;
  label: Plane | undefined;
  /** Cloth coordinates in metres: the position on the flat cloth that a pixel shows, 0 to `clothSize`. */
  u: Plane;
  v: Plane;
  clothSize: number;
  /** Number of the garment's part at each pixel, in twice the width and height. */
  parts: Uint8Array;
  slots: DrawnView['slots'];
  tint: string;
  /**
   * How much light reaches the backdrop in the shadow, 0 to 1. The map has a quarter of the width and height. If
   * undefined, it is computed from the outline of the garment.
   */
  shadow?: Plane;
};

export const LIGHT_MAX = 1.9;

/** Maximum size of a light map in bytes. A larger one is compressed again with lower quality. */
const MOST_LIGHT = 90_000;

/**
 * Writes the image maps of a view to a map set, in place of its old ones. Returns their total size in bytes.
 */
export async function writeView(
  mapsDir: string,
  silhouette: string,
  view: string,
  drawing: Drawing,
): Promise<number> {
  const entries = new Map<string, Buffer>();
  const put = async (map: string, image: Sharp) => {
    const bytes = await image.toBuffer();
    entries.set(`${view}.${map}.webp`, bytes);
    return bytes.length;
  };
  const raw = (data: Uint8Array, channels: 1 | 3 | 4, width = WIDTH, height = HEIGHT) =>
    sharp(data, { raw: { width, height, channels } });

  const light = new Uint8Array(AREA * 4);
  const spread = spreadOutwards(drawing.light, drawing.alpha);
  for (let at = 0; at < AREA; at += 1) {
    light.fill(Math.round(255 * Math.sqrt(clamp((spread[at] ?? 0) / LIGHT_MAX, 0, 1))), at * 4, at * 4 + 3);
    light[at * 4 + 3] = Math.round(255 * clamp(drawing.alpha[at] ?? 0, 0, 1));
  }
  const putLight = (quality: number) =>
    put('light', raw(light, 4).webp({ quality, alphaQuality: 100, exact: true, effort: 6 }));
  // Only the light map of coarse knitwear is this large. It consists mostly of texture, so the lower quality
  // is invisible.
  if ((await putLight(86)) > MOST_LIGHT) await putLight(76);
  await put('cloth', raw(packCloth(drawing), 3).webp({ lossless: true, exact: true, effort: 6 }));
  await put('parts', raw(drawing.parts, 1, WIDTH * 2, HEIGHT * 2).webp({ lossless: true, effort: 6 }));
  await put(
    'shadow',
    (drawing.shadow
      ? raw(renderedShadow(drawing.shadow), 1, WIDTH / 4, HEIGHT / 4).blur(0.8)
      : raw(wallShadow(drawing.alpha), 1).resize(WIDTH / 4, HEIGHT / 4)
    ).webp({ quality: 90 }),
  );
  if (drawing.gloss) {
    const gloss = Uint8Array.from(drawing.gloss, (value) => 255 * Math.sqrt(clamp(value, 0, 1)));
    await put(
      'gloss',
      raw(gloss, 1)
        .resize(WIDTH / 2, HEIGHT / 2)
        .webp({ quality: 80, effort: 6 }),
    );
  }
  const marks = [drawing.stitches, drawing.wear, drawing.label];
  if (marks.some((mark) => mark?.some((value) => value > 0.02))) {
    const mask = new Uint8Array(AREA * 3);
    for (let at = 0; at < AREA; at += 1)
      marks.forEach((mark, channel) => {
        mask[at * 3 + channel] = Math.round(clamp(mark?.[at] ?? 0, 0, 1) * 15) * 17;
      });
    await put('mask', raw(mask, 3).webp({ lossless: true, effort: 6 }));
  }
  const { clothSize, slots, tint } = drawing;
  const file: DrawnView = { width: WIDTH, height: HEIGHT, lightMax: LIGHT_MAX, clothSize, tint, slots };
  entries.set(`${view}.json`, Buffer.from(`${JSON.stringify(file, null, 2)}\n`));
  return putEntries(mapsDir, silhouette, `${view}.`, entries);
}

/**
 * Extends the light map a few pixels beyond the outline of the garment. Otherwise, compression would mix the
 * edge with the empty pixels around it.
 */
export function spreadOutwards(light: Plane, alpha: Plane): Plane {
  let known = Uint8Array.from(alpha, (value) => (value > 0.5 ? 1 : 0));
  const result = Float32Array.from(light);
  for (let round = 0; round < 8; round += 1) {
    const next = Uint8Array.from(known);
    for (let at = WIDTH; at < AREA - WIDTH; at += 1) {
      if (known[at]) continue;
      let sum = 0;
      let count = 0;
      for (const beside of [at - 1, at + 1, at - WIDTH, at + WIDTH])
        if (known[beside]) {
          sum += result[beside] ?? 0;
          count += 1;
        }
      if (count === 0) continue;
      result[at] = sum / count;
      next[at] = 1;
    }
    known = next;
  }
  return result;
}

/**
 * Packs the cloth coordinates u and v, 12 bits each, into three bytes per pixel: the low eight bits of u, those
 * of v, then the high four bits of both in one byte. Low bits of neighbours differ little and high bits hardly
 * ever, so the file is a fifth smaller than with the high bits first.
 */
function packCloth({ u, v, clothSize, alpha }: Drawing): Uint8Array {
  const packed = new Uint8Array(AREA * 3);
  for (let at = 0; at < AREA; at += 1) {
    if ((alpha[at] ?? 0) <= 0) continue;
    const across = clamp(Math.round(((u[at] ?? 0) / clothSize) * 4096), 0, 4095);
    const down = clamp(Math.round(((v[at] ?? 0) / clothSize) * 4096), 0, 4095);
    packed[at * 3] = across & 255;
    packed[at * 3 + 1] = down & 255;
    packed[at * 3 + 2] = ((across >> 8) << 4) | (down >> 8);
  }
  return packed;
}

const renderedShadow = (shadow: Plane) =>
  Uint8Array.from(shadow, (share) => Math.round(255 * clamp(share, 0, 1)));

/**
 * Computes the shadow of a garment on the wall: a soft one to the lower right, and a sharp one close to the
 * garment. It is the same for all goods.
 */
function wallShadow(alpha: Plane): Uint8Array {
  const far = blur(alpha, 24);
  const near = blur(alpha, 6);
  const result = plane();
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const soft = far[clamp(y - 26, 0, HEIGHT - 1) * WIDTH + clamp(x - 16, 0, WIDTH - 1)] ?? 0;
      const close = near[clamp(y - 7, 0, HEIGHT - 1) * WIDTH + clamp(x - 4, 0, WIDTH - 1)] ?? 0;
      result[y * WIDTH + x] = (1 - 0.38 * soft) * (1 - 0.24 * close);
    }
  return Uint8Array.from(result, (value) => Math.round(255 * value));
}
