import type { CartAction } from '../../src/generated/model/cartAction.ts';
import type { ShopOperations } from '../typed-hole.ts';
import { articleOf, capOf } from './articles.ts';
import { viewOf } from './cart-view.ts';
import { isKnownCode } from './promo-codes.ts';
import { Refusal } from './refusal.ts';
import { type Belongings, belongingsOf, type CartLine, type ShopState } from './state.ts';
import { ownerOf, type Visitor } from './visitor.ts';

const MAX_LINES = 50;

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
        changed(cart);
      }
      return viewOf(state, cart);
    },

    removePromoCode({ visitor, params }) {
      const cart = cartOf(visitor);
      const rest = cart.promoCodes.filter((code) => code !== params.code.toUpperCase());
      if (rest.length < cart.promoCodes.length) {
        cart.promoCodes = rest;
        changed(cart);
      }
      return viewOf(state, cart);
    },

    applyCartActions({ visitor, header, body }) {
      const cart = cartOf(visitor);
      const requestId = header['X-Request-Id'];
      if (!cart.requestIds.includes(requestId)) {
        cart.lines = applyActions(state, cart.lines, body.items);
        changed(cart);
        cart.requestIds = [...cart.requestIds, requestId].slice(-100);
      }
      return viewOf(state, cart);
    },
  };
}

/** What the cart had to say was about the state before. */
function changed(cart: Belongings['cart']): void {
  cart.version += 1;
  cart.messages = [];
}

/** All actions or none (docs/specification.md §4.3). @throws {Refusal} */
export function applyActions(state: ShopState, lines: CartLine[], actions: CartAction[]): CartLine[] {
  const after = actions.reduce((current, action) => applyAction(state, current, action), lines);
  if (after.length > MAX_LINES) throw new Refusal('CART_LINE_LIMIT');
  return after;
}

function applyAction(state: ShopState, lines: CartLine[], action: CartAction): CartLine[] {
  const { articleId, isGift = false } = action;
  const line = lines.find((other) => other.articleId === articleId && other.isGift === isGift);
  const others = lines.filter((other) => other !== line);
  if (action.action === 'UPDATE' && action.quantity === 0) return others;
  if (!articleOf(articleId)) throw new Refusal('ARTICLE_NOT_FOUND');
  // No examples have gifts, so no cart of this shop is ever offered one.
  if (action.action === 'ADD' && isGift) throw new Refusal('GIFT_NOT_OFFERED');
  if (action.action !== 'ADD' && !line) throw new Refusal('ARTICLE_NOT_IN_CART');

  const before = line?.quantity ?? 0;
  if (action.action === 'REMOVE' && before <= action.quantity) return others;
  const cap = capOf(state, articleId);
  if (action.action !== 'REMOVE' && cap === 0) throw new Refusal('ARTICLE_SOLD_OUT');
  const wanted = { ADD: before + action.quantity, REMOVE: before - action.quantity, UPDATE: action.quantity };
  const quantity = wanted[action.action];
  const changed = { articleId, isGift, quantity: Math.min(quantity, cap), wasReduced: quantity > cap };
  return line ? lines.map((other) => (other === line ? changed : other)) : [...lines, changed];
}
