import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { readJson, tabStorage } from '@/lib/browser/storage';
import type { EventOf } from './events';

const KEY = SESSION_KEYS.purchase;

/** Stores a purchase for the next page of this tab, possibly after the bank's page. */
export function storePurchase(event: EventOf<'purchase'>): void {
  tabStorage.setItem(KEY, JSON.stringify(event));
}

/** Returns the stored purchase and removes it. */
export function takePurchase(): EventOf<'purchase'> | undefined {
  const stored = readJson(tabStorage, KEY);
  tabStorage.removeItem(KEY);
  return (stored ?? undefined) as EventOf<'purchase'> | undefined;
}
