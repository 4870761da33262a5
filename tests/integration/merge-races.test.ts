import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { mergeCart } from '../../backend/cart/merge.ts';
import { mergeWishlist } from '../../backend/wishlist/merge.ts';
import { add, CARTS, type IntegrationShop, openShop, readCart, type Shopper } from './shop.ts';

const WISHLIST = '/api/wishlist-orchestration/v2/wishlists/my';

describe('merges under parallel sign-ins', () => {
  let shop: IntegrationShop;
  let guest: Shopper;
  let account: Shopper;

  beforeAll(async () => {
    shop = await openShop(inject('postgresUrl'));
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    [guest, account] = await Promise.all([shop.newGuest(), shop.newGuest()]);
  });

  /** Merges the cart and wishlist of a guest into those of another owner, as signing in does. */
  const merge = (from: Shopper, into: Shopper) =>
    shop.db.transaction(async (tx) => {
      const owners = { guestId: from.id, accountId: into.id, now: new Date() };
      return [...(await mergeCart(tx, owners)), ...(await mergeWishlist(tx, owners))];
    });
  const quantities = async (shopper: Shopper) =>
    Object.fromEntries((await readCart(shopper)).items.map((item) => [item.articleId, item.quantity]));
  const addToWishlist = (shopper: Shopper, articleId: string) =>
    shopper.call('PUT', WISHLIST, { items: [{ articleId }] });
  const wishlistOf = async (shopper: Shopper) => {
    const items = (await (await shopper.call('GET', `${WISHLIST}/variant-groups`)).json()) as {
      articleId: string;
    }[];
    return items.map(({ articleId }) => articleId);
  };

  it('goods are moved once, even if a guest is merged into an account several times in parallel (§6.4.1)', async () => {
    const [both = '', own = '', theirs = ''] = await shop.articlesWithStock(3, 100);
    await shop.sql.query(
      "insert into promo_code (code, kind, value, max_uses) values ('SLIYANIE', 'percent', 5, 1)",
    );
    for (const [shopper, articleId] of [
      [account, both],
      [account, own],
      [guest, both],
      [guest, theirs],
    ] as const) {
      await add(shopper, articleId, 2);
      await addToWishlist(shopper, articleId);
    }
    await guest.call('POST', `${CARTS}/promo-codes`, { code: 'SLIYANIE' });

    const messages = await Promise.all(Array.from({ length: 100 }, () => merge(guest, account)));
    expect(messages.filter((sentences) => sentences.length > 0)).toHaveLength(1);
    const merged = await readCart(account);
    expect(await quantities(account)).toEqual({ [both]: 4, [own]: 2, [theirs]: 2 });
    expect(merged.promoCodes).toMatchObject([{ code: 'SLIYANIE', applied: true }]);
    expect(merged.messages.map(({ code }) => code)).toEqual(['MERGED', 'MERGED', 'MERGED']);
    expect((await wishlistOf(account)).toSorted()).toEqual([both, own, theirs].toSorted());

    expect(await merge(guest, account)).toEqual([]);
    expect(await readCart(account)).toEqual(merged);
    expect(await readCart(guest)).toMatchObject({ items: [], promoCodes: [] });
    expect(await wishlistOf(guest)).toEqual([]);
  });

  it('when guests sign in to an account that is being used, the merges lose nothing', async () => {
    const articles = await shop.articlesWithStock(12, 100);
    const guests = await Promise.all(Array.from({ length: 6 }, () => shop.newGuest()));
    await Promise.all(
      guests.map(async (one, index) => {
        await add(one, articles[index] ?? '', 3);
        await addToWishlist(one, articles[index] ?? '');
      }),
    );
    const work = [
      ...guests.map((one) => merge(one, account)),
      ...articles.slice(6).map((articleId) => add(account, articleId, 2)),
      ...articles.slice(6).map((articleId) => addToWishlist(account, articleId)),
    ];
    await Promise.all(work);
    expect(await quantities(account)).toEqual(
      Object.fromEntries(articles.map((articleId, index) => [articleId, index < 6 ? 3 : 2])),
    );
    expect((await wishlistOf(account)).toSorted()).toEqual(articles.toSorted());
  });

  it('the merge of two owners into each other does not deadlock', async () => {
    const [article = ''] = await shop.articlesWithStock(1, 100);
    await add(guest, article, 2);
    await add(account, article, 3);
    for (const shopper of [guest, account]) await addToWishlist(shopper, article);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? merge(guest, account) : merge(account, guest),
      ),
    );
    const all = { ...(await quantities(guest)), ...(await quantities(account)) };
    expect(all).toEqual({ [article]: 5 });
  });

  it('a wishlist gets one share link, even if many calls request it in parallel', async () => {
    const path = '/api/wishlist-orchestration/v1/wishlists/my/share';
    const codes = await Promise.all(
      Array.from(
        { length: 50 },
        async () => ((await (await account.call('POST', path)).json()) as { code: string }).code,
      ),
    );
    expect(new Set(codes).size).toBe(1);
  });

  it('a cart request is applied once, even if it is repeated in parallel', async () => {
    const [articleId = ''] = await shop.articlesWithStock(1, 100);
    const requestId = randomUUID();
    const body = { items: [{ action: 'ADD', articleId, quantity: 1 }] };
    await Promise.all(
      Array.from({ length: 30 }, () => account.call('POST', `${CARTS}/items/list`, body, { requestId })),
    );
    expect(await quantities(account)).toEqual({ [articleId]: 1 });
  });
});
