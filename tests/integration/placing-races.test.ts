import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { orderNumber } from '#shared/orders/order-number.ts';
import { order } from '../../backend/domain/tables/orders.ts';
import { writeOrder } from '../../backend/orders/queries/write-order.ts';
import { sampleOrder } from '../../backend/orders/testing/sample-order.ts';
import { NO_SHOP_NOTICES } from '../../backend/shop-notices/testing/no-shop-notices.ts';
import { type Buyer, buyerOf, place } from './orders.ts';
import { type IntegrationShop, openShop } from './shop.ts';

const DELETION = '/api/user-orchestration/v1/users/my-account/deletion';

let shop: IntegrationShop;

/**
 * Uses PostgreSQL, because PGlite has only one connection, so calls would never really run in parallel.
 * docs/decisions/0037-orders-under-races.md lists what fails without each lock or check.
 */
beforeAll(async () => {
  shop = await openShop(inject('postgresUrl'));
});
afterAll(() => shop?.close());

/** Resolves when `count` SQL statements are waiting for a lock. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await shop.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if ((rows[0]?.n ?? 0) >= count) return;
  }
}

describe('orders that draw the same random number in parallel', () => {
  const deps = {
    clock: () => new Date(),
    ids: () => randomUUID(),
    shopName: 'Лавка',
    shopNotices: NO_SHOP_NOTICES,
    publicUrl: 'http://localhost:3999',
  };

  /**
   * Places an order directly, trying the given order numbers in turn until one is free. Calls `beforeCommit`
   * just before the commit.
   */
  async function write(draws: number[], beforeCommit: () => Promise<void> = async () => {}) {
    const id = randomUUID();
    await shop.db.transaction(async (tx) => {
      const facts = { ...sampleOrder({ articleId: randomUUID() }), id, placedAt: new Date() };
      await writeOrder(tx, deps, facts, () => draws.shift() ?? Number.NaN);
      await beforeCommit();
    });
    return id;
  }
  const numberOf = async (id: string) =>
    (await shop.db.select({ number: order.number }).from(order).where(eq(order.id, id)))[0]?.number;

  it('orders that draw the same random number in parallel are all placed, each with a different number', async () => {
    const wanted = Array.from({ length: 8 }, (_, turn) => [111_111, 222_222, 300_000 + turn]);
    const ids = await Promise.all(wanted.map((draws) => write(draws)));
    const numbers = await Promise.all(ids.map(numberOf));
    expect(new Set(numbers).size).toBe(8);
    expect(numbers).toContain(orderNumber(111_111));
    expect(numbers).toContain(orderNumber(222_222));
  });

  it('an order that draws the same number as another order waits for that order, and gets the number if that order is rolled back', async () => {
    const undone = new Error('undone');
    let other: Promise<string> | undefined;
    const first = write([444_444], async () => {
      other = write([444_444, 555_555]);
      await waiting(1);
      throw undone;
    });
    await expect(first).rejects.toBe(undone);
    expect(await numberOf((await other) ?? '')).toBe(orderNumber(444_444));
  });
});

describe('an order with a newsletter consent, while its account is deleted', () => {
  /**
   * Creates a shopper who has just signed in to an account without a password, with an article in the cart.
   */
  async function newBuyer(): Promise<Buyer> {
    const buyer = await buyerOf(shop, await shop.articleWithStock(5));
    const { id } = buyer.shopper;
    await shop.sql.query("update principal set kind = 'user' where id = $1", [id]);
    await shop.sql.query(
      "insert into account (id, first_name, email, email_confirmed_at, created_at) values ($1, 'Анна', $2, now(), now())",
      [id, `${id}@example.ru`],
    );
    await shop.sql.query('update token_family set proven_at = now() where principal_id = $1', [id]);
    return { ...buyer, body: { ...buyer.body, marketingConsent: true } };
  }
  /** How many consents of the buyer are still valid, and how many are stored together with an IP address. */
  const consentsOf = async ({ shopper: { id } }: Buyer) =>
    (
      await shop.sql.query(
        `select count(*) filter (where withdrawn_at is null)::int as held, count(ip)::int as traced
         from consent where account_id = $1`,
        [id],
      )
    ).rows[0];
  const ownersOf = async ({ body }: Buyer, id: string) =>
    (await shop.sql.query('select owner_id, total from "order" where id = $1', [id])).rows.map((row) => ({
      ...row,
      isAsSeen: Number(row.total) === body.seen.total,
    }));

  it('an order with a newsletter consent, placed while its account is deleted, is placed before the deletion or refused, and no consent remains when the account is deleted', async () => {
    for (let round = 0; round < 20; round += 1) {
      const buyer = await newBuyer();
      const calls = [
        () => place(buyer),
        () => buyer.shopper.call('POST', DELETION, { password: null }),
      ] as const;
      // In half of the rounds the order begins first, in the other half the deletion of the account.
      const [one, other] = round % 2 === 0 ? calls : calls.toReversed();
      const answers = await Promise.all([one?.(), other?.()]);
      const [placed, deleted] = round % 2 === 0 ? answers : answers.toReversed();
      expect(deleted?.status).toBe(204);
      // 409: the cart was deleted before the order read it. 401: the account was deleted before the order
      // wrote anything.
      expect([200, 401, 409]).toContain(placed?.status);
      expect(await consentsOf(buyer)).toEqual({ held: 0, traced: 0 });
      if (placed?.status === 200)
        expect(await ownersOf(buyer, (await placed.json()).id)).toMatchObject([
          { owner_id: null, isAsSeen: true },
        ]);
    }
  });

  it('placing an order with a newsletter consent does not deadlock with the deletion of its account', async () => {
    const buyer = await newBuyer();
    const { id } = buyer.shopper;
    // Makes the two steps of deleting an account by hand: locks the account, then deletes the principal.
    await shop.sql.query('begin');
    await shop.sql.query('select 1 from account where id = $1 for update', [id]);
    const answer = place(buyer);
    await waiting(1);
    await shop.sql.query('delete from principal where id = $1', [id]);
    await shop.sql.query('commit');
    expect((await answer).status).toBe(401);
    expect(await consentsOf(buyer)).toEqual({ held: 0, traced: 0 });
  });
});
