import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { readJson, tabStorage } from '@/lib/browser/storage';
import type { EventOf } from './events';

const KEY = SESSION_KEYS.purchase;

/** Stores a purchase, to be reported by the next page of this tab, which may come after the bank's page. */
export function storePurchase(event: EventOf<'purchase'>): void {
  tabStorage.setItem(KEY, JSON.stringify(event));
}

/** Returns the stored purchase, if there is one, and removes it. */
export function takePurchase(): EventOf<'purchase'> | undefined {
  const stored = readJson(tabStorage, KEY);
  tabStorage.removeItem(KEY);
  return (stored ?? undefined) as EventOf<'purchase'> | undefined;
}
