import { type Operation, operations } from '../../mocks/contract.ts';
import * as sdk from '../../src/generated/sdk/sdk.gen';
import type { CartAction, ProblemCode } from '../../src/generated/sdk/types.gen';
import { catalogRefusals } from './catalog-refusals.ts';
import { limits } from './limits.ts';
import type { RefusalCase } from './refusal-case.ts';
import type { Shopper } from './shopper.ts';
import { spoiltCalls } from './spoilt-calls.ts';
import {
  becomeGuest,
  becomeUser,
  credentials,
  findArticle,
  type OperationId,
  registerOnly,
  UNKNOWN_ID,
  validCalls,
} from './valid-calls.ts';

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

/** Quantities that no line can have. */
const impossible = [0, 11, -1, 1e9, 1.5, '2', null].map((quantity) =>
  cartRefusal('INVALID_REQUEST', 422, `a quantity of ${JSON.stringify(quantity)}`, async (shopper) => ({
    action: 'ADD',
    articleId: await findArticle(shopper, 'IN_STOCK'),
    quantity: quantity as number,
  })),
);

const special: RefusalCase[] = [
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
  cartRefusal('ARTICLE_NOT_IN_CART', 409, 'a line that is not there', async (shopper) => ({
    action: 'REMOVE',
    articleId: await findArticle(shopper, 'IN_STOCK'),
    quantity: 1,
  })),
  cartRefusal('GIFT_NOT_OFFERED', 409, 'a gift that nobody offered', async (shopper) => ({
    action: 'ADD',
    articleId: await findArticle(shopper, 'IN_STOCK'),
    quantity: 1,
    isGift: true,
  })),
  {
    operationId: 'getProduct',
    status: 404,
    code: 'NOT_FOUND',
    title: 'an unknown product',
    run: (shopper) => sdk.getProduct({ ...shopper.with(), path: { productUrl: 'net-takogo-palto' } }),
  },
  {
    operationId: 'getContentPage',
    status: 404,
    code: 'NOT_FOUND',
    title: 'an unknown page',
    run: (shopper) =>
      sdk.getContentPage({ ...shopper.with(), path: { kind: 'policy', slug: 'net-takoy-stranitsy' } }),
  },
  {
    operationId: 'getContentPage',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a page of another kind',
    run: (shopper) => sdk.getContentPage({ ...shopper.with(), path: { kind: 'guide', slug: 'shipping' } }),
  },
  {
    operationId: 'getContentPage',
    status: 422,
    code: 'INVALID_REQUEST',
    title: 'an address that cannot be one',
    run: (shopper) => sdk.getContentPage({ ...shopper.with(), path: { kind: 'page', slug: 'Не-адрес' } }),
  },
  {
    operationId: 'getListing',
    status: 404,
    code: 'NOT_FOUND',
    title: 'an unknown listing',
    run(shopper) {
      const call = shopper.with();
      return sdk.getListing({ ...call, query: { ...call.query, path: 'net-takogo-razdela' } });
    },
  },
  {
    operationId: 'getListing',
    status: 404,
    code: 'NOT_FOUND',
    title: 'a page beyond the last',
    async run(shopper) {
      const { data } = await sdk.getNavigation({ ...shopper.with(), throwOnError: true });
      const call = shopper.with();
      const path = data.categories[0]?.path ?? '';
      await sdk.getListing({ ...call, query: { ...call.query, path, page: 9999 } });
    },
  },
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
    operationId: 'getMyAccount',
    status: 401,
    code: 'UNAUTHORIZED',
    title: 'a guest',
    async run(shopper) {
      await becomeGuest(shopper);
      await sdk.getMyAccount(shopper.with());
    },
  },
  {
    operationId: 'refreshTokens',
    status: 401,
    code: 'REFRESH_REJECTED',
    title: 'an unknown refresh token',
    run(shopper) {
      shopper.tokens.refresh = 'never-issued';
      return sdk.refreshTokens(shopper.with());
    },
  },
  {
    operationId: 'login',
    status: 401,
    code: 'INVALID_CREDENTIALS',
    title: 'a wrong password',
    async run(shopper) {
      const email = await becomeUser(shopper);
      shopper.tokens = { access: undefined, refresh: undefined };
      await sdk.login({ ...shopper.with(), body: credentials(email, 'ne-tot-parol-1986') });
    },
  },
  {
    operationId: 'login',
    status: 403,
    code: 'ACCOUNT_NOT_CONFIRMED',
    title: 'an account that is not confirmed',
    async run(shopper) {
      const email = await registerOnly(shopper);
      await sdk.login({ ...shopper.with(), body: credentials(email) });
    },
  },
  {
    operationId: 'confirmRegistration',
    status: 409,
    code: 'CONFIRMATION_REJECTED',
    title: 'an unknown secret',
    run: (shopper) =>
      sdk.confirmRegistration({ ...shopper.with(), body: { token: 'net-takogo-sekreta-nikogda-ne-bylo' } }),
  },
];

/** Where a token is optional: does the contract say that one which has ended is refused? */
const optional = operations.filter(({ bearer }) => bearer === 'optional');
const refusesEndedTokens = ({ answers, id }: Operation) =>
  // The 401 of login is about the credentials.
  id !== 'login' && answers.some(({ status }) => status === 401);

const endedTokens: RefusalCase[] = optional.filter(refusesEndedTokens).map(({ id }) => ({
  operationId: id,
  status: 401,
  code: 'UNAUTHORIZED',
  title: 'a token that has ended',
  async run(shopper) {
    const call = await validCalls[id as OperationId](shopper);
    shopper.tokens.access = 'ended-long-ago';
    await call();
  },
}));

/** Operations to which an ended token does no harm: whoever comes back must be able to sign in. */
export const openToEndedTokens = optional
  .filter((operation) => !refusesEndedTokens(operation))
  .map(({ id }) => id as OperationId);

export const refusals: RefusalCase[] = [
  ...spoiltCalls,
  ...special,
  ...catalogRefusals,
  ...endedTokens,
  ...limits,
];
