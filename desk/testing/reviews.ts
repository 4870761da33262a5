import { getShowReviewResponseMock200 } from '#contract/client/operator/operator.msw.ts';
import type { MockShop } from '../../mocks/shop/shop.ts';
import type { putOrder } from './orders.ts';

type Stored = MockShop['state']['reviews'][number];

/** Puts a review of the first line of an order into the mock shop. The review waits for a decision. */
export function putReview(
  { state }: Pick<MockShop, 'state'>,
  { order }: ReturnType<typeof putOrder>,
  change: Partial<Stored> = {},
): Stored {
  const { content } = structuredClone(getShowReviewResponseMock200());
  const stored: Stored = {
    id: crypto.randomUUID(),
    ownerId: 'a shopper',
    orderId: order.id,
    position: 0,
    groupId: crypto.randomUUID(),
    version: 1,
    state: 'WAITING',
    flags: ['LINK'],
    refusal: null,
    written: { content: { ...content, photos: [] }, author: 'Анна', writtenAt: '2026-11-18T09:20:00.000Z' },
    shown: null,
    answer: null,
    decidedAt: null,
    decidedBy: null,
    ...change,
  };
  state.reviews.push(stored);
  return stored;
}
