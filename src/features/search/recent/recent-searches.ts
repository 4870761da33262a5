import { deviceStorage, readJson, type SafeStorage } from '@/lib/browser/storage';
import { foldQuery, tidyQuery } from '../query/tidy-query';
import { forgetSearches, RECENT_SEARCHES_KEY } from './forget-searches';

/** Number of remembered searches. */
export const MAX_SEARCHES = 8;

/**
 * Searches made in this browser, the last first. They are never stored on a server, so no consent is needed.
 * Signing out removes them, because searches reveal more about a person than viewed goods do. Empty if the
 * storage is blocked or its content is invalid.
 */
export function readSearches(storage = deviceStorage): string[] {
  const stored = readJson(storage, RECENT_SEARCHES_KEY);
  if (!Array.isArray(stored)) return [];
  const queries = stored.filter((each) => typeof each === 'string').map(tidyQuery);
  return queries.filter((query, at) => query !== '' && queries.indexOf(query) === at).slice(0, MAX_SEARCHES);
}

/** Adds a search as the last one, and removes the same search in another case. Returns the new list. */
export function rememberSearch(query: string, storage = deviceStorage): string[] {
  const tidy = tidyQuery(query);
  if (tidy === '') return readSearches(storage);
  return write([tidy, ...others(tidy, storage)].slice(0, MAX_SEARCHES), storage);
}

/** Removes one search. Returns the new list. */
export function forgetSearch(query: string, storage = deviceStorage): string[] {
  return write(others(query, storage), storage);
}

function others(query: string, storage: SafeStorage): string[] {
  return readSearches(storage).filter((each) => foldQuery(each) !== foldQuery(query));
}

function write(queries: string[], storage: SafeStorage): string[] {
  if (queries.length === 0) forgetSearches(storage);
  else storage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(queries));
  return readSearches(storage);
}
