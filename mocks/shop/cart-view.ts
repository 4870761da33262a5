import type { Cart } from '../../src/generated/model/cart.ts';
import type { CartItem } from '../../src/generated/model/cartItem.ts';
import { articleOf, capOf } from './articles.ts';
import { promoCodesOf } from './promo-codes.ts';
import type { Belongings, CartLine, ShopState } from './state.ts';

/** A cart as the contract shows it, with today's prices and stock. */
export function viewOf(state: ShopState, cart: Belongings['cart']): Cart {
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
    messages: cart.messages,
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
