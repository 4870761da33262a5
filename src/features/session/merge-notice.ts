import { SESSION_KEYS } from '#shared/web/browser-files.ts';

/** Set in this window from a sign-in until a page of the shop has shown what the sign-in merged. */
const KEY = SESSION_KEYS.mergeNotice;

/** Leaves a note for the next page: a sign-in happened on a page that goes away. */
export function leaveMergeNotice(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {}
}

/** Whether there is such a note. Reading it removes it. */
export function takeMergeNotice(): boolean {
  try {
    const left = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return left;
  } catch {
    return false;
  }
}
