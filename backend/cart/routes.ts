import { cartLink, readCartLink } from '#shared/cart/cart-link.ts';
import { audienceOf } from '../marketing/offers-if-any.ts';
import type { Handlers } from '../platform/http/implement.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { CartDeps } from './base/deps.ts';
import { answerCart } from './marketing-offers.ts';
import { addPromoCode, removePromoCode } from './queries/promo-queries.ts';
import { applyCartActions } from './queries/queries.ts';
import { readGoods } from './queries/read-cart.ts';
import { cartGoods } from './queries/view.ts';
import { shownCart } from './shown-cart.ts';

export const cartHandlers: Handlers<'cart', CartDeps> = {
  getCart: (call) => shownCart(call, audienceOf(call)),
  getCartLink: async ({ query, deps }) => {
    const { articles } = readCartLink(query.articles.join(','));
    const rows = await readGoods(
      deps.db,
      articles.map(({ articleId }) => articleId),
    );
    return cartLink(query.articles, rows.map(cartGoods));
  },
  applyCartActions: async (call) => {
    const { principal, header, body, deps } = call;
    const changed = await applyCartActions(deps.db, {
      ownerId: principal.id,
      requestId: header['X-Request-Id'],
      actions: body.items,
      now: deps.clock(),
    });
    return answerCart(deps, changed, audienceOf(call));
  },
  addPromoCode: async (call) => {
    const { principal, body, clientIp, deps } = call;
    const attempt = await deps.limits.promoCode(clientIp, principal.id);
    const change = { ownerId: principal.id, code: body.code, now: deps.clock() };
    const changed = await addPromoCode(deps.db, change).catch(async (refusal: unknown) => {
      const isUnknown = refusal instanceof ProblemError && refusal.code === 'PROMO_CODE_UNKNOWN';
      if (!isUnknown) await attempt.giveBack();
      throw refusal;
    });
    await attempt.giveBack();
    return answerCart(deps, changed, audienceOf(call));
  },
  removePromoCode: async (call) => {
    const { principal, params, deps } = call;
    const change = { ownerId: principal.id, code: params.code, now: deps.clock() };
    return answerCart(deps, await removePromoCode(deps.db, change), audienceOf(call));
  },
};
