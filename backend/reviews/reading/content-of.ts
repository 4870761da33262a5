import type { Review, ReviewContent } from '#contract/client/client.schemas.ts';
import type { review, reviewText } from '../base/tables.ts';
import { photoPicture } from '../photos/photo-path.ts';

export type TextRow = typeof reviewText.$inferSelect;

/** The shop's answer to a review, in the contract's form. */
export const answerOf = ({ answer, answeredAt }: typeof review.$inferSelect): Review['answer'] =>
  answer !== null && answeredAt !== null ? { text: answer, at: answeredAt.toISOString() } : null;

/** Converts a stored review text to the contract's form. */
export const contentOf = (row: TextRow): ReviewContent => {
  const { stars, fit, heightCm, usualSize, text, pros, cons, isAnonymous, photos } = row;
  return {
    stars,
    fit,
    heightCm,
    usualSize,
    text,
    pros,
    cons,
    isAnonymous,
    photos: photos.map((photo) => ({ id: photo.id, picture: photoPicture(photo) })),
  };
};
