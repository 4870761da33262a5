import pLimit from 'p-limit';
import sharp from 'sharp';
import {
  brokenPhoto,
  MOST_PHOTO_BYTES,
  MOST_PIXELS,
  photoTooBig,
  tooManyPixels,
  wrongPhotoKind,
} from '#shared/reviews/photo-rules.ts';
import type { ReviewPhoto } from '../../../src/generated/model/reviewPhoto.ts';
import type { Deps } from '../../deps.ts';
import { imageKind } from '../../media/own-pictures/image-kind.ts';
import { BadPicture, inspect } from '../../media/own-pictures/originals.ts';
import { resizePicture } from '../../media/own-pictures/resize.ts';
import { reviewPhoto, reviewPhotoFile } from '../../platform/db/schema/reviews.ts';
import { invalidRequest } from '../../platform/http/problem.ts';
import { PHOTO_FORMATS, PHOTO_WIDTHS, photoPicture } from './photo-path.ts';

const KINDS: readonly (string | undefined)[] = ['jpg', 'png', 'webp'];

/** Decoding takes threads and memory that pages need as well. */
const limit = pLimit(2);

const refused = (error: { code: string; message: string }) =>
  invalidRequest([{ in: 'body', pointer: '/content', ...error }]);

/**
 * Keeps a photograph of a shopper in the widths and formats of the shop, without anything else that the file says.
 * Throws 422 for what is no photograph, and for one that is too large in bytes or pixels.
 */
export async function keepPhoto(
  { db, ids, clock }: Pick<Deps, 'db' | 'ids' | 'clock'>,
  { ownerId, content }: { ownerId: string; content: string },
): Promise<ReviewPhoto> {
  const original = Buffer.from(content, 'base64');
  if (original.length > MOST_PHOTO_BYTES) throw refused(photoTooBig);
  if (!KINDS.includes(imageKind(original))) throw refused(wrongPhotoKind);
  const { tint, files } = await limit(() => reencode(original));
  const id = ids();
  await db.transaction(async (tx) => {
    await tx.insert(reviewPhoto).values({ id, ownerId, tint, createdAt: clock() });
    for (const file of files) await tx.insert(reviewPhotoFile).values({ photoId: id, ...file });
  });
  return { id, picture: photoPicture({ id, tint }) };
}

async function reencode(original: Buffer) {
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
    for (const format of PHOTO_FORMATS)
      for (const one of PHOTO_WIDTHS)
        files.push({
          ...{ width: one, format },
          content: await resizePicture({ original, tint, width: one, format }),
        });
    return { tint, files };
  } catch (error) {
    if (error instanceof BadPicture) throw refused(brokenPhoto);
    throw error;
  }
}
