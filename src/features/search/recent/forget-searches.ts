import { LOCAL_KEYS } from '#shared/web/browser-files.ts';

/** What a browser keeps recent searches under. */
export const RECENT_SEARCHES_KEY = LOCAL_KEYS.recentSearches;

/**
 * Forgets all recent searches. Apart from the rest, which comes with the form: signing out must forget at
 * once, also when nothing can be fetched.
 */
export function forgetSearches(storage: () => Pick<Storage, 'removeItem'> = () => localStorage): void {
  try {
    storage().removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Where nothing can be removed nothing is kept.
  }
}
