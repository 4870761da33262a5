import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { review, reviewPhoto, reviewText } from '../base/tables.ts';
import type { TextRow } from '../reading/content-of.ts';
import type { Reader } from '../reading/received-lines.ts';

export type ReviewRow = typeof review.$inferSelect;
export type ReviewWithTexts = { row: ReviewRow; written: TextRow; shown: TextRow | undefined };

/** Reads the texts of a review and returns them together with its row. */
export async function textsOf(tx: Reader, row: ReviewRow): Promise<ReviewWithTexts> {
  const texts = await tx.select().from(reviewText).where(eq(reviewText.reviewId, row.id));
  const written = texts.find(({ slot }) => slot === 'WRITTEN');
  if (!written) throw new Error(`The review ${row.id} says nothing.`);
  return { row, written, shown: texts.find(({ slot }) => slot === 'SHOWN') };
}

/** Locks a review until the transaction ends; undefined if it does not exist. */
export async function lockReview(tx: Transaction, id: string): Promise<ReviewWithTexts | undefined> {
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  return row && textsOf(tx, row);
}

/**
 * Stores a text of a review. `slot` says whether it is the latest text or the shown one; the previous text in
 * this slot is replaced.
 */
export async function putText(tx: Transaction, { slot, ...text }: TextRow): Promise<void> {
  await tx
    .insert(reviewText)
    .values({ slot, ...text })
    .onConflictDoUpdate({ target: [reviewText.reviewId, reviewText.slot], set: text });
}

/** Makes the latest text the one that the product page shows. */
export const showWritten = (tx: Transaction, { written }: Pick<ReviewWithTexts, 'written'>): Promise<void> =>
  putText(tx, { ...written, slot: 'SHOWN' });

/** Removes a review from the product page. */
export async function hide(tx: Transaction, reviewId: string): Promise<void> {
  await tx.delete(reviewText).where(and(eq(reviewText.reviewId, reviewId), eq(reviewText.slot, 'SHOWN')));
}

/** Deletes the photographs of a review that none of its texts uses now. */
export async function dropUnusedPhotos(tx: Transaction, reviewId: string): Promise<void> {
  const texts = await tx
    .select({ photos: reviewText.photos })
    .from(reviewText)
    .where(eq(reviewText.reviewId, reviewId));
  const used = texts.flatMap(({ photos }) => photos.map(({ id }) => id));
  await tx
    .delete(reviewPhoto)
    .where(
      and(
        eq(reviewPhoto.reviewId, reviewId),
        used.length === 0 ? undefined : notInArray(reviewPhoto.id, used),
      ),
    );
}

/** Assigns uploaded photographs to a review. */
export async function attachPhotos(tx: Transaction, reviewId: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.update(reviewPhoto).set({ reviewId }).where(inArray(reviewPhoto.id, ids));
}
