import sharp from 'sharp';
import {
  brokenPhoto,
  MOST_PHOTO_BYTES,
  MOST_PIXELS,
  photoTooBig,
  tooManyPixels,
  wrongPhotoKind,
} from '#shared/forms/photo-rules.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { imageKind } from './image-kind.ts';
import { BadPicture, inspect } from './originals.ts';
import type { OwnFormat } from './own-picture-path.ts';
import { createPixelQueue } from './pixel-queue.ts';
import { resizePicture } from './resize.ts';

const KINDS: readonly (string | undefined)[] = ['jpg', 'png', 'webp'];

/**
 * Limits how many photographs are decoded at a time, because pages need the same threads and memory: two of
 * the usual size, but only one of the largest size.
 */
const queue = createPixelQueue({ budget: MOST_PIXELS, atATime: 2, waiting: 16 });

const refused = (error: { code: string; message: string }) =>
  invalidRequest([{ in: 'body', pointer: '/content', ...error }]);

type Form<Format> = { width: number; format: Format };

/**
 * Converts a shopper's photograph, given in base64, to these formats and removes all metadata. Throws a
 * ProblemError: 422 if it is not a photograph or has too many bytes or pixels, 503 if too many photographs
 * are waiting.
 */
export async function readPhotograph<Format extends OwnFormat>(
  content: string,
  forms: readonly Form<Format>[],
): Promise<{ tint: string; files: (Form<Format> & { content: Uint8Array<ArrayBuffer> })[] }> {
  const original = Buffer.from(content, 'base64');
  if (original.length > MOST_PHOTO_BYTES) throw refused(photoTooBig);
  if (!KINDS.includes(imageKind(original))) throw refused(wrongPhotoKind);
  queue.assertRoom();
  // The size comes from the file's header, so the picture is not decoded yet.
  const { width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused(brokenPhoto);
    });
  const pixels = width * height;
  if (pixels > MOST_PIXELS) throw refused(tooManyPixels);
  return queue.run(pixels, () => reencode(original, forms));
}

async function reencode<Format extends OwnFormat>(original: Buffer, forms: readonly Form<Format>[]) {
  try {
    const { tint } = await inspect(original);
    const files = [];
    for (const form of forms)
      files.push({ ...form, content: await resizePicture({ original, tint, ...form }) });
    return { tint, files };
  } catch (error) {
    if (error instanceof BadPicture) throw refused(brokenPhoto);
    throw error;
  }
}
