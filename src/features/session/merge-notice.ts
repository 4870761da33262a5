import { SESSION_KEYS } from '#shared/web/browser-files.ts';

/** Session storage key, set from a sign-in until a page has shown what it merged. */
const KEY = SESSION_KEYS.mergeNotice;

/** Stores a notice for the next page, because the page of the sign-in is being left. */
export function leaveMergeNotice(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {}
}

/** Whether a notice is stored. Removes it. */
export function takeMergeNotice(): boolean {
  try {
    const left = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return left;
  } catch {
    return false;
  }
}
