import type { OperatorReview } from '#contract/client/client.schemas.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { helpfulOf, viewOf } from '../reviews/stored-review.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredReview } from '../state/state.ts';

type OfReviews = 'listReviews' | 'showReview' | 'publishReview' | 'refuseReview' | 'answerReview';

export function operatorReviewOperations(state: ShopState): Pick<ShopOperations, OfReviews> {
  const one = (reviewId: string): StoredReview => {
    const kept = state.reviews.find(({ id }) => id === reviewId);
    if (!kept) throw new Refusal('NOT_FOUND');
    return kept;
  };
  const complaintsOf = (id: string) => state.reviewComplaints.filter(({ reviewId }) => reviewId === id);
  const openOf = (id: string) => complaintsOf(id).filter(({ isOpen }) => isOpen).length;

  function operatorView(kept: StoredReview): OperatorReview {
    const { id, version, state: now, flags, refusal, orderId, written, shown, decidedAt, decidedBy } = kept;
    const { line } = viewOf(state, kept);
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
      answer: kept.answer,
      writtenAt: written.writtenAt,
      helpful: helpfulOf(state, id),
      complaints: complaintsOf(id)
        .map(({ ownerId: _, ...complaint }) => complaint)
        .reverse(),
    };
  }

  /** Moderates a review if the operator has seen its current version. */
  function decide(kept: StoredReview, version: number, by: string, work: () => void): OperatorReview {
    if (kept.version !== version) throw new Refusal('REVIEW_STEP_REFUSED');
    const before = kept.state;
    work();
    if (before !== 'WAITING' || kept.state !== 'REFUSED')
      for (const complaint of complaintsOf(kept.id)) complaint.isOpen = false;
    Object.assign(kept, {
      version: version + 1,
      flags: [],
      decidedAt: new Date().toISOString(),
      decidedBy: by,
    });
    return operatorView(kept);
  }

  return {
    listReviews({ query: { state: wanted, complained, page, size } }) {
      const all = state.reviews.filter(
        (kept) => (wanted === undefined || kept.state === wanted) && (!complained || openOf(kept.id) > 0),
      );
      const totalPages = Math.max(1, Math.ceil(all.length / size));
      if (page > totalPages) throw new Refusal('NOT_FOUND');
      const waiting = all.filter((kept) => kept.state === 'WAITING');
      const others = all.filter((kept) => kept.state !== 'WAITING').reverse();
      const items = [...waiting, ...others].slice((page - 1) * size, page * size).map((kept) => {
        const { content, published: _p, complaints: _c, ...view } = operatorView(kept);
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

    showReview: ({ params }) => operatorView(one(params.reviewId)),

    publishReview({ params, body, visitor }) {
      const kept = one(params.reviewId);
      return decide(kept, body.version, visitor.operator?.name ?? '', () =>
        Object.assign(kept, { state: 'PUBLISHED', refusal: null, shown: kept.written }),
      );
    },

    answerReview({ params, body: { version, text } }) {
      const kept = one(params.reviewId);
      if (kept.version !== version || !kept.shown) throw new Refusal('REVIEW_STEP_REFUSED');
      const answer = text === null ? null : { text, at: new Date().toISOString() };
      Object.assign(kept, { answer, version: version + 1 });
      return operatorView(kept);
    },

    refuseReview({ params, body, visitor }) {
      const kept = one(params.reviewId);
      return decide(kept, body.version, visitor.operator?.name ?? '', () => {
        if (kept.state === 'REFUSED' && !kept.shown) throw new Refusal('REVIEW_STEP_REFUSED');
        const shown = kept.state === 'WAITING' ? kept.shown : null;
        Object.assign(kept, { state: 'REFUSED', refusal: body.reason, shown });
      });
    },
  };
}
