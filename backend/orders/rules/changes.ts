import type { Cart, OrderChange, OrderSeen } from '#contract/client/client.schemas.ts';
import { typeset } from '#shared/text/typeset.ts';

const CODES = { PRICE_CHANGED: 'PRICE', QUANTITY_REDUCED: 'STOCK', SOLD_OUT: 'STOCK' } as const;

/** Pieces of a cart in stock. */
export const piecesOf = ({ items }: Pick<Cart, 'items'>): number =>
  items.reduce((all, { quantity, maxQuantity }) => (maxQuantity > 0 ? all + quantity : all), 0);

export type Judged = {
  cart: Cart;
  seen: OrderSeen;
  /** What is due now. */
  total: number;
  /** Why the chosen delivery is not available; null when it is. */
  obstacle: string | null;
};

/** What keeps a cart from being ordered as the shopper saw it; nothing when it can be. */
export function orderChanges({ cart, seen, total, obstacle }: Judged): OrderChange[] {
  const whole = (code: OrderChange['code'], text: string) => [{ code, articleId: null, text: typeset(text) }];
  if (cart.items.length === 0) return whole('CART', 'В корзине нет товаров');
  const isSame = seen.cartVersion === cart.version && seen.pieces === piecesOf(cart) && seen.total === total;
  if (isSame && cart.orderable && obstacle === null) return [];
  const found: OrderChange[] = [
    ...cart.items.flatMap(({ articleId, notices }) =>
      notices.map(({ code, text }) => ({ code: CODES[code], articleId, text })),
    ),
    ...cart.messages.flatMap(({ code, text }) =>
      code === 'MERGED' ? whole('CART', text) : whole('GIFT', text),
    ),
    ...cart.promoCodes.flatMap(({ code, reason }) =>
      reason === null ? [] : whole('PROMO_CODE', `${code}: ${reason}`),
    ),
    ...(obstacle === null ? [] : whole('DELIVERY', obstacle)),
  ];
  if (found.length > 0) return found;
  return seen.cartVersion === cart.version
    ? whole('TOTAL', 'Сумма заказа изменилась')
    : whole('CART', 'Корзина изменилась');
}
