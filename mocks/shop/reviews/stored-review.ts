import type { MyReview, Order, ReviewableLine } from '#contract/client/client.schemas.ts';
import { goods } from '../goods/goods.ts';
import type { ShopState, StoredReview } from '../state/state.ts';

/** The goods of an order line. Undefined if the shop no longer has them. */
export const goodsOf = (articleId: string) =>
  goods.find(({ product }) => product.articles.some((article) => article.articleId === articleId));

export const isHandedOver = ({ state }: Order): boolean =>
  state === 'HANDED_OVER' || state === 'PARTLY_HANDED_OVER';

/** An order line that can be reviewed. Undefined if the order has no such line. */
export function lineOf(order: Order, position: number): ReviewableLine | undefined {
  const line = order.lines[position];
  if (!line) return undefined;
  const { productUrl, name, colour, size, picture, articleId } = line;
  return {
    orderId: order.id,
    position,
    productUrl,
    name,
    colour,
    size,
    picture,
    receivedAt: order.events.at(-1)?.at ?? order.placedAt,
    sizes: goodsOf(articleId)?.product.articles.map((article) => article.size) ?? [],
  };
}

/** The lines of orders that the owner has received, most recent first. */
export function receivedLines(state: ShopState, ownerId: string): ReviewableLine[] {
  return state.orders
    .filter((stored) => stored.ownerId === ownerId && isHandedOver(stored.order))
    .toReversed()
    .flatMap(({ order }) =>
      order.lines.flatMap(({ quantity, cancelled, articleId }, position) =>
        quantity > cancelled && goodsOf(articleId) ? (lineOf(order, position) ?? []) : [],
      ),
    );
}

export const reviewOfLine = (state: ShopState, orderId: string, position: number) =>
  state.reviews.find((one) => one.orderId === orderId && one.position === position);

export const helpfulOf = (state: ShopState, id: string): number =>
  state.reviewMarks.filter(({ reviewId }) => reviewId === id).length;

/** A review as its author sees it. */
export function viewOf(state: ShopState, stored: StoredReview): MyReview {
  const { id, orderId, position, version, state: now, refusal, written, shown } = stored;
  const order = state.orders.find((one) => one.order.id === orderId)?.order;
  const line = order && lineOf(order, position);
  if (!line) throw new Error(`The line of the review ${id} is gone`);
  return {
    id,
    version,
    state: now,
    refusal,
    line,
    content: written.content,
    writtenAt: written.writtenAt,
    isShown: shown !== null,
    helpful: helpfulOf(state, id),
  };
}

/** The reviews that a user has written, most recent first. */
export const myReviewsOf = (state: ShopState, ownerId: string): MyReview[] =>
  state.reviews
    .filter((stored) => stored.ownerId === ownerId)
    .map((stored) => viewOf(state, stored))
    .reverse();
