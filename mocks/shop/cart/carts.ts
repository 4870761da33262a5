import type { CartMessage } from '#contract/client/client.schemas.ts';
import type { ShopOperations } from '../../contract/typed-hole.ts';
import { Refusal } from '../state/refusal.ts';
import { type Belongings, belongingsOf, type ShopState } from '../state/state.ts';
import { ownerOf, type Visitor } from '../state/visitor.ts';
import { applyActions } from './cart-actions.ts';
import { viewOf } from './cart-view.ts';
import { isKnownCode } from './promo-codes.ts';

export function cartOperations(
  state: ShopState,
): Pick<ShopOperations, 'getCart' | 'applyCartActions' | 'addPromoCode' | 'removePromoCode'> {
  const cartOf = (visitor: Visitor) => belongingsOf(state, ownerOf(visitor).id).cart;
  return {
    getCart: ({ visitor }) => viewOf(state, cartOf(visitor)),

    addPromoCode({ visitor, body }) {
      const cart = cartOf(visitor);
      const code = body.code.toUpperCase();
      if (!isKnownCode(code)) throw new Refusal('PROMO_CODE_UNKNOWN');
      if (!cart.promoCodes.includes(code)) {
        cart.promoCodes.push(code);
        advance(cart);
      }
      return viewOf(state, cart);
    },

    removePromoCode({ visitor, params }) {
      const cart = cartOf(visitor);
      const rest = cart.promoCodes.filter((code) => code !== params.code.toUpperCase());
      if (rest.length < cart.promoCodes.length) {
        cart.promoCodes = rest;
        advance(cart);
      }
      return viewOf(state, cart);
    },

    applyCartActions({ visitor, header, body }) {
      const cart = cartOf(visitor);
      const requestId = header['X-Request-Id'];
      let said: CartMessage[] = [];
      if (!cart.requestIds.includes(requestId)) {
        const { lines, messages } = applyActions(state, cart.lines, body.items);
        // A request for what is there already changes nothing.
        if (JSON.stringify(lines) !== JSON.stringify(cart.lines)) advance(cart);
        cart.lines = lines;
        cart.requestIds = [...cart.requestIds, requestId].slice(-100);
        said = messages;
      }
      const view = viewOf(state, cart);
      return { ...view, messages: [...view.messages, ...said] };
    },
  };
}

/** What the cart had to say was about the state before. */
function advance(cart: Belongings['cart']): void {
  cart.version += 1;
  cart.messages = [];
}
