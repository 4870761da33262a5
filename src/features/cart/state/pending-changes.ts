import { SESSION_KEYS } from '#shared/web/browser-files.ts';

/** Changes in flight when a page was left: how many lists, and the cart's version before them. */
export type PendingChanges = { count: number; version: number };

const KEY = SESSION_KEYS.pendingCart;

let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Notes how many changes are in flight, for the next page in the same tab. While a page unloads its calls still fail,
 * but timers no longer run: so the note is removed by a timer. Storage may be forbidden; then the next page does not
 * know.
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

/** What the previous page left in flight. Reading it removes it. */
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
