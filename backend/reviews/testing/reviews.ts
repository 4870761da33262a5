import { eq } from 'drizzle-orm';
import type {
  MyReview,
  OperatorReview,
  Order,
  ProductReviews,
  ReviewDraft,
} from '#contract/client/client.schemas.ts';
import { order } from '../../domain/tables/orders.ts';
import { openAccount, type TestShopper } from '../../identity/testing/account.ts';
import { placeOrder, type TestOperator } from '../../orders/testing/operators.ts';
import { handOver } from '../../refunds/testing/refunds.ts';
import type { TestApp } from '../../testing/app.ts';
import { COURIER } from '../../testing/shopping.ts';

const REVIEWS = '/api/review-orchestration/v1';

/** A review that no rule holds back for moderation. */
export const plain: ReviewDraft = {
  seenVersion: 0,
  stars: 4,
  fit: 'EXACT',
  heightCm: 168,
  usualSize: '46',
  text: 'Плотный хлопок, держит форму после стирки',
};

async function answered<T>(response: Response): Promise<T> {
  if (response.status !== 200) throw new Error(await response.text());
  return response.json() as Promise<T>;
}

/** Creates a shopper with an account, who orders and receives one line of goods. */
export async function buyer(shop: TestApp, manager: TestOperator, email: string, firstName = 'Анна') {
  const person = await openAccount(shop, { email, firstName });
  const bought = await placeOrder(shop, { pieces: 2, delivery: COURIER });
  await shop.deps.db.update(order).set({ ownerId: person.id }).where(eq(order.id, bought.id));
  await handOver(manager, bought);
  return reviewerOf(shop, person, bought);
}

export type Reviewer = ReturnType<typeof reviewerOf>;

/** A shopper's actions on reviews. The test fails if `write`, `page` or `photo` is refused. */
const reviewerOf = (shop: TestApp, { token, id }: TestShopper, { id: orderId, lines }: Order) => ({
  id,
  token,
  orderId,
  productUrl: lines[0]?.productUrl ?? '',
  call: (path: string, options: Parameters<TestApp['call']>[1] = {}) =>
    shop.call(`${REVIEWS}${path}`, { token, ...options }),
  send(draft: Partial<ReviewDraft> = {}) {
    const body = { ...plain, ...draft };
    return this.call(`/my/orders/${orderId}/lines/0`, { method: 'PUT', body });
  },
  async write(draft: Partial<ReviewDraft> = {}): Promise<MyReview> {
    return answered(await this.send(draft));
  },
  async photo(bytes: Uint8Array): Promise<string> {
    const content = Buffer.from(bytes).toString('base64');
    return (await answered<{ id: string }>(await this.call('/my/photos', { body: { content } }))).id;
  },
  mark: (reviewId: string, method: 'PUT' | 'DELETE' = 'PUT') =>
    shop.call(`${REVIEWS}/reviews/${reviewId}/helpful`, { token, method }),
  async page(query: Record<string, string> = {}): Promise<ProductReviews> {
    const path = `${REVIEWS}/products/${lines[0]?.productUrl}/reviews`;
    return answered(await shop.call(path, { query }));
  },
});

/**
 * Lets an operator decide about a review, with its current version. The test fails if the call is refused.
 */
export async function decide(
  operator: TestOperator,
  id: string,
  what: 'publication' | 'refusal' | 'answer',
  more: object = what === 'refusal' ? { reason: 'OTHER' } : {},
): Promise<OperatorReview> {
  const { version } = await answered<OperatorReview>(await operator.call(`/reviews/${id}`));
  return answered(await operator.call(`/reviews/${id}/${what}`, { body: { version, ...more } }));
}
