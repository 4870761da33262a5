import type { MyReview, OperatorReview, ProductReviews } from '#contract/sdk/types.gen.ts';
import { becomeOperator } from '../../calls/operator.ts';
import { PIXEL } from '../../calls/pixel.ts';
import { deliveredOrder } from '../../calls/refunds.ts';
import { heldReview, plainReview } from '../../calls/reviews.ts';
import { becomeUser } from '../../people.ts';
import type { Facts } from '../stage/facts.ts';
import { type Scene, story } from '../stage/story.ts';

const reviewFacts = ({ version, state, refusal, isShown, content, helpful }: MyReview): Facts => ({
  version,
  state,
  refusal,
  'is shown': isShown,
  helpful,
  says: [content.stars, content.fit, content.heightCm, content.text, content.photos.length],
});

const pageFacts = ({ summary, items, totalItems }: ProductReviews): Facts => ({
  count: summary.count,
  average: summary.average,
  stars: summary.stars,
  photos: summary.withPhotos,
  fit: [summary.fit.small, summary.fit.exact, summary.fit.large, summary.fit.verdict],
  'of buyers': summary.bought && [summary.bought.count, summary.bought.average],
  found: totalItems,
  says: items.map(({ stars, text, author, helpful, isDemo }) => [stars, text, author, helpful, isDemo]),
  answers: items.map(({ answer }) => answer?.text ?? null),
});

const operatorFacts = (review: OperatorReview): Facts => ({
  state: review.state,
  flags: review.flags,
  refusal: review.refusal,
  'is shown': review.isShown,
  published: review.published?.text ?? null,
  complaints: review.complaints.map(({ reason, comment, isOpen }) => [reason, comment, isOpen]),
  decided: review.decidedAt !== null,
});

/** Creates an account and a received order. Returns a line of the order. */
async function received(scene: Scene): Promise<{ orderId: string; position: string }> {
  const { orderId } = await deliveredOrder(scene.shopper, becomeUser);
  return { orderId, position: '0' };
}

async function operatorOf(scene: Scene) {
  const desk = scene.browser('an operator');
  await becomeOperator(desk.shopper);
  return desk;
}

export const reviewAtOnce = story('a review published without moderation', async (scene) => {
  const path = await received(scene);
  const { line } = await scene.quietly('getReviewedLine', { path });
  const product = { path: { productUrl: line.productUrl } };
  const look = (name: string) => scene.step(name, 'getProductReviews', product, pageFacts);
  await scene.step('the line waits', 'getMyReviews', {}, ({ waiting, reviews }) => ({
    lines: [waiting.length, reviews.length],
  }));
  await look('nothing is there');
  const { id: reviewId } = await scene.step(
    'writes',
    'writeReview',
    { path, body: plainReview },
    reviewFacts,
  );
  await scene.step('repeats the call', 'writeReview', { path, body: plainReview }, reviewFacts);
  await look('is shown');
  await scene.step('the line does not wait', 'getMyReviews', {}, ({ waiting, reviews }) => ({
    lines: [waiting.length, reviews.length],
  }));
  await scene.refused('is not helped by it', 'markReviewHelpful', { path: { reviewId } });

  const reader = scene.browser('a reader');
  await becomeUser(reader.shopper);
  await reader.step('is helped', 'markReviewHelpful', { path: { reviewId } }, ({ helpful }) => ({ helpful }));
  await reader.step('is helped once', 'markReviewHelpful', { path: { reviewId } }, ({ helpful }) => ({
    helpful,
  }));
  await look('has helped');
  await reader.step('is not helped', 'unmarkReviewHelpful', { path: { reviewId } }, ({ helpful }) => ({
    helpful,
  }));
  const complaint = { path: { reviewId }, body: { reason: 'UNTRUE' as const, comment: ' Не так ' } };
  await reader.step('complains', 'complainAboutReview', complaint);
  await reader.step('complains again', 'complainAboutReview', complaint);
  const desk = await operatorOf(scene);
  await desk.step('sees the complaint', 'showReview', { path: { reviewId } }, operatorFacts);
  const saying = { path: { reviewId }, body: { version: 1, text: ' Спасибо, учтём ' } };
  await desk.step('answers', 'answerReview', saying, operatorFacts);
  await look('is answered');
  await desk.refused('is late with another answer', 'answerReview', saying);
  await desk.step(
    'takes it down',
    'refuseReview',
    { path: { reviewId }, body: { version: 2, reason: 'OTHER' } },
    operatorFacts,
  );
  await look('is shown no longer');
  await scene.step('is deleted', 'deleteReview', { path: { reviewId } });
  await scene.step('the line waits again', 'getMyReviews', {}, ({ waiting, reviews }) => ({
    lines: [waiting.length, reviews.length],
  }));
});

export const reviewHeldBack = story('a review held for moderation, and its change', async (scene) => {
  const path = await received(scene);
  const { line } = await scene.quietly('getReviewedLine', { path });
  const product = { path: { productUrl: line.productUrl } };
  const look = (name: string) => scene.step(name, 'getProductReviews', product, pageFacts);
  const photo = await scene.quietly('addReviewPhoto', { body: { content: PIXEL } });
  const body = { ...heldReview, photos: [photo.id] };
  const review = await scene.step('waits', 'writeReview', { path, body }, reviewFacts);
  await look('is not shown');
  const desk = await operatorOf(scene);
  const which = { reviewId: review.id };
  await desk.step('sees why', 'showReview', { path: which }, operatorFacts);
  await desk.step('publishes it', 'publishReview', { path: which, body: { version: 1 } }, operatorFacts);
  await look('is shown');
  await scene.refused('is changed in another tab', 'writeReview', { path, body: { ...body, stars: 1 } });
  const changed = { ...body, seenVersion: 2, text: 'Мой телефон 8 916 123-45-67, звоните после шести' };
  await scene.step('is changed', 'writeReview', { path, body: changed }, reviewFacts);
  await look('is shown as before');
  await desk.step(
    'refuses the change',
    'refuseReview',
    { path: which, body: { version: 3, reason: 'PERSONAL_DATA' } },
    operatorFacts,
  );
  await look('is still shown as before');
  const better = { ...plainReview, seenVersion: 4, isAnonymous: true };
  await scene.step('is changed for good', 'writeReview', { path, body: better }, reviewFacts);
  await look('is shown without a name');
  await scene.step('is among what is kept', 'getMyData', {}, ({ reviews }) => ({
    reviews: reviews.map(({ state, content }) => [state, content.text]),
  }));
});
