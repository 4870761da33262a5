import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import type { EventOf } from './events';

const KEY = SESSION_KEYS.purchase;

/** Stores a purchase for the next page of this tab, possibly after the bank's page. */
export function storePurchase(event: EventOf<'purchase'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(event));
  } catch {}
}

/** Returns the stored purchase and removes it. */
export function takePurchase(): EventOf<'purchase'> | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored ? (JSON.parse(stored) as EventOf<'purchase'>) : undefined;
  } catch {
    return undefined;
  }
}
