import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import type { EventOf } from './events';

const KEY = SESSION_KEYS.purchase;

/** Keeps a purchase for the next page of this tab, perhaps after a page of the bank. */
export function keepPurchase(event: EventOf<'purchase'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(event));
  } catch {}
}

/** The purchase that waits to be reported, once. */
export function takePurchase(): EventOf<'purchase'> | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept ? (JSON.parse(kept) as EventOf<'purchase'>) : undefined;
  } catch {
    return undefined;
  }
}
