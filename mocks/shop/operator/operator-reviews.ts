import type { OperatorReview } from '#contract/client/client.schemas.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { helpfulOf, viewOf } from '../reviews/stored-review.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredReview } from '../state/state.ts';

type OfReviews = 'listReviews' | 'showReview' | 'publishReview' | 'refuseReview' | 'answerReview';

export function operatorReviewOperations(state: ShopState): Pick<ShopOperations, OfReviews> {
  const reviewOf = (reviewId: string): StoredReview => {
    const stored = state.reviews.find(({ id }) => id === reviewId);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored;
  };
  const complaintsOf = (id: string) => state.reviewComplaints.filter(({ reviewId }) => reviewId === id);
  const openOf = (id: string) => complaintsOf(id).filter(({ isOpen }) => isOpen).length;

  function operatorView(stored: StoredReview): OperatorReview {
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
      complaints: complaintsOf(id)
        .map(({ ownerId: _, ...complaint }) => complaint)
        .reverse(),
    };
  }

  /** Moderates a review if the operator has seen its current version. */
  function decide(stored: StoredReview, version: number, by: string, work: () => void): OperatorReview {
    if (stored.version !== version) throw new Refusal('REVIEW_STEP_REFUSED');
    const before = stored.state;
    work();
    if (before !== 'WAITING' || stored.state !== 'REFUSED')
      for (const complaint of complaintsOf(stored.id)) complaint.isOpen = false;
    Object.assign(stored, {
      version: version + 1,
      flags: [],
      decidedAt: new Date().toISOString(),
      decidedBy: by,
    });
    return operatorView(stored);
  }

  return {
    listReviews({ query: { state: wanted, complained, page, size } }) {
      const all = state.reviews.filter(
        (stored) =>
          (wanted === undefined || stored.state === wanted) && (!complained || openOf(stored.id) > 0),
      );
      const totalPages = Math.max(1, Math.ceil(all.length / size));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      const waiting = all.filter((stored) => stored.state === 'WAITING');
      const others = all.filter((stored) => stored.state !== 'WAITING').reverse();
      const items = [...waiting, ...others].slice((page - 1) * size, page * size).map((stored) => {
        const { content, published: _p, complaints: _c, ...view } = operatorView(stored);
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
          openComplaints: openOf(id),
        };
      });
      return { page, size, totalItems: all.length, totalPages, items };
    },

    showReview: ({ params }) => operatorView(reviewOf(params.reviewId)),

    publishReview({ params, body, visitor }) {
      const stored = reviewOf(params.reviewId);
      return decide(stored, body.version, visitor.operator?.name ?? '', () =>
        Object.assign(stored, { state: 'PUBLISHED', refusal: null, shown: stored.written }),
      );
    },

    answerReview({ params, body: { version, text } }) {
      const stored = reviewOf(params.reviewId);
      if (stored.version !== version || !stored.shown) throw new Refusal('REVIEW_STEP_REFUSED');
      const answer = text === null ? null : { text, at: new Date().toISOString() };
      Object.assign(stored, { answer, version: version + 1 });
      return operatorView(stored);
    },

    refuseReview({ params, body, visitor }) {
      const stored = reviewOf(params.reviewId);
      return decide(stored, body.version, visitor.operator?.name ?? '', () => {
        if (stored.state === 'REFUSED' && !stored.shown) throw new Refusal('REVIEW_STEP_REFUSED');
        const shown = stored.state === 'WAITING' ? stored.shown : null;
        Object.assign(stored, { state: 'REFUSED', refusal: body.reason, shown });
      });
    },
  };
}
