import { and, isNull, lt } from 'drizzle-orm';
import { before, type CleanUp, DAY, removeRows } from '../platform/jobs/clean-up.ts';
import { reviewPhoto } from './base/tables.ts';

/** How long an uploaded photograph without a review is kept, in ms. */
const RETENTION = DAY;

/** Deletes photographs that no review uses. */
export const cleanUpReviewPhotos: CleanUp = (tx, now) =>
  removeRows(
    tx,
    reviewPhoto,
    and(isNull(reviewPhoto.reviewId), lt(reviewPhoto.createdAt, before(now, RETENTION))),
  );
