import type { OperatorReview } from '#contract/client/client.schemas.ts';
import type { ShopOperations } from '../../../contract/shop-operations.ts';
import { pageOf } from '../../state/page-of.ts';
import { Refusal } from '../../state/refusal.ts';
import type { ShopState, StoredReview } from '../../state/state.ts';
import { complaintsOf, openComplaintsOf, operatorView, summaryOf } from './review-view.ts';

type OfReviews = 'listReviews' | 'showReview' | 'publishReview' | 'refuseReview' | 'answerReview';

export function operatorReviewOperations(state: ShopState): Pick<ShopOperations, OfReviews> {
  const reviewOf = (reviewId: string): StoredReview => {
    const stored = state.reviews.find(({ id }) => id === reviewId);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored;
  };

  /** Records a decision about a review, if the operator has seen its current version. */
  function decide(stored: StoredReview, version: number, by: string, work: () => void): OperatorReview {
    if (stored.version !== version) throw new Refusal('REVIEW_STEP_REFUSED');
    const before = stored.state;
    work();
    if (before !== 'WAITING' || stored.state !== 'REFUSED')
      for (const complaint of complaintsOf(state, stored.id)) complaint.isOpen = false;
    Object.assign(stored, {
      version: version + 1,
      flags: [],
      decidedAt: new Date().toISOString(),
      decidedBy: by,
    });
    return operatorView(state, stored);
  }

  return {
    listReviews({ query }) {
      const { state: wanted, complained } = query;
      const all = state.reviews.filter(
        (stored) =>
          (wanted === undefined || stored.state === wanted) &&
          (!complained || openComplaintsOf(state, stored.id) > 0),
      );
      const waiting = all.filter((stored) => stored.state === 'WAITING');
      const others = all.filter((stored) => stored.state !== 'WAITING').reverse();
      const { items, ...page } = pageOf([...waiting, ...others], query);
      return { ...page, items: items.map((stored) => summaryOf(state, stored)) };
    },

    showReview: ({ params }) => operatorView(state, reviewOf(params.reviewId)),

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
      return operatorView(state, stored);
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
