import type { Handlers } from '../platform/http/implement.ts';
import type { ReviewsDeps } from './base/deps.ts';
import { complain, markHelpful } from './change-marks.ts';
import { deleteReview } from './delete-review.ts';
import { keepPhoto } from './photos/keep-photo.ts';
import { readMyReviews, readReviewedLine } from './reading/read-mine.ts';
import { readMyProductReviews, readProductReviews } from './reading/read-product.ts';
import { writeReview } from './write-review.ts';

export const reviewHandlers: Handlers<'review', ReviewsDeps> = {
  getProductReviews: ({ deps, params, query: { site: _site, ...wanted } }) =>
    readProductReviews(deps, params.productUrl, wanted),
  getMyProductReviews: ({ deps, params, principal }) =>
    readMyProductReviews(deps, params.productUrl, principal.id),
  getMyReviews: ({ deps, principal }) => readMyReviews(deps.db, principal.id),
  getReviewedLine: ({ deps, principal, params: { orderId, position } }) =>
    readReviewedLine(deps.db, { orderId, position: Number(position), ownerId: principal.id }),
  writeReview: async ({ deps, principal, params: { orderId, position }, body, clientIp }) => {
    await deps.limits.review(clientIp, principal.id);
    const line = { orderId, position: Number(position) };
    const written = await writeReview(deps, { ...line, ownerId: principal.id, draft: body });
    deps.wakeOutbox();
    return written;
  },
  deleteReview: ({ deps, principal, params }) =>
    deleteReview(deps, { id: params.reviewId, ownerId: principal.id }),
  addReviewPhoto: async ({ deps, principal, body, clientIp }) => {
    await deps.limits.reviewPhoto(clientIp, principal.id);
    return keepPhoto(deps, { ownerId: principal.id, content: body.content });
  },
  markReviewHelpful: async ({ deps, principal, params, clientIp }) => {
    await deps.limits.reviewMark(clientIp, principal.id);
    return markHelpful(deps, { ...params, ownerId: principal.id, isMarked: true });
  },
  unmarkReviewHelpful: ({ deps, principal, params }) =>
    markHelpful(deps, { ...params, ownerId: principal.id, isMarked: false }),
  complainAboutReview: async ({ deps, principal, params, body, clientIp }) => {
    await deps.limits.reviewComplaint(clientIp, principal.id);
    await complain(deps, { ...params, ownerId: principal.id, complaint: body });
  },
};
