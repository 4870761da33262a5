import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { ProblemCode } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../calls/operator.ts';
import { placeOne } from '../calls/orders.ts';
import {
  heldReview,
  operatorWithReview,
  plainReview,
  receivedLine,
  writeOn,
  writtenReview,
} from '../calls/reviews.ts';
import { UNKNOWN_ID } from '../goods.ts';
import { becomeUser } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import { invalid, notFound, type RefusalCase } from './refusal-case.ts';

const conflict = (
  operationId: string,
  code: ProblemCode,
  title: string,
  run: RefusalCase['run'],
): RefusalCase => ({ operationId, status: 409, code, title, run });

const unknown = (operationId: string, call: (shopper: Shopper) => Promise<unknown>): RefusalCase =>
  notFound(operationId, 'an unknown review', async (shopper) => {
    await becomeUser(shopper);
    await call(shopper);
  });

const unknownToOperators = (operationId: string, call: (shopper: Shopper) => Promise<unknown>): RefusalCase =>
  notFound(operationId, 'an unknown review', async (shopper) => {
    await becomeOperator(shopper);
    await call(shopper);
  });

const path = { reviewId: UNKNOWN_ID };
const line = { orderId: UNKNOWN_ID, position: '0' };
const productUrl = 'takogo-tovara-net';

const wrongDraft = (pointer: string, title: string, change: object): RefusalCase => ({
  ...invalid('writeReview', title, async (shopper) =>
    writeOn(shopper, await receivedLine(shopper), { ...plainReview, ...change }),
  ),
  pointer,
});

const wrongPhoto = (title: string, content: string): RefusalCase => ({
  ...invalid('addReviewPhoto', title, async (shopper) => {
    await becomeUser(shopper);
    await sdk.addReviewPhoto({ ...shopper.with(), body: { content } });
  }),
  pointer: '/content',
});

/** Cases in which review operations are refused. */
export const reviewRefusals: RefusalCase[] = [
  notFound('getProductReviews', 'an unknown product', (shopper) =>
    sdk.getProductReviews({ ...shopper.with(), path: { productUrl } }),
  ),
  notFound('getProductReviews', 'a page beyond the last', async (shopper) => {
    const { line: of } = await writtenReview(shopper);
    const call = shopper.with();
    const query = { ...call.query, page: 99 };
    await sdk.getProductReviews({ ...call, query, path: { productUrl: of.productUrl } });
  }),
  {
    ...invalid('getProductReviews', 'six stars', (shopper) => {
      const call = shopper.with();
      return sdk.getProductReviews({ ...call, query: { ...call.query, stars: 6 }, path: { productUrl } });
    }),
    pointer: '/stars',
  },
  unknown('getMyProductReviews', (shopper) =>
    sdk.getMyProductReviews({ ...shopper.with(), path: { productUrl } }),
  ),
  unknown('getReviewedLine', (shopper) => sdk.getReviewedLine({ ...shopper.with(), path: line })),
  notFound('getReviewedLine', 'a line that was not received', async (shopper) => {
    const { id: orderId } = await placeOne(shopper, becomeUser);
    await sdk.getReviewedLine({ ...shopper.with(), path: { orderId, position: '0' } });
  }),
  unknown('writeReview', (shopper) => writeOn(shopper, line)),
  notFound('writeReview', 'an unknown order line', async (shopper) => {
    const { orderId } = await receivedLine(shopper);
    await writeOn(shopper, { orderId, position: '49' });
  }),
  conflict('writeReview', 'REVIEW_NOT_OFFERED', 'an order that was not delivered', async (shopper) => {
    const { id: orderId } = await placeOne(shopper, becomeUser);
    await writeOn(shopper, { orderId, position: '0' });
  }),
  conflict('writeReview', 'REVIEW_CHANGED', 'an outdated version of the review', async (shopper) => {
    const of = await receivedLine(shopper);
    await writeOn(shopper, of);
    await writeOn(shopper, of, { ...plainReview, stars: 1 });
  }),
  wrongDraft('/stars', 'no star', { stars: 0 }),
  wrongDraft('/text', 'a text of 19 characters', { text: 'я'.repeat(19) }),
  wrongDraft('/text', 'a text of blanks, mostly', { text: `Да${' '.repeat(20)}` }),
  wrongDraft('/heightCm', 'a height of three metres', { heightCm: 300 }),
  wrongDraft('/photos/0', 'an unknown photograph', { photos: [UNKNOWN_ID] }),
  wrongDraft('/photos', 'six photographs', { photos: Array(6).fill(UNKNOWN_ID) }),
  unknown('deleteReview', (shopper) => sdk.deleteReview({ ...shopper.with(), path })),
  wrongPhoto('an HTML file named as a picture', btoa('<html></html>')),
  wrongPhoto('a document', btoa('%PDF-1.7\n')),
  wrongPhoto('more than 10 MB', btoa(`\xff\xd8\xff${' '.repeat(10 * 1024 * 1024 - 2)}`)),
  unknown('markReviewHelpful', (shopper) => sdk.markReviewHelpful({ ...shopper.with(), path })),
  notFound('markReviewHelpful', 'a review held for moderation', async (shopper) => {
    const { id: reviewId } = await writtenReview(shopper, heldReview);
    await sdk.markReviewHelpful({ ...shopper.with(), path: { reviewId } });
  }),
  conflict('markReviewHelpful', 'REVIEW_OWN', "one's own review", async (shopper) => {
    const { id: reviewId } = await writtenReview(shopper);
    await sdk.markReviewHelpful({ ...shopper.with(), path: { reviewId } });
  }),
  unknown('unmarkReviewHelpful', (shopper) => sdk.unmarkReviewHelpful({ ...shopper.with(), path })),
  unknown('complainAboutReview', (shopper) =>
    sdk.complainAboutReview({ ...shopper.with(), path, body: { reason: 'OTHER' } }),
  ),
  conflict('complainAboutReview', 'REVIEW_OWN', "one's own review", async (shopper) => {
    const { id: reviewId } = await writtenReview(shopper);
    await sdk.complainAboutReview({ ...shopper.with(), path: { reviewId }, body: { reason: 'OTHER' } });
  }),
  notFound('listReviews', 'a page beyond the last', async (shopper) => {
    await becomeOperator(shopper);
    const call = shopper.with();
    await sdk.listReviews({ ...call, query: { ...call.query, page: 999 } });
  }),
  unknownToOperators('showReview', (shopper) => sdk.showReview({ ...shopper.with(), path })),
  unknownToOperators('publishReview', (shopper) =>
    sdk.publishReview({ ...shopper.with(), path, body: { version: 1 } }),
  ),
  unknownToOperators('refuseReview', (shopper) =>
    sdk.refuseReview({ ...shopper.with(), path, body: { version: 1, reason: 'OTHER' } }),
  ),
  unknownToOperators('answerReview', (shopper) =>
    sdk.answerReview({ ...shopper.with(), path, body: { version: 1, text: 'Спасибо!' } }),
  ),
  conflict('answerReview', 'REVIEW_STEP_REFUSED', 'an unpublished review', async (shopper) => {
    const { path: of, version } = await operatorWithReview(shopper);
    await sdk.answerReview({ ...shopper.with(), path: of, body: { version, text: 'Спасибо!' } });
  }),
  conflict('publishReview', 'REVIEW_STEP_REFUSED', 'an outdated version of the review', async (shopper) => {
    const { path: of, version } = await operatorWithReview(shopper);
    for (const _ of [1, 2]) await sdk.publishReview({ ...shopper.with(), path: of, body: { version } });
  }),
  conflict('refuseReview', 'REVIEW_STEP_REFUSED', 'a rejected review', async (shopper) => {
    const { path: of, version } = await operatorWithReview(shopper);
    for (const seen of [version, version + 1])
      await sdk.refuseReview({ ...shopper.with(), path: of, body: { version: seen, reason: 'INSULT' } });
  }),
];
