import { foldQuery, tidyQuery } from '../query/tidy-query';
import { forgetSearches, RECENT_SEARCHES_KEY } from './forget-searches';

/** How many are remembered. */
export const MAX_SEARCHES = 8;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
const ofBrowser = (): Storage => localStorage;

/**
 * What was searched for in this browser, the latest first. It stays in the browser and is kept for the shopper's own
 * use, so no consent is asked for; signing out forgets it, for words say more of a person than goods looked at.
 * A browser that keeps nothing, or something else under the name, gives an empty list.
 */
export function readSearches(storage = ofBrowser): string[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(RECENT_SEARCHES_KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const queries = kept.filter((each) => typeof each === 'string').map(tidyQuery);
    return queries
      .filter((query, at) => query !== '' && queries.indexOf(query) === at)
      .slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

/** Puts a search first and removes the same one in other case. Returns what is remembered now. */
export function rememberSearch(query: string, storage = ofBrowser): string[] {
  const tidy = tidyQuery(query);
  if (tidy === '') return readSearches(storage);
  return write([tidy, ...others(tidy, storage)].slice(0, MAX_SEARCHES), storage);
}

/** Forgets one search. Returns what is remembered now. */
export function forgetSearch(query: string, storage = ofBrowser): string[] {
  return write(others(query, storage), storage);
}

function others(query: string, storage: () => Storage): string[] {
  return readSearches(storage).filter((each) => foldQuery(each) !== foldQuery(query));
}

function write(queries: string[], storage: () => Storage): string[] {
  try {
    if (queries.length === 0) forgetSearches(storage);
    else storage().setItem(RECENT_SEARCHES_KEY, JSON.stringify(queries));
  } catch {
    // Blocked or full: nothing more is remembered.
  }
  return readSearches(storage);
}
