import { formatMoney } from '../text/money.ts';
import { NBSP as nbsp } from '../text/typography.ts';

// Notices and messages of a cart, with the codes of the contract.

/** A notice about a line (openapi, cart-notice). */
export type CartNotice = { code: 'SOLD_OUT' | 'PRICE_CHANGED' | 'QUANTITY_REDUCED'; text: string };

/** A message about a cart as a whole (openapi, cart-message). */
export type CartMessage = { code: 'GIFT_REMOVED' | 'MERGED'; text: string };

/** A message in the cart that says what a merge did. */
export const mergedMessage = (text: string): CartMessage => ({ code: 'MERGED', text });

export const soldOut = { code: 'SOLD_OUT', text: 'Товар закончился' } as const;

/** The notice on a line whose price has changed since the shopper saw it. Both prices are in kopecks. */
export const priceChanged = (was: number, now: number) =>
  ({
    code: 'PRICE_CHANGED',
    text: `Цена изменилась: было ${formatMoney(was)}, стало ${formatMoney(now)}`,
  }) as const;

export const quantityReduced = (available: number) =>
  ({
    code: 'QUANTITY_REDUCED',
    text: `Доступно только ${available}${nbsp}шт.${nbsp}— мы обновили количество`,
  }) as const;

export const giftNotEarned = {
  code: 'GIFT_REMOVED',
  text: `Подарок убран из${nbsp}корзины: заказ больше не${nbsp}подходит под${nbsp}условия`,
} as const;

export const giftSoldOut = {
  code: 'GIFT_REMOVED',
  text: `Подарок закончился, мы${nbsp}убрали его из${nbsp}корзины`,
} as const;

/** Text that says why a promo code has no effect: it applies to none of the goods in the cart. */
export const codeCountsNothing = `Промокод не${nbsp}действует на${nbsp}товары в${nbsp}корзине`;
