import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import type { MyReview } from '#contract/client/client.schemas.ts';
import type { ReviewDraft } from '#contract/zod/zod.schemas.ts';
import { unknownPhoto } from '#shared/forms/photo-rules.ts';
import { flagsOf } from '#shared/reviews/flags.ts';
import { LEAST_TEXT, textTooShort } from '#shared/reviews/text-rules.ts';
import { orderLine } from '../domain/tables/orders.ts';
import { lockOrder } from '../orders/queries/lock-order.ts';
import type { Transaction } from '../platform/db/database.ts';
import { invalidRequest, ProblemError } from '../platform/http/problem.ts';
import { notifyShop } from '../shop-notices/notify-shop.ts';
import type { ReviewsDeps } from './base/deps.ts';
import { review, reviewPhoto, type StoredPhoto } from './base/tables.ts';
import {
  attachPhotos,
  dropUnusedPhotos,
  putText,
  type ReviewWithTexts,
  showWritten,
  textsOf,
} from './queries/texts.ts';
import type { TextRow } from './reading/content-of.ts';
import { authorOf, readMyReview } from './reading/read-mine.ts';
import { isReceived, receivedLines } from './reading/received-lines.ts';

type Asked = { orderId: string; position: number; ownerId: string; draft: ReviewDraft };
type Text = Omit<TextRow, 'reviewId' | 'slot' | 'writtenAt' | 'author'>;

/**
 * Writes or changes the review of a line in one transaction. The order is locked first: of two concurrent
 * calls for a line, the second one then changes the review that the first one has written.
 */
export function writeReview(
  deps: Pick<ReviewsDeps, 'db' | 'ids' | 'clock' | 'reviewModeration' | 'shopNotices'>,
  { orderId, position, ownerId, draft }: Asked,
): Promise<MyReview> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.ownerId !== ownerId) throw new ProblemError(404, 'NOT_FOUND');
    const ofLine = and(eq(review.orderId, orderId), eq(review.position, position));
    const [row] = await tx.select().from(review).where(ofLine).for('update');
    const existing = row && (await textsOf(tx, row));
    const text = await textOf(tx, { draft, ownerId, reviewId: row?.id });
    if ((row?.version ?? 0) !== draft.seenVersion) {
      // The call may be a repetition, because the response to the first call was lost.
      const isRepeat = existing && row.version === draft.seenVersion + 1 && isSame(existing.written, text);
      if (!isRepeat) throw new ProblemError(409, 'REVIEW_CHANGED');
      return readMyReview(tx, { id: row.id, ownerId });
    }
    const id = row?.id ?? (await newReview(tx, deps, { orderId, position, ownerId }));
    await put(tx, deps, { id, version: draft.seenVersion + 1, text, ownerId, existing });
    return readMyReview(tx, { id, ownerId });
  });
}

type Put = {
  id: string;
  version: number;
  text: Text;
  ownerId: string;
  existing: ReviewWithTexts | undefined;
};

/**
 * Stores a text. It is shown at once, unless a rule holds it back; it then waits for an operator, and the
 * former text stays shown.
 */
async function put(
  tx: Transaction,
  deps: Pick<ReviewsDeps, 'clock' | 'ids' | 'reviewModeration' | 'shopNotices'>,
  { id, version, text, ownerId, existing }: Put,
): Promise<void> {
  const now = deps.clock();
  const author = text.isAnonymous ? null : await authorOf(tx, ownerId);
  const written: TextRow = { ...text, reviewId: id, slot: 'WRITTEN', author, writtenAt: now };
  const seen = new Set(existing?.shown?.photos.map((photo) => photo.id));
  const flags = [
    ...flagsOf([text.text, text.pros, text.cons, text.usualSize, author]),
    ...(text.photos.some((photo) => !seen.has(photo.id)) ? (['PHOTO'] as const) : []),
  ];
  const isHeld = flags.length > 0 || deps.reviewModeration === 'all';
  await putText(tx, written);
  await attachPhotos(
    tx,
    id,
    text.photos.map((photo) => photo.id),
  );
  if (!isHeld) await showWritten(tx, { written });
  await dropUnusedPhotos(tx, id);
  const [kept] = await tx
    .update(review)
    .set({
      version,
      flags,
      refusal: null,
      decidedBy: null,
      ...(isHeld ? { state: 'WAITING', decidedAt: null } : { state: 'PUBLISHED', decidedAt: now }),
    })
    .where(eq(review.id, id))
    .returning({ product: review.productName });
  // If an earlier text of this review is already waiting, the retailer has already been notified.
  if (kept && isHeld && existing?.row.state !== 'WAITING')
    await notifyShop(tx, deps, { event: 'REVIEW_WAITING', reviewId: id, product: kept.product });
}

/**
 * Creates the row of a review for a line that has none.
 * @throws ProblemError 404 for an unknown line, 409 for a line that cannot be reviewed
 */
async function newReview(
  tx: Transaction,
  { ids }: Pick<ReviewsDeps, 'ids'>,
  { orderId, position, ownerId }: Omit<Asked, 'draft'>,
): Promise<string> {
  const isIt = and(eq(orderLine.orderId, orderId), eq(orderLine.position, position));
  const lines = await tx.select({ position: orderLine.position }).from(orderLine).where(isIt);
  if (lines.length === 0) throw new ProblemError(404, 'NOT_FOUND');
  const [found] = await receivedLines(tx, { which: and(isIt, isReceived), limit: 1 });
  if (!found || found.groupId === null) throw new ProblemError(409, 'REVIEW_NOT_OFFERED');
  const { line, groupId } = found;
  const id = ids();
  await tx.insert(review).values({
    id,
    ownerId,
    orderId,
    position,
    groupId,
    state: 'WAITING',
    version: 0,
    productUrl: line.productUrl,
    productName: line.name,
    colour: line.colour.displayValue,
    size: line.size,
  });
  return id;
}

type Drafted = { draft: ReviewDraft; ownerId: string; reviewId: string | undefined };

async function textOf(tx: Transaction, { draft, ownerId, reviewId }: Drafted): Promise<Text> {
  const { stars, fit = null, heightCm = null, isAnonymous = false } = draft;
  const text = draft.text.trim();
  if (text.length < LEAST_TEXT) throw invalidRequest([{ in: 'body', pointer: '/text', ...textTooShort }]);
  return {
    stars,
    fit,
    heightCm,
    isAnonymous,
    text,
    usualSize: draft.usualSize?.trim() || null,
    pros: draft.pros?.trim() || null,
    cons: draft.cons?.trim() || null,
    photos: await photosOf(tx, [...new Set(draft.photos ?? [])], { ownerId, reviewId }),
  };
}

/**
 * Reads the photographs with the given ids.
 * @throws ProblemError 422 if one of them belongs to another owner or another review
 */
async function photosOf(
  tx: Transaction,
  ids: string[],
  { ownerId, reviewId }: Omit<Drafted, 'draft'>,
): Promise<StoredPhoto[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select()
    .from(reviewPhoto)
    .where(and(inArray(reviewPhoto.id, ids), eq(reviewPhoto.ownerId, ownerId)));
  return ids.map((id, index) => {
    const photo = found.find((one) => one.id === id);
    const isFree = photo && (photo.reviewId === null || photo.reviewId === reviewId);
    if (!isFree) throw invalidRequest([{ in: 'body', pointer: `/photos/${index}`, ...unknownPhoto }]);
    return { id, tint: photo.tint };
  });
}

function isSame(written: TextRow, text: Text): boolean {
  const { reviewId: _id, slot: _slot, author: _author, writtenAt: _at, ...before } = written;
  return isDeepStrictEqual(before, text);
}
