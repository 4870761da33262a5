import { SESSION_KEYS } from '#shared/web/browser-files.ts';

/** Session storage keys of the checkout: incomplete texts, and a requested order. */
export const HALF_TYPED_KEY = SESSION_KEYS.halfTyped;
export const ORDER_KEY = SESSION_KEYS.order;

/** Removes both, because the next shopper in this tab may be another one. */
export function forgetCheckout(storage: () => Pick<Storage, 'removeItem'> = () => sessionStorage): void {
  try {
    for (const key of [HALF_TYPED_KEY, ORDER_KEY]) storage().removeItem(key);
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}
