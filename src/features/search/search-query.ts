import { stringifySearch } from '@/lib/search-params';
import { tidyQuery } from './tidy-query';

/** The query of a search page's address, tidied; empty when nothing is asked. */
export function readQuery({ q }: Record<string, unknown>): string {
  const [first] = [q].flat();
  return tidyQuery(typeof first === 'string' ? first : '');
}

/** The address of a search. What is chosen among its results is written by features/catalog. */
export function searchHref(query: string, choice: Record<string, string> = {}): string {
  return `/search${stringifySearch(query === '' ? {} : { q: query, ...choice })}`;
}
