import { maxLineQuantity, maxLines } from '../cart/limits.ts';
import { NBSP } from '../text/typography.ts';

/** Why an article of an order did not come into the cart, or not in full. */
export type MissingReason =
  | { why: 'SOLD_OUT' }
  | { why: 'NO_ROOM' }
  | { why: 'FEWER'; quantity: number; byStock: boolean };

/** The reason for people. */
export function missingText(reason: MissingReason): string {
  if (reason.why === 'SOLD_OUT') return 'Этот размер закончился';
  if (reason.why === 'NO_ROOM')
    return `В${NBSP}корзине помещается не${NBSP}больше ${maxLines}${NBSP}разных товаров`;
  return reason.byStock
    ? `Осталось ${reason.quantity}${NBSP}шт.`
    : `Не${NBSP}больше ${maxLineQuantity}${NBSP}шт. в${NBSP}заказе`;
}
