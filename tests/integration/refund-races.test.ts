import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { OperatorRefund, Order, Refund } from '#contract/client/client.schemas.ts';
import { answered, newOperator, type Operate } from './operators.ts';
import { type Buyer, buyerOf, place } from './orders.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const REFUNDS = '/api/refund-orchestration/v1';
const ROUNDS = 4;

let shop: IntegrationShop;
let operate: Operate;

/** Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel. */
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
  operate = await newOperator(shop);
});
afterAll(() => shop?.close());

/** Creates a buyer with a delivered order of one piece. The stock was five before the order. */
async function bought(): Promise<{ buyer: Buyer; orderId: string; articleId: string }> {
  const articleId = await shop.articleWithStock(5);
  const buyer = await buyerOf(shop, articleId);
  const { id: orderId } = await answered<Order>(place(buyer));
  await answered(operate(`orders/${orderId}/packing`, { version: 1 }));
  const shipment = { version: 2, carrier: 'СДЭК', number: '1010101010' };
  await answered(operate(`orders/${orderId}/shipment`, shipment));
  await answered(operate(`orders/${orderId}/handover`, { version: 3 }));
  return { buyer, orderId, articleId };
}

const begin = ({ shopper }: Buyer, orderId: string) =>
  shopper.call('POST', `${REFUNDS}/orders/${orderId}/refunds`);

async function filled(buyer: Buyer, orderId: string): Promise<Refund> {
  const { id } = await answered<Refund>(begin(buyer, orderId));
  return answered(
    buyer.shopper.call('PATCH', `${REFUNDS}/refunds/${id}`, {
      lines: [{ position: 0, quantity: 1, reason: 'SIZE', comment: null }],
      way: 'POST',
      payout: { phone: '+79991234567', bank: 'Банк' },
    }),
  );
}

const send = ({ shopper }: Buyer, { id, version, sum }: Refund, key: string = randomUUID()) =>
  shopper.call(
    'POST',
    `${REFUNDS}/refunds/${id}/submission`,
    { version, sum },
    { headers: { 'idempotency-key': key } },
  );

const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();
const stockOf = async (articleId: string) =>
  (await shop.sql.query('select stock from article where id = $1', [articleId])).rows[0]?.stock as number;
const counted = async (query: string, id: string) =>
  (await shop.sql.query(`select count(*)::int as n from ${query}`, [id])).rows[0]?.n as number;

it('an order gets one draft, and a piece gets one refund, even if both are requested repeatedly in parallel', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { buyer, orderId } = await bought();
    const drafts = await Promise.all(
      Array.from({ length: 4 }, () => answered<Refund>(begin(buyer, orderId))),
    );
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    const draft = await filled(buyer, orderId);
    const same = randomUUID();
    const answers = await Promise.all([
      send(buyer, draft, same),
      send(buyer, draft, same),
      send(buyer, draft),
    ]);
    // Submitting the same refund again gets the same response.
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(statuses(answers));
    expect(await counted("refund_request where order_id = $1 and state = 'REQUESTED'", orderId)).toBe(1);
    expect(await counted('refund_request_line where request_id = $1', draft.id)).toBe(1);
    expect((await begin(buyer, orderId)).status).toBe(409);
  }
});

it('if an operator receives the goods of a refund while the shopper withdraws it, only one of both succeeds', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { buyer, orderId, articleId } = await bought();
    const { id, version } = await answered<Refund>(send(buyer, await filled(buyer, orderId)));
    const [received, cancelled] = await Promise.all([
      operate(`orders/${orderId}/refunds/${id}/receipt`, { version }),
      buyer.shopper.call('POST', `${REFUNDS}/refunds/${id}/cancellation`),
    ]);
    expect(statuses([received, cancelled])).toEqual([200, 409]);
    expect(await stockOf(articleId)).toBe(received.status === 200 ? 5 : 4);
    expect(await counted('refund_request_event where request_id = $1', id)).toBe(2);
  }
});

it('if a shopper withdraws a refund while reporting its goods as sent, only one of both succeeds (§3.9.1, §3.9.2)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { buyer, orderId } = await bought();
    const { id, version } = await answered<Refund>(send(buyer, await filled(buyer, orderId)));
    await answered(operate(`orders/${orderId}/refunds/${id}/approval`, { version }));
    const say = (what: string, body?: object) =>
      buyer.shopper.call('POST', `${REFUNDS}/refunds/${id}/${what}`, body);
    const answers = await Promise.all([say('shipment', { trackingNumber: null }), say('cancellation')]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await counted('refund_request_event where request_id = $1', id)).toBe(3);
  }
});

it('the money of a refund is returned once (§3.9.6)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { buyer, orderId } = await bought();
    const { id, version } = await answered<Refund>(send(buyer, await filled(buyer, orderId)));
    const path = `orders/${orderId}/refunds/${id}`;
    const { refund } = await answered<OperatorRefund>(operate(`${path}/receipt`, { version }));
    const pay = () => operate(`${path}/payment`, { version: refund.version });
    expect(statuses(await Promise.all([pay(), pay(), pay()]))).toEqual([200, 409, 409]);
    expect(await counted("refund_request_event where request_id = $1 and state = 'REFUNDED'", id)).toBe(1);
  }
});
