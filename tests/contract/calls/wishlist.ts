import * as sdk from '#contract/sdk/sdk.gen.ts';
import { findArticle, putOnWishlist } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import type { Calls } from './prepare.ts';

/** Valid calls of operations on own and shared wishlists. */
export const wishlistCalls = {
  async getWishlistPage(shopper) {
    await becomeGuest(shopper);
    await putOnWishlist(shopper, await findArticle(shopper, 'IN_STOCK'));
    return () =>
      sdk.getWishlistPage({ ...shopper.with(), body: { page: 1, size: 24, sort: 'added', filter: 'all' } });
  },
  async removeFromWishlist(shopper) {
    await becomeGuest(shopper);
    const articleId = await findArticle(shopper, 'IN_STOCK');
    await putOnWishlist(shopper, articleId);
    return () => sdk.removeFromWishlist({ ...shopper.with(), path: { articleId } });
  },
  async getWishlistItems(shopper) {
    await becomeGuest(shopper);
    await putOnWishlist(shopper, await findArticle(shopper, 'SOLD_OUT'));
    return () => sdk.getWishlistItems(shopper.with());
  },
  async addToWishlist(shopper) {
    await becomeGuest(shopper);
    const articleId = await findArticle(shopper, 'IN_STOCK');
    return () => putOnWishlist(shopper, articleId);
  },
  async shareWishlist(shopper) {
    await becomeGuest(shopper);
    return () => sdk.shareWishlist(shopper.with());
  },
  async stopSharingWishlist(shopper) {
    await becomeGuest(shopper);
    await sdk.shareWishlist(shopper.with());
    return () => sdk.stopSharingWishlist(shopper.with());
  },
  async getSharedWishlist(shopper) {
    await becomeGuest(shopper);
    await putOnWishlist(shopper, await findArticle(shopper, 'IN_STOCK'));
    const { data } = await sdk.shareWishlist({ ...shopper.with(), throwOnError: true });
    return () => sdk.getSharedWishlist({ ...shopper.with(), path: { code: data.code } });
  },
} satisfies Calls;
