import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import type { EventOf } from './events';

const KEY = SESSION_KEYS.purchase;

/** Stores a purchase for the next page of this tab, possibly after the bank's page. */
export function keepPurchase(event: EventOf<'purchase'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(event));
  } catch {}
}

/** Returns the stored purchase and removes it. */
export function takePurchase(): EventOf<'purchase'> | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept ? (JSON.parse(kept) as EventOf<'purchase'>) : undefined;
  } catch {
    return undefined;
  }
}
