import pLimit from 'p-limit';
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
import { resizePicture } from './resize.ts';

const KINDS: readonly (string | undefined)[] = ['jpg', 'png', 'webp'];

/** Decoding takes threads and memory that pages need as well. */
const limit = pLimit(2);

const refused = (error: { code: string; message: string }) =>
  invalidRequest([{ in: 'body', pointer: '/content', ...error }]);

type Form<Format> = { width: number; format: Format };

/**
 * A photograph of a shopper (`content` is its file in base64) in the forms that are asked for, without anything else that
 * the file says. Throws 422 for what is no photograph, and for one that is too large in bytes or pixels.
 */
export async function readPhotograph<Format extends OwnFormat>(
  content: string,
  forms: readonly Form<Format>[],
): Promise<{ tint: string; files: (Form<Format> & { content: Uint8Array<ArrayBuffer> })[] }> {
  const original = Buffer.from(content, 'base64');
  if (original.length > MOST_PHOTO_BYTES) throw refused(photoTooBig);
  if (!KINDS.includes(imageKind(original))) throw refused(wrongPhotoKind);
  return limit(() => reencode(original, forms));
}

async function reencode<Format extends OwnFormat>(original: Buffer, forms: readonly Form<Format>[]) {
  // The header says how large it is, before anything is decoded.
  const { width, height } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused(brokenPhoto);
    });
  if (width * height > MOST_PIXELS) throw refused(tooManyPixels);
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
