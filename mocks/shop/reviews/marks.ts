import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { helpfulOf } from './stored-review.ts';

export function reviewMarkOperations(
  state: ShopState,
): Pick<ShopOperations, 'markReviewHelpful' | 'unmarkReviewHelpful' | 'complainAboutReview'> {
  const shown = (visitor: Visitor, reviewId: string) => {
    const stored = state.reviews.find(({ id }) => id === reviewId);
    if (!stored?.shown) throw new Refusal('NOT_FOUND');
    const owner = ownerOf(visitor);
    return { ownerId: owner.id, isOwn: stored.ownerId === owner.id };
  };

  return {
    markReviewHelpful({ visitor, params: { reviewId } }) {
      const { ownerId, isOwn } = shown(visitor, reviewId);
      if (isOwn) throw new Refusal('REVIEW_OWN');
      if (!state.reviewMarks.some((one) => one.reviewId === reviewId && one.ownerId === ownerId))
        state.reviewMarks.push({ reviewId, ownerId, at: new Date().toISOString() });
      return { helpful: helpfulOf(state, reviewId), isMarked: true };
    },

    unmarkReviewHelpful({ visitor, params: { reviewId } }) {
      const { ownerId } = shown(visitor, reviewId);
      state.reviewMarks = state.reviewMarks.filter(
        (one) => one.reviewId !== reviewId || one.ownerId !== ownerId,
      );
      return { helpful: helpfulOf(state, reviewId), isMarked: false };
    },

    complainAboutReview({ visitor, params: { reviewId }, body: { reason, comment } }) {
      const { ownerId, isOwn } = shown(visitor, reviewId);
      if (isOwn) throw new Refusal('REVIEW_OWN');
      if (state.reviewComplaints.some((one) => one.reviewId === reviewId && one.ownerId === ownerId)) return;
      const at = new Date().toISOString();
      state.reviewComplaints.push({
        ownerId,
        reviewId,
        reason,
        comment: comment?.trim() || null,
        at,
        isOpen: true,
      });
    },
  };
}
