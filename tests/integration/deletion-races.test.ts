import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { add, CARTS, type IntegrationShop, openShop, type Shopper } from './shop.ts';

const ACCOUNT = '/api/user-orchestration/v1/users/my-account';
const WISHLIST = '/api/wishlist-orchestration/v2/wishlists/my';
const SHARE = '/api/wishlist-orchestration/v1/wishlists/my/share';
const PROFILE = {
  firstName: 'Анна',
  middleName: '',
  lastName: '',
  birthDate: null,
  sex: '',
  email: '',
  phone: '',
  subscriptions: [],
};

describe('deleting an account while its owner keeps working', () => {
  let shop: IntegrationShop;
  let article: string;

  beforeAll(async () => {
    shop = await openShop(inject('postgresUrl'));
    article = await shop.articleWithStock(100);
  });
  afterAll(() => shop?.close());

  /** Calls each operation that writes data of its caller, once. */
  const writes = (shopper: Shopper): Promise<Response>[] => [
    add(shopper, article),
    shopper.call('POST', `${CARTS}/promo-codes`, { code: 'NIKAKOJ' }),
    shopper.call('DELETE', `${CARTS}/promo-codes/NIKAKOJ`),
    shopper.call('PUT', WISHLIST, { items: [{ articleId: article }] }),
    shopper.call('DELETE', `${WISHLIST}/${article}`),
    shopper.call('POST', SHARE),
    shopper.call('DELETE', SHARE),
    shopper.call('PUT', ACCOUNT, PROFILE),
  ];

  it.each([
    ['nothing yet', false],
    ['a cart and a wishlist', true],
  ])(
    'while an account that has %s is deleted, calls that were authenticated before are refused with 401 (§6.1.6)',
    async (_, hasThings) => {
      const shopper = await newUser();
      if (hasThings) await Promise.all(writes(shopper));
      await shop.sql.query('begin');
      await shop.sql.query('delete from principal where id = $1', [shopper.id]);

      const answers = writes(shopper);
      // Waits until all calls are past authentication and wait for database locks that the deletion of the
      // account holds.
      await waiting(4);
      await shop.sql.query('commit');

      for (const answer of await Promise.all(answers)) {
        if (answer.status === 204) continue;
        expect({ status: answer.status, ...(await answer.json()) }).toMatchObject({
          status: 401,
          code: 'UNAUTHORIZED',
        });
      }
      expect(await leftOf(shopper)).toBe(0);
    },
  );

  it('deleting an account does not deadlock with a token renewal', async () => {
    const shopper = await newUser();
    // Makes the two steps of a token renewal by hand: first the old token is marked as used, later the new
    // one is written.
    await shop.sql.query('begin');
    const { rows } = await shop.sql.query(
      `update refresh_token token set used_at = now() from token_family family
       where family.id = token.family_id and family.principal_id = $1 returning family.id`,
      [shopper.id],
    );
    const deletion = deleteAccount(shopper);
    await waiting(1);
    await shop.sql.query(
      "insert into refresh_token (hash, family_id, expires_at) values ($1, $2, now() + interval '1 day')",
      [`successor of ${shopper.id}`, rows[0].id],
    );
    await shop.sql.query('commit');
    expect((await deletion).status).toBe(204);
    expect(await leftOf(shopper)).toBe(0);
  });

  it('deleting an account succeeds even if the owner makes calls at the same time, and none of these calls gets an internal error', async () => {
    for (let round = 0; round < 25; round += 1) {
      const shopper = await newUser();
      const refreshes = [shop.refresh(shopper.refreshToken), shop.refresh(shopper.refreshToken)];
      const deletion = deleteAccount(shopper);
      const answers = await Promise.all([...writes(shopper), ...refreshes, deletion, ...writes(shopper)]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect((await deletion).status).toBe(204);
      expect(await leftOf(shopper)).toBe(0);
    }
  });

  const deleteAccount = (shopper: Shopper) => shopper.call('POST', `${ACCOUNT}/deletion`, { password: null });

  /**
   * Creates a shopper who has just signed in to an account without a password, as after an external sign-in.
   */
  async function newUser(): Promise<Shopper> {
    const shopper = await shop.newGuest();
    await shop.sql.query("update principal set kind = 'user' where id = $1", [shopper.id]);
    await shop.sql.query("insert into account (id, first_name, created_at) values ($1, 'Анна', now())", [
      shopper.id,
    ]);
    await shop.sql.query('update token_family set proven_at = now() where principal_id = $1', [shopper.id]);
    return shopper;
  }

  /** Resolves when `count` SQL statements are waiting for a lock. */
  async function waiting(count: number): Promise<void> {
    for (;;) {
      const { rows } = await shop.db.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if ((rows[0]?.n ?? 0) >= count) return;
    }
  }

  async function leftOf({ id }: Shopper): Promise<number> {
    const { rows } = await shop.sql.query(
      `select (select count(*) from cart where owner_id = $1) + (select count(*) from wishlist_item where owner_id = $1)
        + (select count(*) from wishlist_share where owner_id = $1) + (select count(*) from token_family where principal_id = $1)
        as n`,
      [id],
    );
    return Number(rows[0].n);
  }
});
