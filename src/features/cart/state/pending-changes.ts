import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { readJson, tabStorage } from '@/lib/browser/storage';

/** Changes that were in flight when a page was left: the number of lists, and the cart's version before them. */
export type PendingChanges = { count: number; version: number };

const KEY = SESSION_KEYS.pendingCart;

let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores the number of changes in flight for the next page of the tab. While a page unloads its calls fail but timers
 * do not run, so a timer removes the note. If storage is forbidden the next page does not know.
 */
export function notePendingChanges(count: number, version = 0): void {
  if (typeof window === 'undefined') return;
  clearTimeout(removal);
  if (count === 0) removal = setTimeout(takePendingChanges);
  else tabStorage.setItem(KEY, JSON.stringify({ count, version }));
}

/** Returns what the previous page left in flight, and removes the note. */
export function takePendingChanges(): PendingChanges | undefined {
  const { count, version } = (readJson(tabStorage, KEY) ?? {}) as Partial<PendingChanges>;
  tabStorage.removeItem(KEY);
  return isInteger(count) && isInteger(version) ? { count, version } : undefined;
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);
