import type { FieldError, ReviewContent, ReviewDraft } from '#contract/client/client.schemas.ts';
import { unknownPhoto } from '#shared/forms/photo-rules.ts';
import { flagsOf } from '#shared/reviews/flags.ts';
import { LEAST_TEXT, textTooShort } from '#shared/reviews/text-rules.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredReview } from '../state/state.ts';

const refused = (pointer: string, error: Pick<FieldError, 'code' | 'message'>) =>
  new Refusal('INVALID_REQUEST', [{ in: 'body', pointer, ...error }]);

/**
 * The content of a review as the shopper submitted it.
 * @throws {Refusal} INVALID_REQUEST if the text is too short or a photograph is unknown
 */
export function contentOf(
  state: ShopState,
  draft: ReviewDraft,
  { ownerId, reviewId }: { ownerId: string; reviewId: string | null },
): ReviewContent {
  const { stars, fit = null, heightCm = null, isAnonymous = false } = draft;
  if (draft.text.trim().length < LEAST_TEXT) throw refused('/text', textTooShort);
  const photos = (draft.photos ?? []).map((id, index) => {
    const found = state.reviewPhotos.find((one) => one.photo.id === id && one.ownerId === ownerId);
    const isFree = found && (found.reviewId === null || found.reviewId === reviewId);
    if (!isFree) throw refused(`/photos/${index}`, unknownPhoto);
    return found.photo;
  });
  return {
    stars,
    fit,
    heightCm,
    usualSize: draft.usualSize?.trim() || null,
    text: draft.text.trim(),
    pros: draft.pros?.trim() || null,
    cons: draft.cons?.trim() || null,
    isAnonymous,
    photos,
  };
}

/**
 * Makes the review to store after its author has written or changed it. If the text has flags, a moderator
 * must approve it; until then the previously published text is shown.
 */
export function writtenReview(
  written: StoredReview['written'],
  known: StoredReview | undefined,
  of: Pick<StoredReview, 'ownerId' | 'orderId' | 'position' | 'groupId'>,
): StoredReview {
  const { content } = written;
  const seen = known?.shown?.content.photos.map((photo) => photo.id) ?? [];
  const flags = [
    ...flagsOf([content.text, content.pros, content.cons, content.usualSize, written.author]),
    ...(content.photos.some((photo) => !seen.includes(photo.id)) ? (['PHOTO'] as const) : []),
  ];
  const isHeld = flags.length > 0;
  return {
    ...of,
    id: known?.id ?? crypto.randomUUID(),
    flags,
    written,
    version: (known?.version ?? 0) + 1,
    state: isHeld ? 'WAITING' : 'PUBLISHED',
    refusal: null,
    decidedBy: null,
    answer: known?.answer ?? null,
    shown: isHeld ? (known?.shown ?? null) : written,
    decidedAt: isHeld ? null : written.writtenAt,
  };
}
