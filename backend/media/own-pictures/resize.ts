import sharp, { type Sharp } from 'sharp';
import { PIXEL_LIMIT } from './originals.ts';
import type { OwnFormat } from './own-picture-path.ts';

/** Width divided by height of pictures of goods. */
const RATIO = 3 / 4;
/**
 * A picture whose ratio differs from `RATIO` by at most this is cropped. Any other picture gets margins in
 * its tint.
 */
const TOLERANCE = 0.02;

export type ResizeJob = {
  original: Uint8Array;
  tint: string;
  width: number;
  format: OwnFormat;
  /** Whether the picture keeps its proportions. If so, it is never enlarged. */
  isWhole?: boolean;
};

/**
 * Makes a file of the shop from an original picture: rotated by its EXIF orientation, 3:4 unless `isWhole`,
 * without metadata. Its compression quality is that of drawn goods, because both may be next to each other on
 * a page. Rejects if the original cannot be decoded.
 */
export async function resizePicture({
  original,
  tint,
  width,
  format,
  isWhole = false,
}: ResizeJob): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(original, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' });
  const upright = image.clone().autoOrient().flatten({ background: tint }).toColourspace('srgb');
  if (isWhole) {
    const whole = upright.resize({ width, withoutEnlargement: true, kernel: 'lanczos3' });
    return new Uint8Array(await encoded(whole, format).toBuffer());
  }
  const { autoOrient } = await image.metadata();
  const height = Math.round(width / RATIO);
  const shape = autoOrient.width / autoOrient.height / RATIO;
  const fits = Math.abs(shape - 1) <= TOLERANCE;
  const framed = upright.resize(width, height, {
    fit: fits ? 'cover' : 'contain',
    background: tint,
    kernel: 'lanczos3',
  });
  return new Uint8Array(await encoded(framed, format).toBuffer());
}

function encoded(image: Sharp, format: OwnFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 58, effort: 2, chromaSubsampling: '4:2:0' });
  if (format === 'jpg') return image.jpeg({ quality: 88, chromaSubsampling: '4:4:4' });
  return image.webp({ quality: 82, effort: 3 });
}
