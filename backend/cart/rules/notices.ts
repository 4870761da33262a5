import { NBSP as nbsp } from '#shared/typography.ts';
import type { CartNotice } from '../../../src/generated/model/cartNotice.ts';

/** Kopecks as «24 990 ₽», with U+00A0; kopecks are written only when there are any. */
export function formatRoubles(kopecks: number): string {
  const roubles = String(Math.floor(kopecks / 100)).replace(/\B(?=(\d{3})+$)/g, nbsp);
  const rest = kopecks % 100;
  return `${roubles}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}${nbsp}₽`;
}

export const soldOut: CartNotice = { code: 'SOLD_OUT', text: 'Товар закончился' };

/** Both prices in kopecks. */
export function priceChanged(was: number, now: number): CartNotice {
  return {
    code: 'PRICE_CHANGED',
    text: `Цена изменилась: было ${formatRoubles(was)}, стало ${formatRoubles(now)}`,
  };
}

export function quantityReduced(available: number): CartNotice {
  return {
    code: 'QUANTITY_REDUCED',
    text: `Доступно только ${available}${nbsp}шт.${nbsp}— мы обновили количество`,
  };
}
