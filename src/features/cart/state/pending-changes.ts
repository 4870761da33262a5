import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { readJson, tabStorage } from '@/lib/browser/storage';

/**
 * Changes that were in flight when a page was left: their number, and the version of the cart before them.
 */
export type PendingChanges = { count: number; version: number };

const KEY = SESSION_KEYS.pendingCart;

let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores how many changes are in flight, for the next page of this tab. After the last change the note is
 * removed by a timer: when the page is being left its requests fail, but its timers no longer run, so the
 * note stays. If storage is blocked, the next page has no note.
 */
export function notePendingChanges(count: number, version = 0): void {
  if (typeof window === 'undefined') return;
  clearTimeout(removal);
  if (count === 0) removal = setTimeout(takePendingChanges);
  else tabStorage.setItem(KEY, JSON.stringify({ count, version }));
}

/** Returns the note of the previous page about changes in flight, and removes it. */
export function takePendingChanges(): PendingChanges | undefined {
  const { count, version } = (readJson(tabStorage, KEY) ?? {}) as Partial<PendingChanges>;
  tabStorage.removeItem(KEY);
  return isInteger(count) && isInteger(version) ? { count, version } : undefined;
}

const isInteger = (value: unknown): value is number => Number.isInteger(value);
