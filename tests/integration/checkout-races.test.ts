import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { CheckoutDraft, DeliveryOptions, Problem } from '#contract/client/client.schemas.ts';
import { add, type IntegrationShop, openShop, readCart, type Shopper } from './shop.ts';

const DRAFT = '/api/checkout-orchestration/v1/draft';
const CITY = 'moskva';
const ROOM = 4;
const ROUNDS = 6;

const NOTHING = {
  methodId: null,
  city: null,
  postalCode: null,
  address: null,
  flat: null,
  entrance: null,
  floor: null,
  intercom: null,
  pointCode: null,
  day: null,
  interval: null,
  fitting: false,
};

/** Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel. */
describe('the checkout under parallel requests', () => {
  let shop: IntegrationShop;

  beforeAll(async () => {
    shop = await openShop(inject('postgresUrl'));
    await shop.sql.query(
      `update delivery_part set body = (select jsonb_agg(case when entry ->> 'id' = 'courier'
         then entry || '{"ordersPerDay": ${ROOM}}' else entry end) from jsonb_array_elements(body) as entry)
       where part = 'methods'`,
    );
  });
  afterAll(() => shop?.close());

  it('if five tabs fill in different parts of a checkout draft in parallel, all parts are stored', async () => {
    const shopper = await shop.newGuest();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const parts = {
        contact: { name: `Анна ${round}`, phone: null, email: null },
        delivery: { ...NOTHING, address: `ул. Баумана, ${round}` },
        payment: { method: round % 2 === 0 ? 'cash' : 'sbp' },
        comment: `Раз ${round}`,
        consents: { personalData: round % 2 === 0 },
      };
      const tabs = Object.entries(parts).map(([name, body]) =>
        shopper.call('PATCH', DRAFT, { [name]: body }),
      );
      expect((await Promise.all(tabs)).map(({ status }) => status)).toEqual(Array(5).fill(200));
      const draft = (await (await shopper.call('GET', DRAFT)).json()) as CheckoutDraft;
      expect(draft).toMatchObject({ ...parts, version: 5 * round });
    }
  });

  it('if ten tabs that have read the same version change the same part of a checkout draft, only one change is accepted', async () => {
    const shopper = await shop.newGuest();
    for (let version = 0; version < ROUNDS; version += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, tab) =>
          shopper.call('PATCH', DRAFT, { version, comment: `${version} ${tab}` }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    }
  });

  it('parallel checkouts never get more orders accepted for a delivery day than its capacity', async () => {
    // Each order is for another article. Orders of the same article would wait for each other's lock, and
    // never compete for the day.
    const articles = await shop.articlesWithStock(20, 5);
    const shoppers = await Promise.all(articles.map(() => shop.newGuest()));
    const bodies = await Promise.all(
      shoppers.map((shopper, index) => orderOf(shopper, articles[index] ?? '')),
    );
    expect(new Set(bodies.map(({ delivery }) => delivery.day)).size).toBe(1);
    const answers = await Promise.all(
      shoppers.map((shopper, index) => {
        const headers = { 'idempotency-key': randomUUID() };
        return shopper.call('POST', '/api/order-orchestration/v1/orders', bodies[index], { headers });
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(ROOM);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      const { status, errors, order } = (await answer.json()) as Problem;
      // The order is refused because the delivery day is fully booked. If the shop notices this before it has
      // the lock, the error names the field (422); afterwards it is a conflict (409).
      if (status === 422) expect(errors).toMatchObject([{ pointer: '/delivery/day' }]);
      else expect(order?.changes).toMatchObject([{ code: 'DELIVERY' }]);
    }
    const { rows } = await shop.sql.query('select sum(stock)::int as stock from article where id = any($1)', [
      articles,
    ]);
    expect(rows).toEqual([{ stock: 20 * 5 - ROOM }]);
  });

  /** The request body of a courier order for the first day of delivery. */
  async function orderOf(shopper: Shopper, article: string) {
    await add(shopper, article);
    const cart = await readCart(shopper);
    const response = await shopper.call('GET', `/api/delivery-orchestration/v1/options?city=${CITY}`);
    const { methods } = (await response.json()) as DeliveryOptions;
    const courier = methods.find(({ id }) => id === 'courier');
    return {
      contact: { name: 'Анна Петрова', phone: '+79991234567', email: 'anna@example.ru' },
      delivery: {
        methodId: 'courier',
        city: CITY,
        postalCode: null,
        address: 'ул. Мясницкая, 1',
        flat: null,
        entrance: null,
        floor: null,
        intercom: null,
        pointCode: null,
        day: courier?.days[0]?.day,
        interval: courier?.intervals[0],
        fitting: false,
      },
      payment: { method: 'cash' },
      comment: null,
      personalDataConsent: true,
      seen: {
        cartVersion: cart.version,
        pieces: 1,
        total: cart.discountPrice + (courier?.price ?? 0),
      },
    };
  }
});
