import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { MyReview, ReviewDraft } from '#contract/sdk/types.gen.ts';
import { becomeUser } from '../people.ts';
import { Shopper } from '../shopper.ts';
import { becomeOperator } from './operator.ts';
import { PIXEL } from './pixel.ts';
import type { Calls } from './prepare.ts';
import { deliveredOrder } from './refunds.ts';

/** A review that the shop publishes at once: its text gives no reason for moderation. */
export const plainReview: ReviewDraft = {
  seenVersion: 0,
  stars: 4,
  fit: 'EXACT',
  heightCm: 168,
  usualSize: '46',
  isAnonymous: false,
  text: 'Ткань плотная, но не тяжёлая, плечи держат форму.',
  pros: 'Карманы',
  cons: null,
  photos: [],
};

/** A review whose text makes the shop hold it for moderation. */
export const heldReview: ReviewDraft = {
  ...plainReview,
  text: 'Подробности и фото на странице www.example.com',
};

/** Creates an account and a received order. Returns a line of the order. */
export async function receivedLine(shopper: Shopper): Promise<{ orderId: string; position: string }> {
  const { orderId } = await deliveredOrder(shopper, becomeUser);
  return { orderId, position: '0' };
}

export const writeOn = (
  shopper: Shopper,
  path: { orderId: string; position: string },
  body: ReviewDraft = plainReview,
) => sdk.writeReview({ ...shopper.with(), path, body });

export async function writtenReview(shopper: Shopper, body: ReviewDraft = plainReview): Promise<MyReview> {
  const { data } = await writeOn(shopper, await receivedLine(shopper), body);
  if (!data) throw new Error(`The review was not written: ${shopper.last?.text}`);
  return data;
}

/** Creates a published review of another shopper. */
async function reviewOfAnother({ target }: Shopper): Promise<{ reviewId: string }> {
  return { reviewId: (await writtenReview(new Shopper(target))).id };
}

/** Creates a review that is held for moderation, and then turns the shopper into an operator. */
export async function operatorWithReview(
  shopper: Shopper,
  role?: Parameters<typeof becomeOperator>[1],
): Promise<{ path: { reviewId: string }; version: number }> {
  const { id, version } = await writtenReview(shopper, heldReview);
  await becomeOperator(shopper, role);
  return { path: { reviewId: id }, version };
}

/** Creates a published review, and then turns the shopper into an operator. */
async function publishedAtHand(shopper: Shopper): Promise<{ path: { reviewId: string }; version: number }> {
  const { id, version } = await writtenReview(shopper);
  await becomeOperator(shopper);
  return { path: { reviewId: id }, version };
}

/** Valid calls of review operations. */
export const reviewCalls = {
  async getProductReviews(shopper) {
    const { line } = await writtenReview(shopper);
    return () => sdk.getProductReviews({ ...shopper.with(), path: { productUrl: line.productUrl } });
  },
  async getMyProductReviews(shopper) {
    const { line } = await writtenReview(shopper);
    return () => sdk.getMyProductReviews({ ...shopper.with(), path: { productUrl: line.productUrl } });
  },
  async getMyReviews(shopper) {
    await writtenReview(shopper);
    return () => sdk.getMyReviews(shopper.with());
  },
  async getReviewedLine(shopper) {
    const path = await receivedLine(shopper);
    return () => sdk.getReviewedLine({ ...shopper.with(), path });
  },
  async writeReview(shopper) {
    const path = await receivedLine(shopper);
    return () => writeOn(shopper, path);
  },
  async deleteReview(shopper) {
    const path = { reviewId: (await writtenReview(shopper)).id };
    return () => sdk.deleteReview({ ...shopper.with(), path });
  },
  async addReviewPhoto(shopper) {
    await becomeUser(shopper);
    return () => sdk.addReviewPhoto({ ...shopper.with(), body: { content: PIXEL } });
  },
  async markReviewHelpful(shopper) {
    const path = await reviewOfAnother(shopper);
    await becomeUser(shopper);
    return () => sdk.markReviewHelpful({ ...shopper.with(), path });
  },
  async unmarkReviewHelpful(shopper) {
    const path = await reviewOfAnother(shopper);
    await becomeUser(shopper);
    return () => sdk.unmarkReviewHelpful({ ...shopper.with(), path });
  },
  async complainAboutReview(shopper) {
    const path = await reviewOfAnother(shopper);
    await becomeUser(shopper);
    return () => sdk.complainAboutReview({ ...shopper.with(), path, body: { reason: 'ADVERTISING' } });
  },
  async getReport(shopper) {
    await operatorWithReview(shopper, 'viewer');
    const call = shopper.with();
    const query = { ...call.query, from: '2026-11-01', until: '2026-11-30' };
    return () => sdk.getReport({ ...call, query });
  },
  async listReviews(shopper) {
    await operatorWithReview(shopper, 'viewer');
    return () => sdk.listReviews(shopper.with());
  },
  async showReview(shopper) {
    const { path } = await operatorWithReview(shopper, 'viewer');
    return () => sdk.showReview({ ...shopper.with(), path });
  },
  async publishReview(shopper) {
    const { path, version } = await operatorWithReview(shopper);
    return () => sdk.publishReview({ ...shopper.with(), path, body: { version } });
  },
  async answerReview(shopper) {
    const { path, version } = await publishedAtHand(shopper);
    return () => sdk.answerReview({ ...shopper.with(), path, body: { version, text: 'Спасибо!' } });
  },
  async refuseReview(shopper) {
    const { path, version } = await operatorWithReview(shopper);
    return () => sdk.refuseReview({ ...shopper.with(), path, body: { version, reason: 'ADVERTISING' } });
  },
} satisfies Calls;
