import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { Order, Refund, ReviewDraft } from '#contract/sdk/types.gen.ts';
import { operatorWithRequest } from '../calls/contact-desk.ts';
import { becomeOperator, operatorWithOtherSum } from '../calls/operator.ts';
import { placeOne } from '../calls/orders.ts';
import { PIXEL } from '../calls/pixel.ts';
import { approvedRefund, sentRefund } from '../calls/refunds.ts';
import { heldReview, plainReview, receivedLine, writeOn } from '../calls/reviews.ts';
import { findArticle, findArticles, putInCart, putOnWishlist } from '../goods.ts';
import { becomeGuest, becomeUser } from '../people.ts';
import { Shopper, type Target } from '../shopper.ts';

/** A shop with prepared data, so that every query parameter of a list has a visible effect. */
export type Stage = {
  target: Target;
  /** A shopper with three orders, one of which is cancelled. */
  buyer: Shopper;
  orders: Order[];
  /** An operator whose role may read everything. */
  operator: Shopper;
  /** A shopper with two refunds, one of which is approved. */
  returner: Shopper;
  refund: Refund;
  /** A shopper with three articles in the wishlist and one in the cart. */
  guest: Shopper;
  wished: string[];
  /**
   * The last path segment of a product's URL. The product has three published reviews, about two different
   * sizes.
   */
  reviewed: string;
  /** Numbers of requests to the shop, the last of which is done. */
  requests: string[];
  /** A city in which the shop has stores. */
  city: string;
};

const stages = new WeakMap<Target, Promise<Stage>>();

/** Prepares the data in a shop and returns them. Later calls for the same shop return the same data. */
export function stageOf(target: Target): Promise<Stage> {
  const known = stages.get(target) ?? makeStage(target);
  stages.set(target, known);
  return known;
}

async function makeStage(target: Target): Promise<Stage> {
  const reviewed = await reviewedProduct(target);
  const buyer = new Shopper(target);
  await becomeUser(buyer);
  const stays = async () => {};
  const orders = [];
  for (const _ of [1, 2, 3]) orders.push(await placeOne(buyer, stays));
  const path = { orderId: orders[0]?.id ?? '' };
  await sdk.cancelOrder({ ...buyer.with(), path, body: { reason: 'CHANGED_MIND' }, throwOnError: true });
  await operatorWithOtherSum(new Shopper(target));
  const returner = new Shopper(target);
  await approvedRefund(returner);
  const refund = await sentRefund(returner, stays);
  const operator = new Shopper(target);
  await becomeOperator(operator);
  const requests = await contactRequests(target);
  const guest = new Shopper(target);
  await becomeGuest(guest);
  const wished = await findArticles(guest, 'IN_STOCK', 3, 'of different models');
  for (const articleId of wished) await putOnWishlist(guest, articleId);
  await putInCart(guest, wished[0] ?? '');
  const { data: cities } = await sdk.getCities({ ...guest.with(), throwOnError: true });
  const city = cities.items.find(({ storeCount }) => storeCount > 0)?.code ?? '';
  return { target, buyer, orders, operator, returner, refund, guest, wished, reviewed, requests, city };
}

async function ofUser(target: Target): Promise<Shopper> {
  const shopper = new Shopper(target);
  await becomeUser(shopper);
  return shopper;
}

/** Sends three requests to the shop, the last of which is done. Returns their numbers. */
async function contactRequests(target: Target): Promise<string[]> {
  const all = [];
  for (const _ of [1, 2, 3]) all.push(await operatorWithRequest(new Shopper(target)));
  const last = all[2];
  const operator = new Shopper(target);
  await becomeOperator(operator);
  await sdk.closeContactRequest({
    ...operator.with(),
    path: { contactRequestId: last?.id ?? '' },
    body: { version: 1, note: null },
    throwOnError: true,
  });
  return all.map(({ number }) => number);
}

/**
 * Creates three published reviews of a product, and one that waits for moderation. The third published review
 * is about another size and has a helpful mark.
 */
async function reviewedProduct(target: Target): Promise<string> {
  const photographer = new Shopper(target);
  const first = await findArticle(photographer, 'IN_STOCK');
  const line = await receivedLine(photographer);
  const { data: photo } = await sdk.addReviewPhoto({
    ...photographer.with(),
    body: { content: PIXEL },
    throwOnError: true,
  });
  const withPhoto = { ...plainReview, stars: 5 as const, heightCm: 150, photos: [photo.id] };
  const { productUrl, id: photographed } = await reviewOn(photographer, line, withPhoto);
  await publish(target, photographed);
  const best = new Shopper(target);
  await reviewOn(best, await receivedLine(best), { ...plainReview, stars: 3 });
  const waiting = new Shopper(target);
  await reviewOn(waiting, await receivedLine(waiting), heldReview);
  // Sells the first size out, so that the next order, and its review, is for another size.
  await target.setStock(first, 0);
  const worst = new Shopper(target);
  const { id: reviewId } = await reviewOn(worst, await receivedLine(worst), { ...plainReview, stars: 1 });
  await target.setStock(first, 5);
  const path = { reviewId };
  const reader = await ofUser(target);
  await sdk.markReviewHelpful({ ...reader.with(), path, throwOnError: true });
  const body = { reason: 'ADVERTISING' } as const;
  await sdk.complainAboutReview({ ...reader.with(), path, body, throwOnError: true });
  return productUrl;
}

async function reviewOn(shopper: Shopper, of: { orderId: string; position: string }, draft: ReviewDraft) {
  const { data } = await writeOn(shopper, of, draft);
  if (!data) throw new Error(`The review was not written: ${shopper.last?.text}`);
  return { id: data.id, productUrl: data.line.productUrl };
}

async function publish(target: Target, reviewId: string): Promise<void> {
  const operator = new Shopper(target);
  await becomeOperator(operator);
  const path = { reviewId };
  await sdk.publishReview({ ...operator.with(), path, body: { version: 1 }, throwOnError: true });
}
