import type { ReviewPhoto } from '#contract/client/client.schemas.ts';
import { readPhotograph } from '../../media/own-pictures/photograph.ts';
import type { ReviewsDeps } from '../base/deps.ts';
import { reviewPhoto, reviewPhotoFile } from '../base/tables.ts';
import { PHOTO_FORMATS, PHOTO_WIDTHS, photoPicture } from './photo-path.ts';

const FORMS = PHOTO_FORMATS.flatMap((format) => PHOTO_WIDTHS.map((width) => ({ width, format })));

/**
 * Converts a shopper's photograph to the shop's widths and formats and stores the results. @throws
 * ProblemError 422 for an invalid image
 */
export async function keepPhoto(
  { db, ids, clock }: Pick<ReviewsDeps, 'db' | 'ids' | 'clock'>,
  { ownerId, content }: { ownerId: string; content: string },
): Promise<ReviewPhoto> {
  const { tint, files } = await readPhotograph(content, FORMS);
  const id = ids();
  await db.transaction(async (tx) => {
    await tx.insert(reviewPhoto).values({ id, ownerId, tint, createdAt: clock() });
    for (const file of files) await tx.insert(reviewPhotoFile).values({ photoId: id, ...file });
  });
  return { id, picture: photoPicture({ id, tint }) };
}
