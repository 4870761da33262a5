import sharp from 'sharp';
import { AREA, HEIGHT, WIDTH } from '../atelier/engine/planes.ts';

/**
 * The part of a rendering that a picture shows: its left and top edge in pixels, and how much it is enlarged.
 */
export type Frame = { left: number; top: number; scale: number };

/**
 * Maximum height (`HIGH`) and width (`WIDE`) of a garment in its picture, in pixels. It is scaled until it
 * reaches one of them.
 */
const HIGH = 0.76 * HEIGHT;
const WIDE = 0.8 * WIDTH;
/** Row of pixels at which a garment is centred: slightly below the centre of the picture. */
const MIDDLE = 0.502 * HEIGHT;
const SEEN = 90;

/** The bounding box of a garment, found by its alpha. */
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

/** The frame in which a garment has the same size as all other garments. */
export function frameOf(alpha: Uint8Array): Frame {
  const { left, top, right, bottom } = outlineOf(alpha);
  const scale = Math.min(HIGH / (bottom - top), WIDE / (right - left));
  return {
    scale,
    left: (left + right) / 2 - WIDTH / 2 / scale,
    top: (top + bottom) / 2 - MIDDLE / scale,
  };
}

/** Resamples an image of bytes to a frame, with smooth interpolation. Pixels outside the image are 0. */
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
