import * as sdk from '#contract/sdk/sdk.gen.ts';
import { findArticle, PROMO_CODE, putInCart } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import type { Calls } from './prepare.ts';

/** A valid call of each operation on the cart and its promo codes. */
export const cartCalls = {
  async getCart(shopper) {
    await becomeGuest(shopper);
    const call = shopper.with();
    return () => sdk.getCart({ ...call, query: { ...call.query, extendByMindbox: true } });
  },
  async getCartLink(shopper) {
    const articles = [`${await findArticle(shopper, 'IN_STOCK')}:1`];
    const call = shopper.with();
    return () => sdk.getCartLink({ ...call, query: { ...call.query, articles } });
  },
  async applyCartActions(shopper) {
    await becomeGuest(shopper);
    const articleId = await findArticle(shopper, 'IN_STOCK');
    return () =>
      sdk.applyCartActions({
        ...shopper.with(),
        body: { items: [{ action: 'ADD', articleId, quantity: 1, isGift: false }] },
      });
  },
  async addPromoCode(shopper) {
    await becomeGuest(shopper);
    await putInCart(shopper, await findArticle(shopper, 'IN_STOCK'));
    return () => sdk.addPromoCode({ ...shopper.with(), body: { code: PROMO_CODE } });
  },
  async removePromoCode(shopper) {
    await becomeGuest(shopper);
    await sdk.addPromoCode({ ...shopper.with(), body: { code: PROMO_CODE } });
    return () => sdk.removePromoCode({ ...shopper.with(), path: { code: PROMO_CODE } });
  },
} satisfies Calls;
