import type { Cart } from '#contract/sdk/types.gen.ts';
import { lineSums } from '#shared/cart/line-discounts.ts';
import { type Facts, sentence } from './facts.ts';

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Facts about a cart and its messages. They must be the same whichever articles the cart contains. */
export function cartFacts(cart: Cart): Facts {
  const { items, promoCodes, gifts, appliedGifts } = cart;
  const counted = items.filter(({ isGift, maxQuantity }) => !isGift && maxQuantity > 0);
  const goods = sum(items.map(({ lineTotal }) => lineTotal));
  const codes = sum(promoCodes.map(({ discountSum }) => discountSum));
  return {
    version: cart.version,
    lines: items.map(({ quantity, maxQuantity, isGift }) => [
      ...[quantity, `of ${maxQuantity}`],
      ...(isGift ? ['as a gift'] : []),
    ]),
    notices: items.map(({ notices }) => notices.map(({ code, text }) => `${code}: ${sentence(text)}`)),
    'lines cost unit price times quantity': items.every(
      ({ lineTotal, unitPrice, quantity, maxQuantity }) =>
        lineTotal === (maxQuantity > 0 ? unitPrice * quantity : 0),
    ),
    'total equals sum of lines before discounts':
      cart.total === sum(counted.map(({ unitPriceBefore, quantity }) => unitPriceBefore * quantity)),
    'what is due equals sum of lines less promo codes': cart.discountPrice === goods - codes,
    'what is due equals lines less all their discounts':
      cart.discountPrice === sum(items.map((item) => lineSums(item).due)) &&
      cart.total === sum(counted.map((item) => lineSums(item).before)),
    'discount equals total less what is due': cart.discountSum === cart.total - cart.discountPrice,
    'something is due': cart.discountPrice > 0,
    orderable: cart.orderable,
    orderableReasons: cart.orderableReasons,
    'gifts are offered': gifts.length > 0,
    'gifts taken': appliedGifts.map(({ articleIds }) => `earned by ${articleIds.length}`),
    promoCodes: promoCodes.map(({ code, applied, discountSum, freeDelivery, reason }) => [
      ...[code, applied ? 'applies' : 'waits', discountSum > 0 ? 'takes something off' : 'takes nothing off'],
      ...(discountSum % 100 === 0 ? ['in whole roubles'] : []),
      ...(freeDelivery ? ['free delivery'] : []),
      ...(reason === null ? [] : [sentence(reason)]),
    ]),
    messages: cart.messages.map(({ code, text }) => `${code}: ${sentence(text)}`),
  };
}
