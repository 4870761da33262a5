import { LOCAL_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage } from '@/lib/browser/storage';

/** Local storage key of recent searches. */
export const RECENT_SEARCHES_KEY = LOCAL_KEYS.recentSearches;

/**
 * Removes all recent searches. In a file of its own, because signing out must remove them even if the lazy
 * search form cannot be loaded.
 */
export function forgetSearches(storage = deviceStorage): void {
  storage.removeItem(RECENT_SEARCHES_KEY);
}
