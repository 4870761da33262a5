import * as sdk from '#contract/sdk/sdk.gen.ts';
import type { CartAction, ProblemCode } from '#contract/sdk/types.gen.ts';
import { findArticle, UNKNOWN_ID } from '../goods.ts';
import { becomeGuest } from '../people.ts';
import type { Shopper } from '../shopper.ts';
import type { RefusalCase } from './refusal-case.ts';

function cartRefusal(
  code: ProblemCode,
  status: number,
  title: string,
  actionOf: (shopper: Shopper) => Promise<CartAction>,
): RefusalCase {
  return {
    operationId: 'applyCartActions',
    status,
    code,
    title,
    async run(shopper) {
      await becomeGuest(shopper);
      const action = await actionOf(shopper);
      await sdk.applyCartActions({ ...shopper.with(), body: { items: [action] } });
    },
  };
}

/** Invalid quantities of a line. */
const impossible = [0, 11, -1, 1e9, 1.5, '2', null].map((quantity) =>
  cartRefusal('INVALID_REQUEST', 422, `a quantity of ${JSON.stringify(quantity)}`, async (shopper) => ({
    action: 'ADD',
    articleId: await findArticle(shopper, 'IN_STOCK'),
    quantity: quantity as number,
  })),
);

/** Cases in which cart and wishlist operations are refused. */
export const cartRefusals: RefusalCase[] = [
  ...impossible,
  cartRefusal('ARTICLE_NOT_FOUND', 404, 'an unknown article', async () => ({
    action: 'ADD',
    articleId: UNKNOWN_ID,
    quantity: 1,
  })),
  cartRefusal('ARTICLE_SOLD_OUT', 409, 'an article that is sold out', async (shopper) => ({
    action: 'ADD',
    articleId: await findArticle(shopper, 'SOLD_OUT'),
    quantity: 1,
  })),
  cartRefusal('ARTICLE_NOT_IN_CART', 409, 'a line that does not exist', async (shopper) => ({
    action: 'REMOVE',
    articleId: await findArticle(shopper, 'IN_STOCK'),
    quantity: 1,
  })),
  cartRefusal('GIFT_NOT_OFFERED', 409, 'a gift that is not offered', async (shopper) => ({
    action: 'ADD',
    articleId: await findArticle(shopper, 'IN_STOCK'),
    quantity: 1,
    isGift: true,
  })),
  ...['x', `${UNKNOWN_ID}:11`, `${UNKNOWN_ID}:0`].map(
    (article): RefusalCase => ({
      operationId: 'getCartLink',
      status: 422,
      code: 'INVALID_REQUEST',
      title: `a link with ${article}`,
      async run(shopper) {
        const call = shopper.with();
        await sdk.getCartLink({ ...call, query: { ...call.query, articles: [article] } });
      },
    }),
  ),
  {
    operationId: 'getWishlistPage',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a page beyond the last',
    async run(shopper) {
      await becomeGuest(shopper);
      await sdk.getWishlistPage({
        ...shopper.with(),
        body: { page: 99, size: 24, sort: 'added', filter: 'all' },
      });
    },
  },
  {
    operationId: 'addToWishlist',
    status: 404,
    code: 'ARTICLE_NOT_FOUND',
    title: 'an unknown article',
    async run(shopper) {
      await becomeGuest(shopper);
      await sdk.addToWishlist({ ...shopper.with(), body: { items: [{ articleId: UNKNOWN_ID }] } });
    },
  },
  {
    operationId: 'addPromoCode',
    status: 409,
    code: 'PROMO_CODE_UNKNOWN',
    title: 'an unknown code',
    async run(shopper) {
      await becomeGuest(shopper);
      await sdk.addPromoCode({ ...shopper.with(), body: { code: 'NET-TAKOGO' } });
    },
  },
  {
    operationId: 'getSharedWishlist',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a code that does not exist',
    run: (shopper) => sdk.getSharedWishlist({ ...shopper.with(), path: { code: 'netTakogoKoda123' } }),
  },
  {
    operationId: 'getSharedWishlist',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a list that is no longer shared',
    async run(shopper) {
      await becomeGuest(shopper);
      const { data } = await sdk.shareWishlist({ ...shopper.with(), throwOnError: true });
      await sdk.stopSharingWishlist({ ...shopper.with(), throwOnError: true });
      await sdk.getSharedWishlist({ ...shopper.with(), path: { code: data.code } });
    },
  },
  {
    operationId: 'getSharedWishlist',
    status: 422,
    code: 'INVALID_REQUEST',
    title: 'a malformed code',
    run: (shopper) => sdk.getSharedWishlist({ ...shopper.with(), path: { code: 'short' } }),
  },
];
