import { SESSION_KEYS } from '#shared/web/browser-files.ts';
import { tabStorage } from '@/lib/browser/storage';

/**
 * Session storage key. Set when a sign-in has merged a cart or a wishlist, until a page has shown the notice
 * about it.
 */
const KEY = SESSION_KEYS.mergeNotice;

/** Stores that the next page must show the notice, because the sign-in leaves this page. */
export function leaveMergeNotice(): void {
  tabStorage.setItem(KEY, '1');
}

/** Whether the notice must be shown. Clears the stored value. */
export function takeMergeNotice(): boolean {
  const left = tabStorage.getItem(KEY) !== null;
  tabStorage.removeItem(KEY);
  return left;
}
