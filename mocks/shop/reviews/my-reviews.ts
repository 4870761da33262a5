import type { ReviewPhoto } from '#contract/client/client.schemas.ts';
import { exampleOf } from '../../contract/contract.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { checkPhotograph } from '../state/photograph.ts';
import { Refusal } from '../state/refusal.ts';
import type { ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import {
  goodsOf,
  isHandedOver,
  lineOf,
  myReviewsOf,
  receivedLines,
  reviewOfLine,
  viewOf,
} from './stored-review.ts';
import { contentOf, writtenReview } from './written-review.ts';

type OfMine = 'getMyReviews' | 'getReviewedLine' | 'writeReview' | 'deleteReview' | 'addReviewPhoto';

export function myReviewOperations(state: ShopState): Pick<ShopOperations, OfMine> {
  const myOrder = (visitor: Visitor, orderId: string) => {
    const { id } = ownerOf(visitor);
    const stored = state.orders.find(({ ownerId, order }) => ownerId === id && order.id === orderId);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored.order;
  };
  const authorOf = (ownerId: string) =>
    state.accounts.find(({ profile }) => profile.id === ownerId)?.profile.firstName || null;

  return {
    getMyReviews({ visitor }) {
      const { id } = ownerOf(visitor);
      return {
        waiting: receivedLines(state, id)
          .filter(({ orderId, position }) => !reviewOfLine(state, orderId, position))
          .slice(0, 100),
        reviews: myReviewsOf(state, id).slice(0, 100),
      };
    },

    getReviewedLine({ visitor, params: { orderId, position } }) {
      const order = myOrder(visitor, orderId);
      const line = isHandedOver(order) ? lineOf(order, Number(position)) : undefined;
      if (!line) throw new Refusal('NOT_FOUND');
      const stored = reviewOfLine(state, orderId, Number(position));
      return { line, review: stored ? viewOf(state, stored) : null, author: authorOf(ownerOf(visitor).id) };
    },

    writeReview({ visitor, params, body }) {
      const { id: ownerId } = ownerOf(visitor);
      const order = myOrder(visitor, params.orderId);
      const position = Number(params.position);
      const known = reviewOfLine(state, order.id, position);
      const content = contentOf(state, body, { ownerId, reviewId: known?.id ?? null });
      if ((known?.version ?? 0) !== body.seenVersion) {
        const isRepeat =
          known?.version === body.seenVersion + 1 &&
          JSON.stringify(known.written.content) === JSON.stringify(content);
        if (!known || !isRepeat) throw new Refusal('REVIEW_CHANGED');
        return viewOf(state, known);
      }
      const line = order.lines[position];
      if (!line) throw new Refusal('NOT_FOUND');
      const product = goodsOf(line.articleId)?.card;
      const isOffered = isHandedOver(order) && line.quantity > line.cancelled && product;
      if (!known && !isOffered) throw new Refusal('REVIEW_NOT_OFFERED');
      const written = {
        content,
        author: content.isAnonymous ? null : authorOf(ownerId),
        writtenAt: new Date().toISOString(),
      };
      const groupId = known?.groupId ?? product?.variantGroupId ?? '';
      const stored = writtenReview(written, known, { ownerId, orderId: order.id, position, groupId });
      state.reviews = [...state.reviews.filter((one) => one !== known), stored];
      for (const one of state.reviewPhotos)
        if (content.photos.some((photo) => photo.id === one.photo.id)) one.reviewId = stored.id;
      return viewOf(state, stored);
    },

    deleteReview({ visitor, params: { reviewId } }) {
      const { id } = ownerOf(visitor);
      const stored = state.reviews.find((one) => one.id === reviewId && one.ownerId === id);
      if (!stored) throw new Refusal('NOT_FOUND');
      state.reviews = state.reviews.filter((one) => one !== stored);
      state.reviewPhotos = state.reviewPhotos.filter((one) => one.reviewId !== reviewId);
      state.reviewMarks = state.reviewMarks.filter((one) => one.reviewId !== reviewId);
      state.reviewComplaints = state.reviewComplaints.filter((one) => one.reviewId !== reviewId);
    },

    addReviewPhoto({ visitor, body }) {
      checkPhotograph(body.content);
      // The mock shop processes no pictures: every photograph becomes a drawn placeholder.
      const { picture } = exampleOf<ReviewPhoto>('addReviewPhoto', 'kept');
      const photo = { id: crypto.randomUUID(), picture };
      state.reviewPhotos.push({ ownerId: ownerOf(visitor).id, reviewId: null, photo });
      return photo;
    },
  };
}
