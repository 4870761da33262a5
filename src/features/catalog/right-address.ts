import { redirect } from '@tanstack/react-router';
import type { Facet } from '@/lib/api';
import { stringifySearch } from '@/lib/search-params';
import { betterSearch, knownSearch, type ListingSearch } from './listing-search';

type Location = { pathname: string; search: object };

/**
 * What was asked of a list of goods, without values that its answer does not know.
 * @throws the router's redirect, for good, when the page should be asked for by another address: the same goods have one
 */
export function atRightAddress(
  { pathname, search }: Location,
  asked: ListingSearch,
  { facets }: { facets: readonly Facet[] },
): ListingSearch {
  const known = knownSearch(asked, facets);
  const better = betterSearch({ ...search }, known);
  if (better) throw redirect({ href: encodeURI(pathname) + stringifySearch(better), statusCode: 301 });
  return known;
}
