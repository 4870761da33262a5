import * as sdk from '../../src/generated/sdk/sdk.gen';
import type { RefusalCase } from './refusal-case.ts';
import type { Shopper } from './shopper.ts';
import {
  becomeGuest,
  credentials,
  findArticles,
  registerOnly,
  requestStockNotice,
  UNKNOWN_ID,
} from './valid-calls.ts';

/** More attempts than any limit allows. */
const MANY_ATTEMPTS = 1_000;

/** Repeats a call until it is refused for being too many. */
function tooMany(operationId: string, attempt: (shopper: Shopper) => Promise<unknown>): RefusalCase {
  return {
    operationId,
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    title: 'too many attempts',
    notInMocks: 'the mock shop counts no attempts',
    async run(shopper) {
      for (let count = 0; count < MANY_ATTEMPTS; count += 1) {
        shopper.tokens = { access: undefined, refresh: undefined };
        await attempt(shopper);
        if (shopper.last?.status === 429) return;
      }
    },
  };
}

export const limits: RefusalCase[] = [
  tooMany('login', (shopper) => sdk.login({ ...shopper.with(), body: credentials('nobody@example.ru') })),
  tooMany('register', registerOnly),
  tooMany('confirmRegistration', (shopper) =>
    sdk.confirmRegistration({ ...shopper.with(), body: { token: 'net-takogo-sekreta-nikogda-ne-bylo' } }),
  ),
  tooMany('createGuestIdentity', becomeGuest),
  tooMany('requestStockNotice', (shopper) => requestStockNotice(shopper, UNKNOWN_ID)),
  tooMany('addPromoCode', async (shopper) => {
    await becomeGuest(shopper);
    await sdk.addPromoCode({ ...shopper.with(), body: { code: 'NET-TAKOGO' } });
  }),
  {
    operationId: 'applyCartActions',
    status: 409,
    code: 'CART_LINE_LIMIT',
    title: 'a line beyond the fiftieth',
    notInMocks: 'the examples have fewer articles in stock',
    async run(shopper) {
      await becomeGuest(shopper);
      const articleIds = await findArticles(shopper, 'IN_STOCK', 51);
      const add = (ids: string[]) => ({
        ...shopper.with(),
        body: { items: ids.map((articleId) => ({ action: 'ADD' as const, articleId, quantity: 1 })) },
      });
      await sdk.applyCartActions({ ...add(articleIds.slice(0, 50)), throwOnError: true });
      await sdk.applyCartActions(add(articleIds.slice(50)));
    },
  },
  {
    operationId: 'addToWishlist',
    status: 409,
    code: 'WISHLIST_LIMIT',
    title: 'an article beyond the five hundredth',
    notInMocks: 'the examples have fewer articles',
    async run(shopper) {
      await becomeGuest(shopper);
      const articleIds = await findArticles(shopper, 'IN_STOCK', 501);
      for (let start = 0; start < articleIds.length; start += 50) {
        const items = articleIds.slice(start, start + 50).map((articleId) => ({ articleId }));
        await sdk.addToWishlist({ ...shopper.with(), body: { items } });
      }
    },
  },
];
