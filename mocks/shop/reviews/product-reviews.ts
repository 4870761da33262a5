import type { Review, ReviewSort } from '#contract/client/client.schemas.ts';
import { isNearHeight, summaryOf } from '#shared/reviews/summary.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import { goods } from '../goods/goods.ts';
import { pageOf } from '../state/page-of.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState, StoredReview } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { helpfulOf, receivedLines, reviewOfLine, viewOf } from './stored-review.ts';

const SIZE = 10;

const ORDERS: Readonly<Record<ReviewSort, (one: Review, other: Review) => number>> = {
  newest: () => 0,
  helpful: (one, other) => other.helpful - one.helpful,
  best: (one, other) => other.stars - one.stars,
  worst: (one, other) => one.stars - other.stars,
};

export function productReviewOperations(
  state: ShopState,
): Pick<ShopOperations, 'getProductReviews' | 'getMyProductReviews'> {
  const modelAt = (productUrl: string): string => {
    const found = goods.find(({ card }) => card.productUrl === productUrl);
    if (!found) throw new Refusal('NOT_FOUND');
    return found.card.variantGroupId;
  };

  return {
    getProductReviews({ params, query: { stars, bought, height, withPhotos, sort, page } }) {
      const variantGroupId = modelAt(params.productUrl);
      const all = state.reviews
        .filter(({ groupId }) => groupId === variantGroupId)
        .flatMap((stored) => publicView(state, stored) ?? [])
        .reverse();
      const chosen = all
        .filter(
          (one) =>
            (stars === undefined || one.stars === stars) &&
            (bought === undefined || one.size === bought) &&
            (height === undefined || isNearHeight(one.heightCm, height)) &&
            (!withPhotos || one.photos.length > 0),
        )
        .sort(ORDERS[sort]);
      return {
        variantGroupId,
        ...pageOf(chosen, { page, size: SIZE }),
        summary: summaryOf(all.map((one) => ({ ...one, photos: one.photos.length, count: 1 }))),
      };
    },

    getMyProductReviews({ visitor, params }) {
      const model = modelAt(params.productUrl);
      const { id } = ownerOf(visitor);
      const ofModel = state.reviews.filter(({ groupId }) => groupId === model);
      const among = (rows: { reviewId: string; ownerId: string }[]) =>
        ofModel
          .filter((stored) => rows.some(({ reviewId, ownerId }) => reviewId === stored.id && ownerId === id))
          .map((stored) => stored.id);
      const waiting = receivedLines(state, id).find(
        ({ orderId, position, productUrl }) =>
          goods.find(({ card }) => card.productUrl === productUrl)?.card.variantGroupId === model &&
          !reviewOfLine(state, orderId, position),
      );
      return {
        helpful: among(state.reviewMarks),
        own: ofModel.filter(({ ownerId }) => ownerId === id).map((stored) => stored.id),
        complained: among(state.reviewComplaints),
        waiting: waiting ? { orderId: waiting.orderId, position: waiting.position } : null,
      };
    },
  };
}

function publicView(state: ShopState, stored: StoredReview): Review | undefined {
  if (!stored.shown) return undefined;
  const { line } = viewOf(state, stored);
  const { content, author, writtenAt } = stored.shown;
  const { isAnonymous: _, photos, ...shownContent } = content;
  return {
    id: stored.id,
    ...shownContent,
    size: line.size,
    colour: line.colour.displayValue,
    author,
    writtenAt,
    photos: photos.map(({ picture }) => picture),
    helpful: helpfulOf(state, stored.id),
    isDemo: false,
    answer: stored.answer,
  };
}
