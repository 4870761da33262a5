import type { Cart } from '../../src/generated/model/cart.ts';
import type { CartAction } from '../../src/generated/model/cartAction.ts';
import type { CartItem } from '../../src/generated/model/cartItem.ts';
import type { ShopOperations } from '../typed-hole.ts';
import { goods } from './goods.ts';
import { isKnownCode, promoCodesOf } from './promo-codes.ts';
import { Refusal } from './refusal.ts';
import { type Belongings, belongingsOf, type CartLine, type ShopState } from './state.ts';
import { ownerOf, type Visitor } from './visitor.ts';

const MAX_QUANTITY = 10;
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
        cart.version += 1;
      }
      return viewOf(state, cart);
    },

    removePromoCode({ visitor, params }) {
      const cart = cartOf(visitor);
      const rest = cart.promoCodes.filter((code) => code !== params.code.toUpperCase());
      if (rest.length < cart.promoCodes.length) {
        cart.promoCodes = rest;
        cart.version += 1;
      }
      return viewOf(state, cart);
    },

    applyCartActions({ visitor, header, body }) {
      const cart = cartOf(visitor);
      const requestId = header['X-Request-Id'];
      if (!cart.requestIds.includes(requestId)) {
        cart.lines = applyActions(state, cart.lines, body.items);
        cart.version += 1;
        cart.requestIds = [...cart.requestIds, requestId].slice(-100);
      }
      return viewOf(state, cart);
    },
  };
}

/** All actions or none (specification, section 4). @throws {Refusal} */
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

function capOf(state: ShopState, articleId: string): number {
  return Math.min(state.stock[articleId] ?? 0, MAX_QUANTITY);
}

/** An article with the colour it belongs to. */
export function articleOf(articleId: string) {
  for (const { card, product } of goods) {
    const article = product.articles.find((candidate) => candidate.articleId === articleId);
    if (article) return { article, card };
  }
  return undefined;
}

function viewOf(state: ShopState, cart: Belongings['cart']): Cart {
  const items = cart.lines.flatMap((line) => itemOf(state, line));
  const total = sum(items, (item) => (item.maxQuantity > 0 ? item.unitPriceBefore * item.quantity : 0));
  const goodsPrice = sum(items, (item) => item.lineTotal);
  const promoCodes = promoCodesOf(cart.promoCodes, goodsPrice);
  const discountPrice = goodsPrice - sum(promoCodes, (code) => code.discountSum);
  const orderableReasons: Cart['orderableReasons'] = [];
  if (items.length === 0) orderableReasons.push('EMPTY');
  if (items.some((item) => item.maxQuantity === 0)) orderableReasons.push('ARTICLE_SOLD_OUT');
  return {
    id: cart.id,
    version: cart.version,
    currency: 'RUB',
    items,
    gifts: [],
    appliedGifts: [],
    total,
    discountSum: total - discountPrice,
    discountPrice,
    orderable: orderableReasons.length === 0,
    orderableReasons,
    promoCodes,
    messages: [],
  };
}

function itemOf(state: ShopState, line: CartLine): CartItem[] {
  const found = articleOf(line.articleId);
  if (!found) return [];
  const { article, card } = found;
  const maxQuantity = capOf(state, line.articleId);
  const quantity = maxQuantity > 0 ? Math.min(line.quantity, maxQuantity) : line.quantity;
  const notices: CartItem['notices'] = [];
  if (maxQuantity === 0) notices.push({ code: 'SOLD_OUT', text: 'Товар закончился' });
  else if (line.wasReduced || quantity < line.quantity) {
    notices.push({
      code: 'QUANTITY_REDUCED',
      text: `Доступно только ${maxQuantity}\u00A0шт.\u00A0— мы обновили количество`,
    });
  }
  return [
    {
      articleId: line.articleId,
      variantId: card.variantId,
      variantGroupId: card.variantGroupId,
      productUrl: card.productUrl,
      quantity,
      isGift: line.isGift,
      name: card.name,
      colour: card.colour,
      size: article.size,
      picture: card.picture,
      unitPrice: card.price,
      unitPriceBefore: card.priceBefore ?? card.price,
      lineTotal: maxQuantity > 0 ? card.price * quantity : 0,
      maxQuantity,
      notices,
    },
  ];
}

function sum<T>(list: T[], amountOf: (each: T) => number): number {
  return list.reduce((total, each) => total + amountOf(each), 0);
}
