import sharp from 'sharp';
import { AREA, HEIGHT, WIDTH } from '../atelier/engine/planes.ts';

/**
 * The section of a rendering that the picture shows: it begins at `left`, `top` and is enlarged by `scale`.
 */
export type Frame = { left: number; top: number; scale: number };

/** The height of a garment in the picture. A garment that would then be too wide is shown smaller. */
const HIGH = 0.76 * HEIGHT;
const WIDE = 0.8 * WIDTH;
/** The vertical centre of a garment, slightly below the centre of the picture. */
const MIDDLE = 0.502 * HEIGHT;
const SEEN = 90;

/** The bounding rectangle of the garment in a cut-out mask. */
export function outlineOf(alpha: Uint8Array): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [WIDTH, HEIGHT, 0, 0];
  for (let at = 0; at < AREA; at += 1) {
    if ((alpha[at] ?? 0) < SEEN) continue;
    const x = at % WIDTH;
    const y = Math.floor(at / WIDTH);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return { left, top, right, bottom };
}

/** The frame in which the garment has the size common to all garments. */
export function frameOf(alpha: Uint8Array): Frame {
  const { left, top, right, bottom } = outlineOf(alpha);
  const scale = Math.min(HIGH / (bottom - top), WIDE / (right - left));
  return {
    scale,
    left: (left + right) / 2 - WIDTH / 2 / scale,
    top: (top + bottom) / 2 - MIDDLE / scale,
  };
}

/** Resamples a plane of bytes to a frame with smooth interpolation. Pixels outside the plane are 0. */
export async function framed(plane: Uint8Array, { left, top, scale }: Frame): Promise<Uint8Array> {
  const width = Math.round(WIDTH * scale);
  const height = Math.round(HEIGHT * scale);
  const x = Math.round(left * scale);
  const y = Math.round(top * scale);
  const grown = await sharp(plane, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const result = new Uint8Array(AREA);
  for (let row = Math.max(0, -y); row < Math.min(HEIGHT, height - y); row += 1)
    for (let column = Math.max(0, -x); column < Math.min(WIDTH, width - x); column += 1)
      result[row * WIDTH + column] = grown[(row + y) * width + column + x] ?? 0;
  return result;
}
