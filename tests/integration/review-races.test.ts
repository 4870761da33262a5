import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { MyReview, Order } from '#contract/client/client.schemas.ts';
import { answered, newOperator, type Operate } from './operators.ts';
import { buyerOf, place } from './orders.ts';
import { type IntegrationShop, openShop, type Shopper } from './shop.ts';

const REVIEWS = '/api/review-orchestration/v1';
const ROUNDS = 4;

let shop: IntegrationShop;
let operate: Operate;

/** Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel. */
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  operate = await newOperator(shop);
});
afterAll(() => shop?.close());

/** Gives a guest an account, because only accounts may write reviews. */
const becomeUser = async ({ id }: { id: string }) => {
  await shop.sql.query(`update principal set kind = 'user' where id = $1`, [id]);
};

const whoIs = async (shopper: Shopper) =>
  answered<{ id: string }>(shopper.call('GET', '/api/auth/user-identity'));

/** Creates a shopper with an account and a delivered order of one piece. */
async function bought(): Promise<{ shopper: Shopper; orderId: string }> {
  const { shopper, body } = await buyerOf(shop, await shop.articleWithStock(5));
  const { id: orderId } = await answered<Order>(place({ shopper, body }));
  await answered(operate(`orders/${orderId}/packing`, { version: 1 }));
  const shipment = { version: 2, carrier: 'СДЭК', number: '1010101010' };
  await answered(operate(`orders/${orderId}/shipment`, shipment));
  await answered(operate(`orders/${orderId}/handover`, { version: 3 }));
  await becomeUser(await whoIs(shopper));
  return { shopper, orderId };
}

const draft = { seenVersion: 0, stars: 5, text: 'Хорошая вещь, ношу каждый день' };
const write = (shopper: Shopper, orderId: string, body: object = draft) =>
  shopper.call('PUT', `${REVIEWS}/my/orders/${orderId}/lines/0`, body);
const counted = async (query: string, id: string) =>
  (await shop.sql.query(`select count(*)::int as n from ${query}`, [id])).rows[0]?.n as number;
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();

it('an order line gets one review, even if several are written in parallel (§3.11.1)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper, orderId } = await bought();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((stars) => write(shopper, orderId, { ...draft, stars })),
    );
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409]);
    expect(await counted('review where order_id = $1', orderId)).toBe(1);
  }
});

it('two equal requests in parallel that write a review get the same response (§3.11.1)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper, orderId } = await bought();
    const answers = await Promise.all([write(shopper, orderId), write(shopper, orderId)]);
    const [one, other] = await Promise.all(answers.map((answer) => answered<MyReview>(answer)));
    expect(one).toEqual(other);
    expect(one?.version).toBe(1);
  }
});

it('a helpful mark is counted once, even if it is sent repeatedly in parallel (§3.11.6)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper, orderId } = await bought();
    const { id } = await answered<MyReview>(write(shopper, orderId));
    const reader = await shop.newGuest();
    await becomeUser(await whoIs(reader));
    const path = `${REVIEWS}/reviews/${id}/helpful`;
    const answers = await Promise.all([1, 2, 3, 4].map(() => reader.call('PUT', path)));
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    expect(await counted('review_helpful where review_id = $1', id)).toBe(1);
  }
});

it('if an operator publishes a review while its author changes or deletes it, only one of both succeeds (§3.11.3)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper, orderId } = await bought();
    const heldDraft = { ...draft, text: 'Смотрите больше на www.example.com' };
    const { id } = await answered<MyReview>(write(shopper, orderId, heldDraft));
    const change = { ...heldDraft, seenVersion: 1, text: 'Пишите мне на anna@example.ru, отвечу' };
    const [published, changed] = await Promise.all([
      operate(`reviews/${id}/publication`, { version: 1 }),
      write(shopper, orderId, change),
    ]);
    expect(statuses([published, changed])).toEqual([200, 409]);
    // If the author's change came first, the publication was refused: the operator has not checked the changed
    // text, so it must not be shown.
    const shown = await shop.sql.query(
      `select text from review_text where review_id = $1 and slot = 'SHOWN'`,
      [id],
    );
    expect(shown.rows).toEqual(published.status === 200 ? [{ text: heldDraft.text }] : []);
    const version = 2;
    const [decided, gone] = await Promise.all([
      operate(`reviews/${id}/publication`, { version }),
      shopper.call('DELETE', `${REVIEWS}/my/reviews/${id}`),
    ]);
    expect(gone.status).toBe(204);
    expect([200, 404]).toContain(decided.status);
    expect(await counted('review where id = $1', id)).toBe(0);
  }
});
