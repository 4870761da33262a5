import type { Cart, CartItem } from '#contract/client/client.schemas.ts';
import { priceChanged, quantityReduced, soldOut } from '#shared/cart/notices.ts';
import { lineDiscounts } from '#shared/orders/line-discounts.ts';
import { articleOf, capOf } from '../goods/articles.ts';
import type { Belongings, CartLine, ShopState } from '../state/state.ts';
import { fitToStock } from './cart-actions.ts';
import { giftsOf } from './gifts.ts';
import { promoCodesOf } from './promo-codes.ts';

/** A cart as the contract shows it, with today's prices and stock. */
export function viewOf(state: ShopState, cart: Belongings['cart']): Cart {
  const lines = cart.lines.flatMap((line) => itemOf(state, line));
  const goods = lines.filter(({ isGift, maxQuantity }) => !isGift && maxQuantity > 0);
  const total = sum(goods, (item) => item.unitPriceBefore * item.quantity);
  const goodsPrice = sum(goods, (item) => item.lineTotal);
  const promoCodes = promoCodesOf(
    cart.promoCodes,
    goods.map(({ lineTotal }) => lineTotal),
  );
  const gifts = giftsOf(state, cart.lines);
  const items = withDiscounts(lines, promoCodes, gifts.gifts);
  const discountPrice = goodsPrice - sum(promoCodes, (code) => code.discountSum);
  const orderableReasons: Cart['orderableReasons'] = [];
  if (items.length === 0) orderableReasons.push('EMPTY');
  if (items.some((item) => item.maxQuantity === 0)) orderableReasons.push('ARTICLE_SOLD_OUT');
  return {
    id: cart.id,
    version: cart.version,
    currency: 'RUB',
    items,
    ...gifts,
    total,
    discountSum: total - discountPrice,
    discountPrice,
    orderable: orderableReasons.length === 0,
    orderableReasons,
    promoCodes,
    messages: cart.messages,
  };
}

type PricedLine = Omit<CartItem, 'discounts'> & { reduced: number };

function withDiscounts(
  lines: readonly PricedLine[],
  promoCodes: Cart['promoCodes'],
  gifts: Cart['gifts'],
): CartItem[] {
  const paid = lines.filter(({ isGift }) => !isGift);
  const articleIds = new Set(paid.map(({ articleId }) => articleId));
  const discounts = lineDiscounts(
    lines.map(({ articleId, isGift, unitPriceBefore, quantity, maxQuantity, reduced, lineTotal }) => ({
      articleId,
      isGift,
      reduced,
      offered: lineTotal,
      giftTitle: gifts.find((gift) => gift.articleId === articleId)?.title ?? null,
      before: maxQuantity > 0 ? unitPriceBefore * quantity : 0,
    })),
    promoCodes.map(({ code, discountSum }) => ({ code, sum: discountSum, articleIds })),
  );
  return lines.map(({ reduced: _, ...line }, place) => ({ ...line, discounts: discounts[place] ?? [] }));
}

function itemOf(state: ShopState, kept: CartLine): PricedLine[] {
  const found = articleOf(state, kept.articleId);
  if (!found) return [];
  const { article, card, price, priceBefore } = found;
  const line = fitToStock(state, kept);
  const { articleId, isGift, quantity } = line;
  const maxQuantity = capOf(state, articleId);
  const unitPrice = isGift ? 0 : price;
  return [
    {
      articleId,
      variantId: card.variantId,
      variantGroupId: card.variantGroupId,
      productUrl: card.productUrl,
      quantity,
      isGift,
      name: card.name,
      colour: card.colour,
      size: article.size,
      picture: card.picture,
      unitPrice,
      unitPriceBefore: priceBefore ?? price,
      lineTotal: maxQuantity > 0 ? unitPrice * quantity : 0,
      reduced: maxQuantity > 0 ? price * quantity : 0,
      maxQuantity,
      notices: noticesOf(line, price, maxQuantity),
    },
  ];
}

function noticesOf(line: CartLine, price: number, maxQuantity: number): CartItem['notices'] {
  if (maxQuantity === 0) return [soldOut];
  const notices: CartItem['notices'] = [];
  if (!line.isGift && line.seenPrice !== price) notices.push(priceChanged(line.seenPrice, price));
  if (line.wasReduced && line.quantity === maxQuantity) notices.push(quantityReduced(maxQuantity));
  return notices;
}

function sum<T>(list: T[], amountOf: (each: T) => number): number {
  return list.reduce((total, each) => total + amountOf(each), 0);
}
