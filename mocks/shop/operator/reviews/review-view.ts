import type { OperatorReview, OperatorReviewSummary } from '#contract/client/client.schemas.ts';
import { helpfulOf, viewOf } from '../../reviews/stored-review.ts';
import type { ShopState, StoredReview } from '../../state/state.ts';

export const complaintsOf = (state: ShopState, id: string) =>
  state.reviewComplaints.filter(({ reviewId }) => reviewId === id);

export const openComplaintsOf = (state: ShopState, id: string): number =>
  complaintsOf(state, id).filter(({ isOpen }) => isOpen).length;

/** A review as operators see it. */
export function operatorView(state: ShopState, stored: StoredReview): OperatorReview {
  const { id, version, state: now, flags, refusal, orderId, written, shown, decidedAt, decidedBy } = stored;
  const { line } = viewOf(state, stored);
  return {
    id,
    version,
    state: now,
    flags,
    refusal,
    orderId,
    decidedAt,
    decidedBy,
    isDemo: false,
    productUrl: line.productUrl,
    productName: line.name,
    size: line.size,
    author: written.author,
    content: written.content,
    published: shown?.content ?? null,
    isShown: shown !== null,
    answer: stored.answer,
    writtenAt: written.writtenAt,
    helpful: helpfulOf(state, id),
    complaints: complaintsOf(state, id)
      .map(({ ownerId: _, ...complaint }) => complaint)
      .reverse(),
  };
}

/** A review as it is shown in the list. */
export function summaryOf(state: ShopState, stored: StoredReview): OperatorReviewSummary {
  const { content, published: _p, complaints: _c, ...view } = operatorView(state, stored);
  const { id, version, state: now, isShown, flags, productUrl, productName, writtenAt, isDemo } = view;
  return {
    id,
    version,
    state: now,
    isShown,
    flags,
    productUrl,
    productName,
    writtenAt,
    isDemo,
    stars: content.stars,
    text: content.text,
    photos: content.photos.length,
    openComplaints: openComplaintsOf(state, id),
  };
}
