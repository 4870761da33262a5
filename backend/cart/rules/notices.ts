import { formatMoney } from '#shared/text/money.ts';
import { NBSP as nbsp } from '#shared/text/typography.ts';
import type { CartNotice } from '../../../src/generated/model/cartNotice.ts';

export const soldOut: CartNotice = { code: 'SOLD_OUT', text: 'Товар закончился' };

/** Both prices in kopecks. */
export function priceChanged(was: number, now: number): CartNotice {
  return {
    code: 'PRICE_CHANGED',
    text: `Цена изменилась: было ${formatMoney(was)}, стало ${formatMoney(now)}`,
  };
}

export function quantityReduced(available: number): CartNotice {
  return {
    code: 'QUANTITY_REDUCED',
    text: `Доступно только ${available}${nbsp}шт.${nbsp}— мы обновили количество`,
  };
}
