import type { CartMessage } from '#contract/client/client.schemas.ts';
import { cartLink, readCartLink } from '#shared/cart/cart-link.ts';
import { applyActions } from '#shared/cart/lines.ts';
import { promoCodeSpellings } from '#shared/cart/promo-code-spellings.ts';
import type { ShopOperations } from '../../contract/shop-operations.ts';
import type { Visitor } from '../../contract/visitor.ts';
import { Refusal } from '../state/refusal.ts';
import { type Belongings, belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf } from '../state/visitor.ts';
import { contextOf, goodsOf, viewOf } from './cart-view.ts';
import { promoCodes } from './promotions.ts';

export function cartOperations(
  state: ShopState,
): Pick<ShopOperations, 'getCart' | 'getCartLink' | 'applyCartActions' | 'addPromoCode' | 'removePromoCode'> {
  const cartOf = (visitor: Visitor) => belongingsOf(state, ownerOf(visitor).id).cart;
  return {
    getCart: ({ visitor }) => viewOf(state, cartOf(visitor)),

    getCartLink({ query }) {
      const { articles } = readCartLink(query.articles.join(','));
      return cartLink(
        query.articles,
        articles.flatMap((article) => goodsOf(state, article)),
      );
    },

    addPromoCode({ visitor, body }) {
      const cart = cartOf(visitor);
      const code = promoCodeSpellings(body.code).find((one) =>
        promoCodes.some((known) => known.code === one),
      );
      if (code === undefined) throw new Refusal('PROMO_CODE_UNKNOWN');
      if (!cart.promoCodes.includes(code)) {
        cart.promoCodes.push(code);
        advance(cart);
      }
      return viewOf(state, cart);
    },

    removePromoCode({ visitor, params }) {
      const cart = cartOf(visitor);
      const spellings = promoCodeSpellings(params.code);
      const rest = cart.promoCodes.filter((other) => !spellings.includes(other));
      if (rest.length < cart.promoCodes.length) {
        cart.promoCodes = rest;
        advance(cart);
      }
      return viewOf(state, cart);
    },

    applyCartActions({ visitor, header, body }) {
      const cart = cartOf(visitor);
      const requestId = header['X-Request-Id'];
      let newMessages: CartMessage[] = [];
      if (!cart.requestIds.includes(requestId)) {
        const context = contextOf(state, [...cart.lines, ...body.items]);
        const outcome = applyActions(cart.lines, body.items, context);
        if ('refused' in outcome) throw new Refusal(outcome.refused);
        replaceLines(cart, outcome.lines);
        cart.requestIds = [...cart.requestIds, requestId].slice(-100);
        newMessages = outcome.messages;
      }
      return viewOf(state, cart, newMessages);
    },
  };
}

type KeptCart = Belongings['cart'];

/** Replaces the lines of a cart. If they are the same, the version of the cart does not change. */
export function replaceLines(cart: KeptCart, lines: KeptCart['lines']): void {
  if (JSON.stringify(lines) === JSON.stringify(cart.lines)) return;
  cart.lines = lines;
  advance(cart);
}

/**
 * Starts a new version of the cart. The messages are removed, because they are about the previous version.
 */
function advance(cart: KeptCart): void {
  cart.version += 1;
  cart.messages = [];
}
