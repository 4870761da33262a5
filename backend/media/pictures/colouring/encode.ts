import sharp, { type Sharp } from 'sharp';
import type { Format } from './format.ts';

import { sharpened } from './sharpen.ts';

/**
 * A picture in RGB. `reduced` means that it was made from the small edition of the image maps, which has
 * fewer pixels.
 */
export type Raster = { data: Uint8Array; width: number; height: number; reduced?: true };

type Effort = { quality: number; effort: number };

/**
 * Effort of AVIF encoding. Effort 2 takes a third of the time of effort 4 and gives about 5% more bytes.
 * Pictures from a small edition use effort 1, which halves the time again and gives 3–4% more bytes.
 */
const EFFORT = 2;
const EFFORT_REDUCED = 1;

/** Scales an RGB raster and encodes it. Scaled-down rasters are sharpened slightly. */
export async function encodePicture(
  raster: Raster,
  { width, height }: { width: number; height: number },
  format: Format,
  avifQuality = 58,
): Promise<Uint8Array<ArrayBuffer>> {
  const asIs = width === raster.width;
  const data = asIs && raster.reduced ? sharpened(raster) : raster.data;
  let image = sharp(data, { raw: { width: raster.width, height: raster.height, channels: 3 } });
  if (!asIs) image = image.resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  if (width < raster.width) image = image.sharpen({ sigma: 0.5, m1: 0.4, m2: 1 });
  const effort = raster.reduced ? EFFORT_REDUCED : EFFORT;
  return new Uint8Array(await encoded(image, format, { quality: avifQuality, effort }).toBuffer());
}

function encoded(image: Sharp, format: Format, avif: Effort): Sharp {
  if (format === 'avif') return image.avif({ ...avif, chromaSubsampling: '4:2:0' });
  if (format === 'jpg') return image.jpeg({ quality: 88, chromaSubsampling: '4:4:4' });
  return image.webp({ quality: 82, effort: 3 });
}
