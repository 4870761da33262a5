import { SESSION_KEYS } from '#shared/web/browser-files.ts';

/** What this tab keeps under: texts that are not whole yet, and an order that was asked for. */
export const HALF_TYPED_KEY = SESSION_KEYS.halfTyped;
export const ORDER_KEY = SESSION_KEYS.order;

/** Forgets both, because the next shopper of this tab may be another one. */
export function forgetCheckout(storage: () => Pick<Storage, 'removeItem'> = () => sessionStorage): void {
  try {
    for (const key of [HALF_TYPED_KEY, ORDER_KEY]) storage().removeItem(key);
  } catch {
    // Where nothing can be removed nothing is kept.
  }
}
