import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { tabStorage } from '@/lib/browser/storage';

/**
 * Session storage key. It is set by a sign-in that merged something, until a page has shown the notice about
 * it.
 */
const KEY = SESSION_KEYS.mergeNotice;

/** Stores a notice for the next page, because the page of the sign-in is being left. */
export function leaveMergeNotice(): void {
  tabStorage.setItem(KEY, '1');
}

/** Whether a notice is stored. Removes it. */
export function takeMergeNotice(): boolean {
  const left = tabStorage.getItem(KEY) !== null;
  tabStorage.removeItem(KEY);
  return left;
}
