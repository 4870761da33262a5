import { describe, expect, test } from 'vitest';
import * as sdk from '../../../src/generated/sdk/sdk.gen';
import { findArticle, findArticles, putInCart, putOnWishlist } from '../goods.ts';
import { becomeAnonymous, becomeGuest, becomeUser, credentials } from '../people.ts';
import { Shopper, type Target } from '../shopper.ts';

const cart = async (shopper: Shopper) => (await sdk.getCart({ ...shopper.with(), throwOnError: true })).data;

const share = async (shopper: Shopper) =>
  (await sdk.shareWishlist({ ...shopper.with(), throwOnError: true })).data.code;

const shared = async (shopper: Shopper, code: string) => {
  const visitor = new Shopper(shopper.target);
  const path = { code };
  return (await sdk.getSharedWishlist({ ...visitor.with(), path, throwOnError: true })).data.items;
};

/** What becomes of a cart and a wishlist. */
export function describeCartAndWishlistStories(target: () => Target): void {
  describe('a guest who signs in', () => {
    test('finds the goods in the cart, and is told so until the next change', async () => {
      const shopper = new Shopper(target());
      const email = await becomeUser(shopper);
      becomeAnonymous(shopper);
      await becomeGuest(shopper);
      const articleId = await findArticle(shopper, 'IN_STOCK');
      await putInCart(shopper, articleId);
      await sdk.login({ ...shopper.with(), body: credentials(email), throwOnError: true });

      for (const _reading of ['first', 'second']) {
        const { items, messages } = await cart(shopper);
        expect(items.map((item) => item.articleId)).toEqual([articleId]);
        expect(messages.map(({ code }) => code)).toContain('MERGED');
      }
      await putInCart(shopper, articleId);
      expect((await cart(shopper)).messages).toEqual([]);
    });
  });

  describe('a shared wishlist', () => {
    test('keeps its address and shows what is on the list now, the newest first', async () => {
      const shopper = new Shopper(target());
      await becomeGuest(shopper);
      const code = await share(shopper);
      expect(await share(shopper)).toBe(code);
      expect(await shared(shopper, code)).toEqual([]);

      const articles = await findArticles(shopper, 'IN_STOCK', 20);
      for (const articleId of articles) await putOnWishlist(shopper, articleId);
      const { data } = await sdk.getWishlistItems({ ...shopper.with(), throwOnError: true });
      const variants = [...new Set(data.map(({ variantId }) => variantId))];
      expect((await shared(shopper, code)).map(({ variantId }) => variantId)).toEqual(variants);
    });

    test('gets another address after it was closed', async () => {
      const shopper = new Shopper(target());
      await becomeGuest(shopper);
      const code = await share(shopper);
      await sdk.stopSharingWishlist({ ...shopper.with(), throwOnError: true });
      await sdk.stopSharingWishlist({ ...shopper.with(), throwOnError: true });
      expect(await share(shopper)).not.toBe(code);
    });
  });

  describe('everything kept about a shopper', () => {
    test('names the cart, the wishlist, the consents and the devices', async () => {
      const shopper = new Shopper(target());
      const email = await becomeUser(shopper);
      const articleId = await findArticle(shopper, 'IN_STOCK');
      await putInCart(shopper, articleId);
      await putOnWishlist(shopper, articleId);
      const { data } = await sdk.getMyData({ ...shopper.with(), throwOnError: true });
      expect(data).toMatchObject({
        profile: { email },
        signIns: [{ current: true }],
        cart: [
          { articleId, quantity: 1, name: expect.stringMatching(/./), size: expect.stringMatching(/./) },
        ],
        wishlist: [{ articleId }],
      });
      expect(data.consents.map(({ purpose }) => purpose).sort()).toEqual(['marketing', 'personal-data']);
    });
  });
}
