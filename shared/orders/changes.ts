import { piecesOf } from '../cart/pieces.ts';
import { METHOD_IS_GONE, POINT_IS_GONE } from '../delivery/check-choice.ts';
import { type DeliveryKind, isCollected } from '../delivery/kinds.ts';
import { typeset } from '../text/typeset.ts';
import { SUM_CHANGED } from './sum-changed.ts';

/** A difference between what the shopper saw before ordering and what applies now (openapi, order-change). */
type OrderChange = {
  code: 'PRICE' | 'STOCK' | 'GIFT' | 'PROMO_CODE' | 'DELIVERY' | 'TOTAL' | 'CART';
  articleId: string | null;
  text: string;
};

type OrderedCart = {
  version: number;
  items: readonly {
    articleId: string;
    quantity: number;
    maxQuantity: number;
    notices: readonly { code: keyof typeof CODES; text: string }[];
  }[];
  messages: readonly { code: string; text: string }[];
  promoCodes: readonly { code: string; reason: string | null }[];
  total: number;
  discountSum: number;
  discountPrice: number;
  orderable: boolean;
};

type Seen = { cartVersion: number; pieces: number; total: number };

const CODES = { PRICE_CHANGED: 'PRICE', QUANTITY_REDUCED: 'STOCK', SOLD_OUT: 'STOCK' } as const;

const whole = (code: OrderChange['code'], text: string): OrderChange[] => [
  { code, articleId: null, text: typeset(text) },
];

type Judged = {
  cart: OrderedCart;
  seen: Seen;
  /** The amount due now, in kopecks. */
  total: number;
  /** Text that says why the chosen delivery is unavailable. Null if it is available. */
  obstacle: string | null;
};

/**
 * Compares what the shopper saw with what applies now. If the list is not empty, the shopper must confirm the
 * order again.
 */
function orderChanges({ cart, seen, total, obstacle }: Judged): OrderChange[] {
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
    ? whole('TOTAL', SUM_CHANGED)
    : whole('CART', 'Корзина изменилась');
}

type ChosenMethod = { kind: DeliveryKind; price: number | null; obstacle: { text: string } | null };

/** What applies to an order of the cart now. */
type OrderTerms<Method> = {
  /** The chosen delivery method. Undefined if it is unavailable. */
  method: Method | undefined;
  /** The amount due including delivery, in kopecks. */
  total: number;
  changes: OrderChange[];
  /** Makes the response body for a refusal because of these changes (openapi, order-changes). */
  refusal: (changes: readonly OrderChange[]) => {
    changes: OrderChange[];
    now: Seen;
    goodsSum: number;
    discountSum: number;
    deliveryPrice: number | null;
  };
};

/**
 * Determines what applies to an order of the cart now, and what has changed since the shopper saw the cart.
 * @param goodsDue amount due for the goods, in kopecks, for which the delivery price was calculated
 */
export function orderTerms<Method extends ChosenMethod>(
  cart: OrderedCart,
  seen: Seen,
  { chosen, goodsDue }: { chosen: { method: Method | undefined; point: unknown }; goodsDue: number },
): OrderTerms<Method> {
  const method = chosen.method?.obstacle === null ? chosen.method : undefined;
  const deliveryPrice = method?.price ?? null;
  const total = cart.discountPrice + (deliveryPrice ?? 0);
  return {
    method,
    total,
    changes: orderChanges({ cart, seen, total, obstacle: obstacleOf(chosen, cart, goodsDue) }),
    refusal: (changes) => ({
      changes: changes.slice(0, 100),
      now: { cartVersion: cart.version, pieces: piecesOf(cart), total },
      goodsSum: cart.total,
      discountSum: cart.discountSum,
      deliveryPrice,
    }),
  };
}

/** Text that says why the cart cannot be delivered as chosen. Null if it can. */
function obstacleOf(
  { method, point }: { method: ChosenMethod | undefined; point: unknown },
  cart: OrderedCart,
  goodsDue: number,
): string | null {
  if (!method) return METHOD_IS_GONE;
  if (method.obstacle) return method.obstacle.text;
  if (isCollected(method) && !point) return POINT_IS_GONE;
  // The cart was changed after the delivery price had been calculated and before the cart was locked. The
  // price may no longer be right.
  return cart.discountPrice === goodsDue ? null : 'Стоимость доставки изменилась';
}
