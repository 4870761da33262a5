import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { tabStorage } from '@/lib/browser/storage';

/** Session storage keys of the checkout: for incomplete texts, and for an order whose answer is pending. */
export const HALF_TYPED_KEY = SESSION_KEYS.halfTyped;
export const ORDER_KEY = SESSION_KEYS.order;

/** Removes both entries, because the next shopper in this tab may be another person. */
export function forgetCheckout(storage = tabStorage): void {
  for (const key of [HALF_TYPED_KEY, ORDER_KEY]) storage.removeItem(key);
}
