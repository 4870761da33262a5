import { SESSION_KEYS } from '#shared/web/browser-files.ts';

/** Changes that were in flight when a page was left: the number of lists, and the cart's version before them. */
export type PendingChanges = { count: number; version: number };

const KEY = SESSION_KEYS.pendingCart;

let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores the number of changes in flight for the next page of the tab. While a page unloads its calls fail but timers
 * do not run, so a timer removes the note. If storage is forbidden the next page does not know.
 */
export function notePendingChanges(count: number, version = 0): void {
  if (typeof sessionStorage === 'undefined') return;
  clearTimeout(removal);
  if (count === 0) removal = setTimeout(takePendingChanges);
  else write(JSON.stringify({ count, version }));
}

function write(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {}
}

/** Returns what the previous page left in flight, and removes the note. */
export function takePendingChanges(): PendingChanges | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { count, version } = JSON.parse(text ?? '{}');
    return Number.isInteger(count) && Number.isInteger(version) ? { count, version } : undefined;
  } catch {
    return undefined;
  }
}
