import type { ReviewContent } from '../../../src/generated/model/reviewContent.ts';
import type { reviewText } from '../../platform/db/schema/reviews.ts';
import { photoPicture } from '../photos/photo-path.ts';

export type TextRow = typeof reviewText.$inferSelect;

/** What a shopper has written, as the contract has it. */
export const contentOf = (row: TextRow): ReviewContent => {
  const { stars, fit, heightCm, usualSize, text, pros, cons, isAnonymous, photos } = row;
  return {
    ...{ stars, fit, heightCm, usualSize, text, pros, cons, isAnonymous },
    photos: photos.map((photo) => ({ id: photo.id, picture: photoPicture(photo) })),
  };
};
