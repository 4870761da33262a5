import sharp, { type Sharp } from 'sharp';
import type { Format } from './format.ts';

import { sharpened } from './sharpen.ts';

/**
 * An RGB picture. `reduced` is set if it was made from the small edition of the image maps, which has fewer
 * pixels than the others.
 */
export type Raster = { data: Uint8Array; width: number; height: number; reduced?: true };

type Effort = { quality: number; effort: number };

/**
 * Effort of the AVIF encoder. Effort 2 takes a third of the time of effort 4, and the files are about 5%
 * larger. Pictures from a small edition get effort 1, which takes half of that time; their files are 3–4%
 * larger.
 */
const EFFORT = 2;
const EFFORT_REDUCED = 1;

/** Scales an RGB picture to a width and encodes it. A picture that was scaled down is sharpened slightly. */
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
