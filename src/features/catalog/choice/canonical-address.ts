import { redirect } from '@tanstack/react-router';
import type { Facet } from '@/lib/api';
import { LIST_PARAMETERS } from '@/shop/addresses/facet-parameters';
import { stringifySearch } from '@/shop/addresses/search-params';
import { filterChoice } from './choice';
import { type ListingSearch, writeListingSearch } from './listing-search';

type Location = { pathname: string; search: object };

/**
 * The parameters of a listing, without facet values that the response does not have.
 * @throws a permanent redirect of the router if the requested URL is not the canonical one
 */
export function canonicalOrRedirect(
  { pathname, search }: Location,
  requested: ListingSearch,
  { facets }: { facets: readonly Facet[] },
): ListingSearch {
  const known = knownSearch(requested, facets);
  const canonical = canonicalSearch({ ...search }, known);
  if (canonical) throw redirect({ href: encodeURI(pathname) + stringifySearch(canonical), statusCode: 301 });
  return known;
}

/** The parameters, without facet values that the listing does not have. */
export function knownSearch(requested: ListingSearch, facets: readonly Facet[]): ListingSearch {
  const { page, sort } = requested;
  const choice = filterChoice(requested, (id, value) =>
    facets.some((facet) => facet.id === id && facet.values.some((known) => known.value === value)),
  );
  return { ...choice, ...(page !== undefined && { page }), ...(sort !== undefined && { sort }) };
}

/**
 * The canonical parameters, if the URL has others: repeated values, another order, unknown values, junk or
 * page 1. Parameters of other software, such as advertising tags, are kept. Undefined if the URL is
 * canonical.
 */
export function canonicalSearch(
  search: Record<string, unknown>,
  requested: ListingSearch,
): Record<string, unknown> | undefined {
  const entries = Object.entries(search);
  const wanted = writeListingSearch(requested);
  const isOurs = ([name]: [string, unknown]) => LIST_PARAMETERS.includes(name);
  if (JSON.stringify(entries.filter(isOurs)) === JSON.stringify(Object.entries(wanted))) return undefined;
  return { ...Object.fromEntries(entries.filter((entry) => !isOurs(entry))), ...wanted };
}
