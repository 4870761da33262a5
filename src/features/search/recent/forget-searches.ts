import { LOCAL_KEYS } from '#shared/web/browser-files.ts';

/** Local storage key of recent searches. */
export const RECENT_SEARCHES_KEY = LOCAL_KEYS.recentSearches;

/**
 * Removes all recent searches. A separate file, because signing out must do this at once, even if the lazy search form
 * cannot be loaded.
 */
export function forgetSearches(storage: () => Pick<Storage, 'removeItem'> = () => localStorage): void {
  try {
    storage().removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}
