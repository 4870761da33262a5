import { redirect } from '@tanstack/react-router';
import type { Facet } from '@/lib/api';
import { LIST_PARAMETERS } from '@/shop/addresses/facet-parameters';
import { stringifySearch } from '@/shop/addresses/search-params';
import { filterChoice } from './choice';
import { type ListingSearch, writeListingSearch } from './listing-search';

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

/** What is left of a choice when the values are dropped that the answer does not know. */
export function knownSearch(asked: ListingSearch, facets: readonly Facet[]): ListingSearch {
  const { page, sort } = asked;
  const choice = filterChoice(asked, (id, value) =>
    facets.some((facet) => facet.id === id && facet.values.some((known) => known.value === value)),
  );
  return { ...choice, ...(page !== undefined && { page }), ...(sort !== undefined && { sort }) };
}

/**
 * The parameters to go to when an address is not the one for its goods: values twice, in another order or unknown,
 * junk, a page 1. Parameters of others, such as those of an advertisement, stay. Undefined when the address is right.
 */
export function betterSearch(
  search: Record<string, unknown>,
  asked: ListingSearch,
): Record<string, unknown> | undefined {
  const entries = Object.entries(search);
  const wanted = writeListingSearch(asked);
  const isOurs = ([name]: [string, unknown]) => LIST_PARAMETERS.includes(name);
  if (JSON.stringify(entries.filter(isOurs)) === JSON.stringify(Object.entries(wanted))) return undefined;
  return { ...Object.fromEntries(entries.filter((entry) => !isOurs(entry))), ...wanted };
}
